import { getNamedType, isObjectType } from 'graphql'
import { z } from 'zod'
import type { Call } from '../rest/call.ts'
import { schema } from '../schema.ts'
import { type Demanded, demandedByAnswer, demandedByField, demandedByType } from '../tokenScopes/covers.ts'

/**
 * What a token must hold for a call, as its row says everything: the scopes of its GraphQL field, of each named schema in its
 * answer, and of the records whose columns its file shows.
 */
export function demandedByCall({ field, answer, columns = {} }: Call): Demanded {
  const [parent = '', name = ''] = field.split('.')
  const type = schema.getType(parent)
  const returned = isObjectType(type) ? type.getFields()[name]?.type : undefined
  const shown = typeof columns === 'function' ? columns({}) : columns
  const all = [
    demandedByField(parent, name, returned && getNamedType(returned).name),
    ...(answer instanceof z.ZodType ? [...namesIn(answer)].map(demandedByAnswer) : []),
    ...Object.keys(shown).map(demandedByType),
  ]
  return all.includes(null) ? null : [...new Set(all.flatMap(each => each ?? []))]
}

/** The names of the schemas in an answer. */
function namesIn(answer: z.core.$ZodType, names = new Set<string>()): Set<string> {
  const id = answer instanceof z.ZodType ? answer.meta()?.id : undefined
  if (id !== undefined) names.add(id)
  for (const part of partsOf(answer)) namesIn(part, names)
  return names
}

function partsOf(answer: z.core.$ZodType): z.core.$ZodType[] {
  if (answer instanceof z.ZodArray) return [answer.element]
  if (answer instanceof z.ZodNullable || answer instanceof z.ZodOptional) return [answer.unwrap()]
  if (answer instanceof z.ZodUnion) return [...answer.options]
  if (answer instanceof z.ZodPipe) return [answer.in, answer.out]
  return answer instanceof z.ZodObject ? Object.values(answer.shape) : []
}
