import { z } from 'zod'
import { isPublic } from '../calls.ts'
import { VALIDATES } from '../graphql/validateOnly.ts'
import type { Call } from '../rest/call.ts'
import { schema } from '../schema.ts'

/*
 * What the OpenAPI document says of conditional requests: see conditions.ts.
 */

/** Whether a call answers If-None-Match. */
export const takesNoneMatch = (call: Call) =>
  call.method === 'GET' && call.answer instanceof z.ZodType && !isPublic(call)

/** Whether a call can be run without being done, as its mutation can. */
export const takesValidate = ({ field, form }: Call) =>
  !form && schema.getMutationType()?.getFields()[field.replace('Mutation.', '')]?.extensions[VALIDATES] === true

/** The headers that a call takes. */
export function conditionsOf(call: Call) {
  const condition = (name: string, description: string) => ({
    ...{ name, in: 'header', required: false, description },
    schema: { type: 'string', minLength: 1 },
  })
  return [
    ...(call.versioned
      ? [condition('If-Match', 'The ETag of the record as it was read: 412 if its version is another one now. Or *.')]
      : []),
    ...(takesNoneMatch(call)
      ? [condition('If-None-Match', 'The ETag of an answer: 304 if it would be the same.')]
      : []),
    ...(takesValidate(call)
      ? [
          {
            ...{ name: 'Validate-Only', in: 'header', required: false },
            description:
              'Checks all of the call and does nothing of it: 204 without a body, or the problem that it would have.',
            schema: { type: 'string', const: 'true' },
          },
        ]
      : []),
  ]
}

/** The headers that its answer has. */
export function headersOfConditions(call: Call) {
  const text = (description: string) => ({ description, schema: { type: 'string' } })
  const isMade = call.status === 201 && !isPublic(call)
  const tag = takesNoneMatch(call)
    ? 'Opaque. It names the version of the record, if it has one, and this very answer.'
    : call.versioned || isMade
      ? 'Opaque, for If-Match. Only records that have a version have one.'
      : null
  return { ...(tag && { ETag: text(tag) }), ...(isMade && { Location: text('The address of what was made.') }) }
}
