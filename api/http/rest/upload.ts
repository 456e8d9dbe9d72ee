import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Upload } from '../../files/files.ts'
import type { Sender } from '../../files/room.ts'
import { FILE_RULES, tooLargeMessage } from '../../files/rules.ts'
import { spoolStream } from '../../files/spool.ts'
import { InvalidInput, Problem, TooLarge } from '../../problems.ts'
import type { Form } from '../../rest/call.ts'
import { refuseUnknownText } from '../../rest/unknownFields.ts'
import { FORM_LIMITS, isForm, unreadableForm } from '../multipart.ts'

type Gate = {
  from: Sender
  /** Called with the fields read so far, before a file is spooled to disk; throws unless the upload is allowed. */
  admit?(fields: Record<string, string>): Promise<unknown>
}

type Filled = { fields: Record<string, string>; upload: Upload }

/**
 * Reads a form up to its file, which is streamed to `storeUpload`. Text fields may also follow the file, as with `curl
 * -F resume=@cv.pdf -F email=…`; only then is the file spooled to disk first. Throws InvalidInput for any other form,
 * and for a spooled file also TooLarge and what the gate throws. Authenticate first: this reads the body. The caller
 * closes the upload when all work with it has ended, which may be long after the client has disconnected.
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
        if (part.fieldname === file) continue // A text field with the file's name counts as a missing file.
        refuseUnknownText(names, part.fieldname)
        fields[part.fieldname] = textOf(part)
      } else if (part.fieldname !== file) {
        part.file.resume()
      } else {
        const filename = part.filename ?? ''
        await admit?.(fields)
        if (names.every(name => name in fields)) return { fields, upload: new Upload(filename, part.file, from) }
        const spool = await spoolStream(request.context.storage, part.file, { limit: FILE_RULES[kind].limit, from })
        upload = new Upload(filename, spool)
        if (spool.size > FILE_RULES[kind].limit) {
          throw new TooLarge(tooLargeMessage(kind, spool.size, { atLeast: spool.isLarger }))
        }
      }
    }
  } catch (error) {
    await upload?.close()
    throw isOfForm(error) ? refusalOf(error) : error
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

/**
 * Whether the form parser has thrown the error: its errors are Fastify's or plain. Errors of the disk and the domain
 * have their own classes or codes.
 */
function isOfForm(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof Problem) return false
  return 'code' in error ? String(error.code).startsWith('FST_') : error.constructor === Error
}

function refusalOf({ code }: Error & { code?: unknown }): InvalidInput {
  if (code === 'FST_FILES_LIMIT') return new InvalidInput('Please send one file at a time.')
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new InvalidInput('The form has too many fields.')
  return unreadableForm()
}
