import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Upload } from '../files/files.ts'
import type { Sender } from '../files/room.ts'
import { FILE_RULES, tooLargeMessage } from '../files/rules.ts'
import { spoolStream } from '../files/spool.ts'
import { InvalidInput, Problem, TooLarge } from '../problems.ts'
import type { Form } from '../rest/call.ts'
import { FORM_LIMITS, isForm, uploadOfSpool } from './doors.ts'

type Gate = {
  from: Sender
  /** Asked with the fields so far before a file is put on the disk; throws unless it may. */
  admit?(fields: Record<string, string>): Promise<unknown>
}

type Filled = { fields: Record<string, string>; upload: Upload }

/**
 * Reads a form up to its file, which streams while `storeUpload` takes it. Text fields that are missing by then may still
 * follow the file, as with `curl -F resume=@cv.pdf -F email=…`; only then is the file put on the disk first. Throws
 * InvalidInput for what is no such form, and in that last case TooLarge and what the gate throws. Authenticate first: this
 * reads the body.
 */
export async function restUpload(
  request: FastifyRequest,
  { file, kind, fields: names = [], missing }: Form,
  { from, admit }: Gate,
): Promise<Filled> {
  if (!isForm(request)) throw new InvalidInput('Please send the file as multipart/form-data.')
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  try {
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      if (part.type === 'field') {
        if (names.includes(part.fieldname)) fields[part.fieldname] = textOf(part)
      } else if (part.fieldname !== file) {
        part.file.resume()
      } else {
        const filename = part.filename ?? ''
        if (names.every(name => name in fields)) return { fields, upload: new Upload(filename, part.file, from) }
        await admit?.(fields)
        const spool = await spoolStream(request.context.storage, part.file, { limit: FILE_RULES[kind].limit, from })
        upload = uploadOfSpool(request, filename, spool)
        if (spool.size > FILE_RULES[kind].limit) {
          throw new TooLarge(tooLargeMessage(kind, spool.size, { atLeast: spool.isLarger }))
        }
      }
    }
  } catch (error) {
    throw isOfForm(error) ? new InvalidInput(explain(error)) : error
  }
  if (!upload) {
    throw new InvalidInput(missing ?? `Please send a file in the field ${file}.`, {
      [file]: missing ?? 'A file is required',
    })
  }
  return { fields, upload }
}

function textOf(part: Extract<Multipart, { type: 'field' }>): string {
  if (part.valueTruncated) throw new InvalidInput(`The field ${part.fieldname} is too long.`)
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
}

/** The parser's own errors are Fastify's, or plain ones. Those of the disk and of the verbs have names of their own. */
function isOfForm(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Problem) return false
  return 'code' in error ? String(error.code).startsWith('FST_') : error.constructor === Error
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return 'Please send one file at a time.'
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return 'The form has too many fields.'
  return 'The form could not be read. Please send it again.'
}
