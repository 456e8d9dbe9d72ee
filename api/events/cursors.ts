import { z } from 'zod'
import { InvalidInput } from '../problems.ts'
import { keysOf, LARGEST_INT } from '../rules/rules.ts'
import { positionOf, type ReadAccess, type RecordKey } from './events.ts'
import { EVENT_NOUNS, isEventNoun } from './words.ts'

/** The id of an event as clients know it: 'evt_123'. */
export const eventId = (id: number) => `evt_${id}`

/** The number in an event's id; null if the text is not an id. */
function numberOfEventId(text: string): number | null {
  const digits = /^evt_([1-9][0-9]{0,14})$/.exec(text)?.[1]
  return digits ? Number(digits) : null
}

/** An opaque cursor for a position, valid only for events. */
export const encodeCursor = (position: number) =>
  Buffer.from(JSON.stringify(['events', position])).toString('base64url')

/** The position of a cursor; undefined for an empty text. Throws InvalidInput for any text but a cursor of events. */
function decodeCursor(text: string | null | undefined): number | undefined {
  if (!text) return undefined
  const parsed = cursor.safeParse(jsonIn(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) throw new InvalidInput('The cursor is not one of events')
  return parsed.data[1]
}

const cursor = z.tuple([z.literal('events'), z.int().min(0)])

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The position of a cursor or of an event's id. Throws InvalidInput and CursorExpired. */
export async function positionAt(reads: ReadAccess, text: string | null | undefined): Promise<number | undefined> {
  const id = numberOfEventId(text ?? '')
  return id === null ? decodeCursor(text) : positionOf(reads, id)
}

const NO_RECORD = 'There are no events of such a record'

/** The record of a global id. Throws InvalidInput for a type without events. */
export function recordOfNode({ typename, id }: { typename: string; id: string }): RecordKey {
  const noun = keysOf(EVENT_NOUNS).find(each => EVENT_NOUNS[each].type === typename)
  if (!noun || Number(id) > LARGEST_INT) throw new InvalidInput(NO_RECORD, { record: NO_RECORD })
  return { noun, id: Number(id) }
}

/** The record of a text such as 'deal:7'. Throws InvalidInput. */
export function recordOfText(text: string): RecordKey {
  const [, noun = '', id = ''] = /^([A-Za-z]{1,20}):([0-9]{1,10})$/.exec(text) ?? []
  if (!isEventNoun(noun) || Number(id) > LARGEST_INT) throw new InvalidInput(NO_RECORD, { record: NO_RECORD })
  return { noun, id: Number(id) }
}
