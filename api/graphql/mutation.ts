import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Model } from '../rows/models.ts'
import { type DemandedScope, demandedBy, onlyReads } from '../scopes/demanded.ts'
import type { AuthScope } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'
import { builder } from './builder.ts'
import { RULES } from './describeRules.ts'
import { idIn, rowIfAny, rowOf, signedIn } from './rows.ts'
import { several as mutationOfSeveral } from './several.ts'

/** The field builder of an input type, for fields that two input types share. */
export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** The input of a mutation that needs only the record's id. */
export const byId = (t: InputFields) => ({ id: t.int({ required: true }) })

/** The input field for the version on which an update is based. */
export const versionInput = (t: InputFields) =>
  t.int({
    description:
      'The version the change was made on; a newer one in the database is a CONFLICT. Without it, the last change wins.',
  })

/** The idempotency key in an input: see docs/integrators/writes.md, 'Sending it again'. */
export const onceInput = (t: InputFields) =>
  t.string({
    description:
      'Idempotency key. A request repeated with the same key within 24 hours is not run again and answers with the row of the first run; with other content, it is a CONFLICT.',
  })

/** The description of a record's version field. */
export const VERSION =
  'Grows with each change; sent with an update, it makes the update a CONFLICT when somebody else was faster.'

type Scopes = Partial<Record<AuthScope, true>>

/** The keys of a verb's result whose value is a row's id. */
type IdKey<Done> = { [Key in keyof Done]: Done[Key] extends number ? Key : never }[keyof Done] & string

const payloadOf = <Done extends object>(name: string) => builder.objectRef<Done>(name)

type Mutation<Fields extends InputFieldMap, Done> = {
  description?: string
  /** The scope of API tokens. A mutation whose scope only reads is open to everybody who may read. */
  scope: DemandedScope
  /** The viewer's scopes: `write` by default; `staff` if the scope only reads. The payload requires the same scopes. */
  authScopes?: Scopes | { $all: Scopes }
  /** True for a mutation that requires less than `write`. */
  skipTypeScopes?: boolean
  extensions?: Record<string, unknown>
  input?: (t: InputFields) => Fields
  inputDescription?: string
  /** The rules of the verb: required fields are non-null, and both GraphQL and OpenAPI show the limits. */
  rules?: z.ZodObject
  /** The name of the mutation for several rows. */
  several?: { name: string; takesKey?: true }
  verb(context: Context & { viewer: Viewer }, input: InputShapeFromFields<Fields>): Promise<Done> | Done
  /** Rows to read again, with only the selected fields: by `id`, or by another key of the verb's result. */
  rows?: Record<string, (Done extends { id: number } ? Model : never) | readonly [Model, IdKey<Done>]>
  /** Rows to read again whose id may be missing in the verb's result. */
  rowsIfAny?: Record<string, readonly [Model, string]>
  /** Global ids of deleted rows, by their types. */
  deleted?: Record<string, Done extends { id: number } ? string : never>
  /** Further payload fields. */
  payload?: Parameters<ReturnType<typeof payloadOf<Done & object>>['implement']>[0]['fields']
}

/**
 * Adds a mutation that calls a verb for a signed-in viewer. A payload without other fields has `success`. The mutation
 * is null when it fails, so that the answers of other mutations in the document are returned with its error.
 */
export function mutation<Fields extends InputFieldMap, Done>(name: string, options: Mutation<Fields, Done>) {
  const { input, inputDescription, rules, verb, scope, authScopes, several } = options
  const { description, skipTypeScopes, extensions } = options
  const typeName = name.charAt(0).toUpperCase() + name.slice(1)
  const inputType =
    input &&
    builder.inputType(`${typeName}Input`, {
      description: inputDescription,
      extensions: { [RULES]: rules },
      fields: input,
    })
  const type = payloadType(typeName, options)
  type Input = InputShapeFromFields<Fields>
  const run = async (context: Context & { viewer: Viewer }, sent: Input) => ((await verb(context, sent)) ?? {}) as Ids
  builder.mutationField(name, t =>
    t.field({
      ...{ description, skipTypeScopes, extensions, scope },
      ...(onlyReads(demandedBy(scope)) && { skipTypeScopes: true, authScopes: { staff: true } }),
      ...(authScopes && { authScopes }),
      type,
      nullable: true,
      args: inputType && { input: t.arg({ type: inputType, required: true }) },
      resolve: (_root, args, context) => run(signedIn(context), (args as { input: Input }).input),
    }),
  )
  if (!several || !inputType) return
  const fields = inputType as never
  mutationOfSeveral(several.name, {
    ...{
      one: name,
      input: fields,
      payload: type as never,
      scope,
      authScopes,
      takesKey: several.takesKey ?? false,
    },
    verb: (context, sent) => run(context, sent as Input),
  })
}

type Ids = Record<string, number>

function payloadType<Fields extends InputFieldMap, Done>(typeName: string, options: Mutation<Fields, Done>) {
  const { rows = {}, rowsIfAny = {}, deleted = {}, payload, authScopes = { staff: true } } = options
  return builder.objectRef<Ids>(`${typeName}Payload`).implement({
    scope: 'every',
    authScopes,
    fields: t => {
      const read = Object.entries(rows).map(([field, row]) => [field, t.prismaField(rowNamed(row))])
      const maybe = Object.entries(rowsIfAny).map(([field, [model, key]]) => [
        field,
        t.prismaField(rowIfAny(model as 'Deal', key)),
      ])
      const gone = Object.entries(deleted).map(([field, of]) => [
        field,
        t.globalID({ resolve: done => ({ type: of, id: idIn(done, 'id') }) }),
      ])
      const fields = {
        ...Object.fromEntries([...read, ...maybe, ...gone]),
        ...payload?.(t as Parameters<typeof payload>[0]),
      }
      return Object.keys(fields).length > 0 ? fields : { success: t.boolean({ resolve: () => true }) }
    },
  })
}

/** The payload field for a row. Typed as one model for all, as the rows of all models are read the same way. */
const rowNamed = (row: Model | readonly [Model, string]) =>
  typeof row === 'string' ? rowOf(row as 'Deal') : rowOf(row[0] as 'Deal', row[1])
