import { getNamedType, isObjectType } from 'graphql'
import { z } from 'zod'
import { demandedToRead } from '../rest/answerScopes.ts'
import type { Call } from '../rest/call.ts'
import { schema } from '../schema.ts'
import { type Demanded, demandedByField, demandedByType } from '../tokenScopes/covers.ts'

/**
 * What a token must hold for a call, as its row says everything: the scopes of its GraphQL field, of each named schema in its
 * answer, and of the records whose columns its file shows or which it names.
 */
export function demandedByCall({ field, answer, columns = {}, names = [] }: Call): Demanded {
  const [parent = '', name = ''] = field.split('.')
  const type = schema.getType(parent)
  const returned = isObjectType(type) ? type.getFields()[name]?.type : undefined
  const shown = typeof columns === 'function' ? columns({}) : columns
  const all = [
    demandedByField(parent, name, returned && getNamedType(returned).name),
    answer instanceof z.ZodType ? demandedToRead(answer) : [],
    ...[...Object.keys(shown), ...names].map(demandedByType),
  ]
  return all.includes(null) ? null : [...new Set(all.flatMap(each => each ?? []))]
}
