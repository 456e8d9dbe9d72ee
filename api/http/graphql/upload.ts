import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Upload } from '../../files/files.ts'
import type { Sender } from '../../files/room.ts'
import { InvalidInput, Problem } from '../../problems.ts'
import { FORM_LIMITS, unreadableForm } from '../multipart.ts'

type Gate = {
  from: Sender
  /** Called with the operations before the rest is read; throws unless the request is allowed. */
  admit(operations: unknown): void
}

const LIMITS = { ...FORM_LIMITS, fields: 2, parts: 3, fieldSize: 1_000_000 }

/** A path in `map`: a variable, or a value within a variable. Lists and input objects of our schema are not deeper. */
const PATH = /^variables(\.\w{1,100}){1,8}$/
const NEVER_NAMED = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads a GraphQL multipart request up to its file: `operations`, then `map`, then the one file, in this order. Returns
 * the operations with an unread `Upload` in the variable that `map` names. Throws InvalidInput for any other body, and
 * the errors of `gate`.
 */
export async function readGraphqlUpload(request: FastifyRequest, gate: Gate): Promise<object> {
  try {
    return await readForm(request, gate)
  } catch (error) {
    throw error instanceof Problem ? error : unreadableForm()
  }
}

async function readForm(request: FastifyRequest, { from, admit }: Gate): Promise<object> {
  const parts = request.parts({ limits: LIMITS })
  const operations = jsonOf(await nextOf(parts), 'operations')
  admit(operations)
  const { field, path } = slotOf(jsonOf(await nextOf(parts), 'map'))
  const put = findSlot(operations, path)
  const file = await nextOf(parts)
  if (file?.type !== 'file' || file.fieldname !== field) throw unreadableForm()
  put(new Upload(file.filename ?? '', file.file, from))
  return operations
}

async function nextOf(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | undefined> {
  const { done, value } = await parts.next()
  return done ? undefined : value
}

/** The JSON object in the named text field. */
function jsonOf(part: Multipart | undefined, name: string): Record<string, unknown> {
  if (part?.type !== 'field' || part.fieldname !== name || part.valueTruncated) throw unreadableForm()
  const value: unknown = typeof part.value === 'string' ? JSON.parse(part.value) : part.value
  if (!isObject(value) || Array.isArray(value)) throw unreadableForm()
  return value
}

/** The form field of the file, and the path of its variable. */
function slotOf(map: Record<string, unknown>): { field: string; path: string[] } {
  const [field, ...others] = Object.keys(map)
  if (others.length > 0) throw new InvalidInput('Please send one file at a time.')
  const paths = field === undefined ? undefined : map[field]
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined
  if (field === undefined || typeof path !== 'string' || !PATH.test(path)) throw unreadableForm()
  return { field, path: path.split('.') }
}

/** Returns a setter for the value at the path. Refuses inherited members, which the whole process shares. */
function findSlot(operations: object, path: string[]): (upload: Upload) => void {
  const last = path[path.length - 1] ?? ''
  let holder: unknown = operations
  for (const step of path.slice(0, -1)) holder = ownMember(holder, step)
  if (!isObject(holder) || ownMember(holder, last) !== null) throw unreadableForm()
  return upload => {
    holder[last] = upload
  }
}

function ownMember(holder: unknown, name: string): unknown {
  if (!isObject(holder) || NEVER_NAMED.has(name) || !Object.hasOwn(holder, name)) throw unreadableForm()
  return holder[name]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
