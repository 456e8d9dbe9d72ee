import { builder } from './builder.ts'

export const SortDirection = builder.enumType('SortDirection', { values: ['ASC', 'DESC'] as const })

/** The input of a mutation that needs to know only which record. */
export const idInput = (name: string) => builder.inputType(name, { fields: t => ({ id: t.int({ required: true }) }) })

/** What the fields of an input type are made with, for fields that two input types share. */
export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** The field of an update that says on which version it was made. */
export const versionInput = (t: InputFields) =>
  t.int({
    description:
      'The version the change was made on; a newer one in the database is a CONFLICT. Without it, the last change wins.',
  })

/** For the field of a record that grows with each change. */
export const VERSION = 'Grows with each change; send it with an update to be told when somebody else was faster.'
