import { createHash } from 'node:crypto'
import type { InputRef, ObjectRef } from '@pothos/core'
import type { Context } from '../context.ts'
import { asGone, asUnavailable, FAULT } from '../faults.ts'
import { InvalidInput, Problem } from '../problems.ts'
import type { DemandedScope } from '../scopes/demanded.ts'
import type { Viewer } from '../viewer.ts'
import { builder } from './builder.ts'
import { signedIn } from './rows.ts'

/** The maximum number of rows of a bulk mutation. */
export const MOST_ROWS = 100

/** The extension of a list with its maximum number of rows, for the cost of a document. */
export const MOST_LISTED = 'mostListed'

type Input = { id?: number; idempotencyKey?: string | null }
type Staff = Context & { viewer: Viewer }
/** A problem as a resolver's value: wrapped in an object, as GraphQL treats a returned error as thrown. */
type Refused = { problem: Problem }

type Row = { index: number; done?: object; problem?: Problem }

/** The single-record mutation from which a bulk mutation is built. */
type Single = {
  /** The name of the mutation, for the descriptions. */
  one: string
  input: InputRef<unknown>
  payload: ObjectRef<never, unknown>
  scope: DemandedScope
  authScopes: object | undefined
  takesKey: boolean
  verb(context: Staff, input: object): Promise<object>
}

const FieldProblem = builder.objectRef<[string, string]>('FieldProblem').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'What is wrong with a field of an input.',
  fields: t => ({
    field: t.string({ description: 'The name of the field.', resolve: ([field]) => field }),
    message: t.string({
      description: 'What is wrong with it, for a person to read.',
      resolve: ([, message]) => message,
    }),
  }),
})

const RowProblem = builder.objectRef<Refused>('RowProblem').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'Why a row of a mutation of several was not done: what the mutation of one would have had as its error.',
  fields: t => ({
    code: t.string({
      description: 'The code of the problem, as in `extensions.code`.',
      resolve: ({ problem }) => problem.code,
    }),
    message: t.string({ description: 'The problem, for a person to read.', resolve: ({ problem }) => problem.message }),
    fields: t.field({
      type: [FieldProblem],
      description: 'A message for each wrong field of the row.',
      resolve: ({ problem }) => Object.entries(problem.extensions.fields ?? {}),
    }),
  }),
})

/** Adds a bulk mutation: each row is an input of the single-record mutation, and gets its payload or a problem. */
export function several(name: string, single: Single) {
  const { scope, authScopes, one, verb } = single
  const typeName = name.charAt(0).toUpperCase() + name.slice(1)
  const type = payloadType(name, typeName, single)
  const inputType = inputTypeOf(name, typeName, single)
  builder.mutationField(name, t =>
    t.field({
      scope,
      ...(authScopes && { authScopes }),
      type,
      nullable: true,
      description: `\`${one}\` for up to ${MOST_ROWS} rows, with an answer for each.`,
      args: { input: t.arg({ type: inputType, required: true, description: 'The rows.' }) },
      async resolve(_root, { input: { rows, isAtomic, ...sent } }, context) {
        if (rows.length === 0 || rows.length > MOST_ROWS) {
          throw new InvalidInput(`1 to ${MOST_ROWS} rows are allowed`, { rows: `1 to ${MOST_ROWS} rows are allowed` })
        }
        const { idempotencyKey } = sent as Input
        const keyed = rows.map((each, index) => withKey(each, idempotencyKey, index))
        const run = (asked: Staff, index: number) => verb(asked, keyed[index] ?? {})
        const staff = signedIn(context)
        return { rows: await (isAtomic ? atOnce(staff, keyed, run) : oneByOne(staff, keyed, run)) }
      },
    }),
  )
}

function payloadType(name: string, typeName: string, { one, payload, authScopes }: Single) {
  const open = { scope: 'every', authScopes: authScopes ?? { staff: true } } as const
  const row = builder.objectRef<Row>(`${typeName}RowPayload`).implement({
    ...open,
    description: `What became of a row of \`${name}\`: \`done\` or \`error\`.`,
    fields: t => ({
      index: t.exposeInt('index', { description: 'The place of the row in the input, from 0.' }),
      done: t.field({
        type: payload,
        nullable: true,
        description: `What \`${one}\` answers; null with an error.`,
        resolve: ({ done }) => (done ?? null) as never,
      }),
      error: t.field({
        type: RowProblem,
        nullable: true,
        description: 'Why the row was not done; null if it was.',
        resolve: ({ problem }) => (problem ? { problem } : null),
      }),
    }),
  })
  return builder.objectRef<{ rows: Row[] }>(`${typeName}Payload`).implement({
    ...open,
    description: `The answer of \`${name}\`.`,
    fields: t => ({
      rows: t.expose('rows', {
        type: [row],
        extensions: { [MOST_LISTED]: MOST_ROWS },
        description: 'An answer for each row of the input, in its order.',
      }),
    }),
  })
}

function inputTypeOf(name: string, typeName: string, { one, input, takesKey }: Single) {
  return builder.inputType(`${typeName}Input`, {
    description: `The input of \`${name}\`.`,
    fields: t => ({
      rows: t.field({
        type: [input as InputRef<Input>],
        required: true,
        description: `1 to ${MOST_ROWS} inputs of \`${one}\`, done in their order.`,
      }),
      isAtomic: t.boolean({
        description:
          'True: all rows or none, in one transaction; the first problem is that of the mutation, with its `row` in the extensions. By default, each row is a transaction of its own, and the others are done.',
      }),
      ...(takesKey && {
        idempotencyKey: t.string({
          description: 'Makes a key for each row that has none of its own, so that the whole may be sent again.',
        }),
      }),
    }),
  })
}

type Run = (context: Staff, index: number) => Promise<object>

/** Runs each row in its own transaction. */
async function oneByOne(context: Staff, inputs: Input[], run: Run): Promise<Row[]> {
  const rows: Row[] = []
  for (const index of inputs.keys()) {
    try {
      rows.push({ index, done: await run(context, index) })
    } catch (error) {
      rows.push({ index, problem: problemOf(context, error) })
    }
  }
  return rows
}

/** Runs all rows in one transaction, sorted by id, so that concurrent requests do not deadlock. */
async function atOnce(context: Staff, inputs: Input[], run: Run): Promise<Row[]> {
  const order = [...inputs.entries()].sort(([, one], [, other]) => (one.id ?? 0) - (other.id ?? 0))
  const rows = await context.transaction(async tx => {
    const within = { ...context, transaction: <Result>(work: (tx_: typeof tx) => Promise<Result>) => work(tx) }
    const done: Row[] = []
    for (const [index] of order) {
      try {
        done.push({ index, done: await run(within, index) })
      } catch (error) {
        throw error instanceof Problem
          ? new Problem(error.code, error.message, { ...error.extensions, row: index })
          : error
      }
    }
    return done
  })
  return rows.sort((one, other) => one.index - other.index)
}

/** The problem of a failed row, even for an unexpected fault: the answers of the successful rows must not be lost. */
function problemOf({ log, requestId }: Staff, error: unknown): Problem {
  const known = error instanceof Problem ? error : asGone(error)
  if (known) return known
  const passing = asUnavailable(error)
  log[passing ? 'warn' : 'error']({ err: error, requestId }, 'A row failed')
  return passing ?? new Problem('INTERNAL', FAULT, { requestId })
}

/** Derives a row's idempotency key from the key of the request, so that each row is executed once. */
function withKey<Each extends Input>(input: Each, key: string | null | undefined, index: number): Each {
  if (key == null || input.idempotencyKey != null) return input
  return { ...input, idempotencyKey: createHash('sha256').update(`${key} ${index}`).digest('base64url') }
}
