import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FileUpload, Upload as Placeholder, processRequest } from 'graphql-upload-minimal'
import { InvalidInput } from '../graphql/problems.ts'
import { isForm } from './doors.ts'
import type { Upload } from './files.ts'
import { COUNTED_AT_MOST } from './spool.ts'

const OPERATIONS_LIMIT = 1_000_000

/**
 * Reads a GraphQL multipart request up to its file, and returns its operations (`{ id | query, variables }`). Where a
 * variable is a file it holds a `Promise<Upload>`, which fails with InvalidInput when the file does not come. Throws
 * InvalidInput for any other body.
 */
export async function readGraphqlUpload(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isForm(request)) throw new InvalidInput('Please send the file as multipart/form-data.')
  try {
    const operations: unknown = await processRequest(request.raw, reply.raw, {
      maxFiles: 1,
      maxFileSize: COUNTED_AT_MOST,
      maxFieldSize: OPERATIONS_LIMIT,
    })
    return withUploads(operations)
  } catch (error) {
    throw unreadable(error)
  }
}

/**
 * The upload in a variable, for the `Upload` scalar's `parseValue`. Takes what either door puts there; JSON can hold
 * neither. Throws InvalidInput.
 */
export function parseUpload(value: unknown): Promise<Upload> {
  if (value instanceof Promise || isUpload(value)) return Promise.resolve(value)
  throw new InvalidInput('Please send a file.')
}

function withUploads(value: unknown): unknown {
  if (value instanceof Placeholder) return normalise(value.promise)
  if (Array.isArray(value)) return value.map(withUploads)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withUploads(item)]))
}

function normalise(arriving: Promise<FileUpload>): Promise<Upload> {
  const upload = arriving.then(
    ({ filename, createReadStream }) => ({ filename: filename ?? '', stream: createReadStream() }),
    error => Promise.reject(unreadable(error)),
  )
  upload.catch(() => undefined) // Nobody may be waiting: an operation can be refused before it looks at its file.
  return upload
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'stream' in value && value.stream instanceof Readable
}

function unreadable(error: unknown): InvalidInput {
  const tooMany = error instanceof Error && error.message.includes('max file uploads exceeded')
  return new InvalidInput(
    tooMany ? 'Please send one file at a time.' : 'The form could not be read. Please send it again.',
  )
}
