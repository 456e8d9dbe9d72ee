import { z } from 'zod'
import { type Demanded, demandedByAnswer } from '../tokenScopes/covers.ts'

/** What a token must hold to read an answer: the scopes of each named schema in it. Null: no scope opens it. */
export function demandedToRead(answer: z.ZodType): Demanded {
  const all = [...namesIn(answer)].map(demandedByAnswer)
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
