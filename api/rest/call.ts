import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Table } from '../csv/table.ts'
import type { Tx } from '../db.ts'
import type { Upload } from '../files/files.ts'
import type { FileKind } from '../files/rules.ts'
import type { RuledColumns } from '../redaction/audience.ts'
import type { AuthScope } from '../scopes/may.ts'
import type { TokenScope } from '../scopes/words.ts'
import type { Viewer } from '../viewer.ts'
import type { Parameter } from './parameters.ts'
import type { AllRecords } from './records.ts'

/** One REST call: method, path, request, answer, and the verb that it runs. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path in OpenAPI's notation: `/api/talents/{id}`. */
  path: string
  summary: string
  description?: string
  /** The scopes that a caller needs; all of them are required. */
  authScopes: AuthScope | readonly AuthScope[]
  /** The GraphQL field that does the same; a test compares the scopes of field and call. */
  field: `${'Query' | 'Mutation'}.${string}`
  /** True if the verb itself refuses API tokens. Used only by the OpenAPI document. */
  inPerson?: true
  /** The path parameters. */
  params?: Record<string, Parameter>
  /** The query parameters. */
  query?: Record<string, Parameter>
  /** The JSON body. Fields that only answers have are ignored, unknown ones refused. Without `body`, none is read. */
  body?: z.ZodObject
  /** Fields that are required in addition to those that the rules always require. Used only by the OpenAPI document. */
  required?: readonly string[]
  /** A multipart form instead of a JSON body. */
  form?: Form
  /** True for a call that is idempotent with an `Idempotency-Key`, which is added to the body for the verb. */
  once?: true
  /** 201 when the call creates an entity. */
  status?: 201
  /** The path of the created record, for the header Location; by default, the path of the call and the id. */
  location?: `/api/${string}`
  /** Reads and locks the record with the path's id, in the verb's own lock order. Enables If-Match for the call. */
  versioned?(tx: Tx, id: number): Promise<{ version: number }>
  answer: z.ZodType | FileAnswer
  /**
   * The columns that a file shows, or is filtered and sorted by: viewers who may not see all of them are refused. The
   * models do not depend on the parameters, as a token's scopes follow from them.
   */
  columns?: RuledColumns | ((params: object) => RuledColumns)
  /** Further scopes that a token needs, for other records in a file. */
  names?: readonly TokenScope[]
  /** The path of a call that accepts this answer as its body, and ignores extra fields of the answer. */
  fills?: string
  /** Statuses of problems that do not follow from the other members. */
  problems?: (401 | 403 | 404 | 409 | 410 | 422 | 429)[]
  /** Runs the verb with the parameters and the body; returns the row to answer, or a whole list. */
  run(context: Context, sent: object): unknown
}

/**
 * A file. `run` returns its download name and one of: the key of a stored file, the bytes of a generated file, or a
 * table that is written while it is sent (its name then has no extension). `orAs`: the alternative media type.
 */
export type FileAnswer = { contentType: string; orAs?: string }

export type FileAnswered = { name: string } & ({ key: string } | { bytes: Uint8Array } | { table: Table })

/** A multipart form with one file. */
export type Form = {
  /** The form field of the file. */
  file: string
  kind: FileKind
  /** Optional text fields; other text fields are refused. */
  fields?: readonly string[]
  /** The message for a form without the file. */
  missing?: string
  /**
   * Called with the fields read so far, before a visitor's file is spooled to disk; throws unless the upload is
   * allowed.
   */
  admit?(context: Context, params: object, fields: object): Promise<void>
}

type TypedCall<Scopes, Params, Query, Body, Answer> = Omit<
  Call,
  'method' | 'path' | 'authScopes' | 'params' | 'query' | 'form' | 'answer' | 'run'
> & {
  /** By default, `staff` for a GET and `write` for other methods. */
  authScopes?: Scopes
  params?: Params
  query?: Query
  answer: Answer
  run(context: CallContext<Scopes>, sent: Body & Values<Params> & Partial<Values<Query>>): CallAnswer<Answer>
}

type CallContext<Scopes> = Scopes extends 'public' ? Context : Context & { viewer: Viewer }

type Values<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Value> ? Value : unknown
}

type CallAnswer<Answer> = Answer extends FileAnswer
  ? FileAnswered | Promise<FileAnswered>
  : Promise<z.input<Answer>> | (Answer extends z.ZodArray ? All<Answer> | Promise<All<Answer>> : never)

type All<Answer extends z.ZodArray> = AllRecords<z.input<Answer>[number]>

type Empty = Record<never, never>

/** A type-checked row of the table: the types of `run` follow from the rest of the row. */
export const call = <
  Answer extends Call['answer'],
  const Scopes extends Call['authScopes'] = 'staff',
  Params extends Record<string, Parameter> = Empty,
  Query extends Record<string, Parameter> = Empty,
  Body extends z.ZodObject = z.ZodObject<Empty>,
>(
  line: Line,
  row: TypedCall<Scopes, Params, Query, z.output<Body>, Answer> & {
    body?: Body
    required?: readonly (keyof z.output<Body> & string)[]
  },
): Call => ({ ...named(line), ...row })

/** A row for a call with a file upload. */
export const uploadCall = <
  Answer extends Call['answer'],
  const Scopes extends Call['authScopes'] = 'staff',
  Params extends Record<string, Parameter> = Empty,
  Name extends string = never,
>(
  line: Line,
  row: TypedCall<Scopes, Params, Empty, { upload: Upload } & Partial<Record<Name, string>>, Answer> & {
    form: Omit<Form, 'fields' | 'admit'> & {
      fields?: readonly Name[]
      admit?(context: Context, params: Values<Params>, fields: Partial<Record<Name, string>>): Promise<void>
    }
  },
): Call => ({ ...named(line), ...row })

/** A method and a path, as in 'GET /api/talents/{id}'. */
type Line = `${Call['method']} /api/${string}`

function named(line: Line): Pick<Call, 'method' | 'path' | 'authScopes'> {
  const [method, path = ''] = line.split(' ')
  return { method: method as Call['method'], path, authScopes: method === 'GET' ? 'staff' : 'write' }
}

/** The answer of a call that returns no data. */
export const success = z
  .unknown()
  .transform(() => ({ success: true as const }))
  .pipe(z.object({ success: z.literal(true) }).meta({ id: 'Success', scope: 'every' }))
