import { isObjectType } from 'graphql'
import { z } from 'zod'
import { allOf, demandedToRead } from '../rest/answerScopes.ts'
import type { Call } from '../rest/call.ts'
import { schema } from '../schema.ts'
import { type Demanded, demandedByField, demandedByType } from '../scopes/demanded.ts'

/**
 * What a token must hold for a call, as its row says everything: the scopes of its GraphQL field, of each named schema in its
 * answer, and of the records whose columns its file shows or which it names.
 */
export function demandedByCall({ field, answer, columns = {}, names = [] }: Call): Demanded {
  const [parent = '', name = ''] = field.split('.')
  const type = schema.getType(parent)
  const found = isObjectType(type) ? type.getFields()[name] : undefined
  const shown = typeof columns === 'function' ? columns({}) : columns
  return allOf([
    found ? demandedByField(parent, found) : null,
    answer instanceof z.ZodType ? demandedToRead(answer) : [],
    ...Object.keys(shown).map(model => demandedByType(schema.getType(model))),
    names,
  ])
}
