import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Upload } from '../files/files.ts'
import type { FileKind } from '../files/rules.ts'
import type { Scope } from '../scopes.ts'
import type { Viewer } from '../viewer.ts'
import type { Parameter } from './parameters.ts'

/** One call: a method and a path, what is sent and answered, and the verb that it calls. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As OpenAPI writes it: `/api/talents/{id}`. */
  path: string
  summary: string
  description?: string
  /** Who may call it: whoever has all of these scopes. */
  scope: Scope | readonly Scope[]
  /** The GraphQL field of the same act; a test holds its scopes against these. */
  field: `${'Query' | 'Mutation'}.${string}`
  /** READ tokens may send it, though it is no GET. */
  readsOnly?: true
  /** The verb itself refuses API tokens. For the OpenAPI document only. */
  inPerson?: true
  /** The parts of the path that stand in braces. */
  params?: Record<string, Parameter>
  /** What may stand behind the '?'. */
  query?: Record<string, Parameter>
  /** The JSON body; other keys are ignored. Without it, no body is looked at. */
  body?: z.ZodObject
  /** The fields that must be there. For the OpenAPI document only: the rules decide. */
  required?: readonly string[]
  /** The multipart form that is read in place of a JSON body. */
  form?: Form
  /** Sent again with the same `Idempotency-Key`, it is done once: the body has the key, and the verb sees to it. */
  once?: true
  /** 201 when the call makes a new entity. */
  status?: 201
  answer: z.ZodType | FileAnswer
  /** Problems with statuses that do not follow from the rest of the row. */
  problems?: (401 | 403 | 404 | 409 | 422 | 429)[]
  /** Does it, and returns the row that is answered; of a long list, its pages. */
  run(context: Context, params: object, body: object): unknown
}

/** The bytes of a stored file. `run` returns its key, and the name that it is downloaded by. */
export type FileAnswer = { contentType: string }

/** A multipart form with one file. */
export type Form = {
  /** The field that holds the file. */
  file: string
  kind: FileKind
  /** Text fields that may come along; others are ignored. */
  fields?: readonly string[]
  /** The words for a form without the file. */
  missing?: string
  /** Asked with the fields so far before the file of a stranger is put on the disk; throws unless it may. */
  admit?(context: Context, params: object, fields: object): Promise<void>
}

type Typed<Scopes, Params, Query, Sent, Answer> = Omit<
  Call,
  'method' | 'path' | 'scope' | 'params' | 'query' | 'form' | 'answer' | 'run'
> & {
  scope: Scopes
  params?: Params
  query?: Query
  answer: Answer
  run(context: Asked<Scopes>, params: Values<Params> & Partial<Values<Query>>, sent: Sent): Answered<Answer>
}

type Asked<Scopes> = Scopes extends 'public' ? Context : Context & { viewer: Viewer }

type Values<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Value> ? Value : unknown
}

type Answered<Answer> = Answer extends FileAnswer
  ? Promise<{ key: string; name: string }>
  :
      | Promise<z.input<Answer>>
      | (Answer extends z.ZodArray ? AsyncGenerator<z.input<Answer>> | Promise<AsyncGenerator<z.input<Answer>>> : never)

/** A row of the table, held against its own types: what `run` gets and returns follows from the rest of the row. */
export const call = <
  const Scopes extends Call['scope'],
  Params extends Record<string, Parameter>,
  Query extends Record<string, Parameter>,
  Body extends z.ZodObject,
  Answer extends Call['answer'],
>(
  line: Line,
  row: Typed<Scopes, Params, Query, z.output<Body>, Answer> & {
    body?: Body
    required?: readonly (keyof z.output<Body> & string)[]
  },
): Call => ({ ...named(line), ...row })

/** The same for a call that brings a file. */
export const uploadCall = <
  const Scopes extends Call['scope'],
  Params extends Record<string, Parameter>,
  Name extends string,
  Answer extends Call['answer'],
>(
  line: Line,
  row: Typed<Scopes, Params, Record<string, Parameter>, { upload: Upload } & Partial<Record<Name, string>>, Answer> & {
    form: Omit<Form, 'fields' | 'admit'> & {
      fields?: readonly Name[]
      admit?(context: Context, params: Values<Params>, fields: Partial<Record<Name, string>>): Promise<void>
    }
  },
): Call => ({ ...named(line), ...row })

/** A method and a path, as in 'GET /api/talents/{id}'. */
type Line = `${Call['method']} /api/${string}`

function named(line: Line): Pick<Call, 'method' | 'path'> {
  const [method, path = ''] = line.split(' ')
  return { method: method as Call['method'], path }
}

/** The answer of a call that has nothing to tell but that it was done. */
export const success = z
  .unknown()
  .transform(() => ({ success: true as const }))
  .pipe(z.object({ success: z.literal(true) }).meta({ id: 'Success' }))

/** The columns to select for an answer: those that it names, and of related rows what it says of them. */
export const columnsOf = <Answer extends z.ZodObject>(answer: Answer) =>
  Object.fromEntries(Object.entries(answer.shape).map(([name, field]) => [name, columnOf(field)])) as Columns<
    z.input<Answer>
  >

type Columns<Row> = { [Name in keyof Row]: unknown extends Row[Name] ? true : Column<NonNullable<Row[Name]>> }

type Column<Value> = Value extends Date | readonly unknown[]
  ? true
  : Value extends object
    ? { select: Columns<Value> }
    : true

function columnOf(field: z.core.$ZodType): unknown {
  if (field instanceof z.ZodNullable) return columnOf(field.unwrap())
  if (field instanceof z.ZodPipe) return columnOf(field.def.in)
  return field instanceof z.ZodObject ? { select: columnsOf(field) } : true
}
