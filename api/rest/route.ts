import { type DocumentNode, parse } from 'graphql'
import type { Upload } from '../files/files.ts'
import type { FileKind } from '../files/rules.ts'
import type { Context } from '../graphql/context.ts'
import type { Fields } from './fields.ts'
import type { Schema } from './jsonSchema.ts'
import type { Parameters, ParameterValues } from './parameters.ts'

/** What a caller sent, in the words of GraphQL. */
export type Given = { params: ParameterValues; body: Record<string, unknown>; upload?: Upload }

/** One call: a method and a path, the GraphQL document they stand for, and the translation to it and back. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As OpenAPI writes it: `/api/talents/{id}`. */
  path: string
  summary: string
  description?: string
  /** Anybody may call it, signed in or not (0-decisions, section 2). Every other call is for staff. */
  isPublic?: true
  /** Only for who signed in, and not for API tokens. For the OpenAPI document only: the schema's scopes decide. */
  inPerson?: true
  /** How to read the parts of the path that stand in braces. */
  params?: Parameters
  /** How to read what may stand behind the '?'. */
  query?: Parameters
  /** The keys of the JSON body that are read; others are ignored. Without it, no body is looked at. */
  fields?: Fields
  /** The fields that must be there. For the OpenAPI document only: the rules behind the GraphQL document decide. */
  required?: string[]
  /** The multipart form that is read in place of a JSON body. */
  form?: FormOfFile
  /** Sent again with the same `Idempotency-Key`, it is done once. For the OpenAPI document only: the input takes the key. */
  once?: true
  document: DocumentNode
  /** The document's variables; the parameters of the path unless told otherwise. */
  variables?(given: Given): Record<string, unknown>
  answer: Answer
  /** Problems with statuses that do not follow from the rest of the row. */
  problems?: (401 | 403 | 404 | 409 | 422 | 429)[]
}

export type FormOfFile = {
  /** The field that holds the file. */
  file: string
  kind: FileKind
  /** Text fields that may come along. */
  fields?: string[]
  /**
   * Run before the file of a stranger is put on the disk, with the parameters of the path and the fields so far as its
   * variables; what it refuses is not read.
   */
  admit?: DocumentNode
  /** The words for a form without the file. */
  missing?: string
}

/**
 * What is made of the document's data. The functions say which data they expect; a test holds the documents against the
 * schema, and the answers against their documented schemas. All may throw a problem, as NotFound for an empty answer.
 */
export type Answer = JsonAnswer | ListAnswer | FileAnswer

/** One JSON value; 201 when the call makes a new entity. */
export type JsonAnswer = { status: 200 | 201; schema: Schema; json(data: never): unknown }

/** A whole list. The document takes `$after` and is asked for page after page. */
export type ListAnswer = {
  status: 200
  schema: Schema
  connection(data: never): Connection
  entry(node: never): unknown
}

/** The bytes of a stored file, after the document has answered. */
export type FileAnswer = {
  status: 200
  contentType: string
  file(data: never, params: ParameterValues, context: Context): Promise<{ key: string; name: string }>
}

export type Connection = {
  edges: { node: unknown }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** A document, parsed once at the start. What stands in `${}` are texts of fragments and selections. */
export const gql = (parts: TemplateStringsArray, ...texts: string[]): DocumentNode =>
  parse(String.raw(parts, ...texts), { noLocation: true })

/** The answer of a call that has nothing to tell but that it was done. */
export const success: JsonAnswer = { status: 200, schema: { $ref: 'Success' }, json: () => ({ success: true }) }
