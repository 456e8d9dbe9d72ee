import type { builder } from './builder.ts'

/** The input of a mutation that needs to know only which record. */
export const byId = { inputFields: (t: InputFields) => ({ id: t.int({ required: true }) }) }

/** What the fields of an input type are made with, for fields that two input types share. */
export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** The field of an update that says on which version it was made. */
export const versionInput = (t: InputFields) =>
  t.int({
    description:
      'The version the change was made on; a newer one in the database is a CONFLICT. Without it, the last change wins.',
  })

/** The field of an input that makes something or bills: see docs/integrators.md, 'Sending it again'. */
export const onceInput = (t: InputFields) =>
  t.string({
    description:
      'Repeated with the same key within 24 hours, the request is not done again and answers what it made the first time; with another content, it is a CONFLICT. 1 to 255 printable characters.',
  })

/** For the field of a record that grows with each change. */
export const VERSION = 'Grows with each change; send it with an update to be told when somebody else was faster.'
