import { z } from 'zod'
import { InvalidInput } from '../problems.ts'
import { UnknownWord } from '../rules/rules.ts'
import { unknownFields } from './unknownFields.ts'

/**
 * Reads a body's fields into the form that the rules expect. Ignores fields that only answers have, so that an answer
 * can be sent back. Throws InvalidInput when the body is not a JSON object or has an unknown key or a wrong type, and
 * then also reports unknown enum values. Without such faults, the rules report unknown enum values.
 */
export function readBody(
  body: z.ZodObject,
  sent: unknown,
  answers: readonly z.ZodType[] = [],
): Record<string, unknown> {
  if (!isObject(sent)) throw new InvalidInput('The request body must be a JSON object')
  const read: Record<string, unknown> = {}
  const faults = unknownFields({ body, answers }, sent)
  let isOfRightTypes = Object.keys(faults).length === 0
  for (const [name, field] of Object.entries(body.shape)) {
    const isSent = Object.hasOwn(sent, name)
    const { data, error } = z.safeParse(field, isSent ? sent[name] : undefined)
    if (isSent) read[name] = data
    if (data instanceof UnknownWord) {
      const message = sentence([name], data.message)
      read[name] = new UnknownWord(message)
      faults[name] = message
    }
    for (const { path, message } of error?.issues ?? []) {
      const place = [name, ...path]
      faults[place.join('.')] ??= sentence(place, message)
      isOfRightTypes = false
    }
  }
  if (isOfRightTypes) return read
  const [message = ''] = Object.values(faults)
  throw new InvalidInput(message, faults)
}

/** A message as a sentence: 'Tech stack must be a list of texts'. Unchanged if the message is already a sentence. */
function sentence(place: PropertyKey[], message: string): string {
  if (/^[A-Z]/.test(message)) return message
  return `${labelOf(String(place.findLast(part => typeof part === 'string')))} ${message}`
}

/** The name of a JSON key in a message: 'techStack' is 'Tech stack', 'linkedinUrl' is 'LinkedIn URL'. */
function labelOf(key: string): string {
  const [first = '', ...rest] = key.split(/(?=[A-Z])/).map(part => SPECIAL[part.toLowerCase()] ?? part.toLowerCase())
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

const SPECIAL: Record<string, string> = { url: 'URL', urls: 'URLs', pdf: 'PDF', linkedin: 'LinkedIn', id: 'ID' }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
