import { z } from 'zod'
import { asLine, isSeen } from './storedText.ts'

/** The keys of a table, in the type that `z.enum` expects. */
export const keysOf = <Word extends string>(words: Record<Word, unknown>) => Object.keys(words) as [Word, ...Word[]]

/** A member of a value of unknown type; undefined if there is no such member. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * An unknown enum value of a REST call. GraphQL passes it on to the rules, so that the value is reported in the order
 * of the fields. `message` lists the accepted values.
 */
export class UnknownWord {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** A key of a table. `message` is for a missing value; an unknown value of a REST call has its own message. */
export const keyOf = <Word extends string>(words: Record<Word, unknown>, message: string) =>
  z.enum(keysOf(words), { error: ({ input }) => (input instanceof UnknownWord ? input.message : message) })

/** The maximum of GraphQL's Int, of an integer column, and therefore of ids. */
export const LARGEST_INT = 2_147_483_647

/** Postgres' text cannot store NUL, and neither its JSON nor UTF-8 allows a single half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Cs}/u.test(text)

/** The text without the characters that cannot be stored. */
export const storablePart = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '')

/** The message for a text that cannot be stored. */
export const unstorable = (what: string) => `${what} contains a character that cannot be stored`

/** A typed text without spaces at its ends. `what` begins the messages: 'Notes must be at most 200 characters'. */
export const text = (what: string, max: number) => storedAs(typed => (isSeen(typed) ? typed.trim() : ''), { what, max })

/** A text of one line, such as a name: with single spaces and without invisible characters. */
export const line = (what: string, max: number) => storedAs(asLine, { what, max })

/** A rule for a text in its stored form. A text that cannot be stored is refused rather than changed. */
const storedAs = (form: (typed: string) => string, { what, max }: { what: string; max: number }) =>
  z
    .string()
    .overwrite(typed => (isStorable(typed) ? form(typed) : typed))
    .max(max, `${what} must be at most ${max.toLocaleString('en')} characters`)
    .refine(isStorable, unstorable(what))

type Least = { min: number; max: number; message: string }

/** A text of at least `min` characters, else `message`. A missing text counts as empty. */
export const textOfAtLeast = (what: string, { min, max, message }: Least) =>
  z.preprocess(value => value ?? '', text(what, max).min(min, message))

export const lineOfAtLeast = (what: string, { min, max, message }: Least) =>
  z.preprocess(value => value ?? '', line(what, max).min(min, message))

export const requiredLine = (what: string, max: number) =>
  lineOfAtLeast(what, { min: 1, max, message: `${what} is required` })

/** An optional text; an empty text becomes null. */
export const optionalText = (what: string, max: number) => orNull(text(what, max))

export const optionalLine = (what: string, max: number) => orNull(line(what, max))

const orNull = (rule: z.ZodString) => rule.nullable().transform(value => value || null)

/** Maps each field of a table to a rule, a GraphQL field or a column. */
export const eachOf = <Field extends string, Value, Made>(
  table: Record<Field, Value>,
  make: (field: Field, value: Value) => Made,
) => Object.fromEntries(keysOf(table).map(field => [field, make(field, table[field])])) as Record<Field, Made>

/** Rules for plain optional texts, by the maximum length of each. Fields that are not sent stay unchanged. */
export const optionalTexts = <Field extends string>(
  most: Record<Field, number>,
  labels: Record<NoInfer<Field>, string>,
) => eachOf(most, field => optionalText(labels[field], most[field]).optional())

/** Rules for optional texts of one line, by the maximum length of each. */
export const optionalLines = <Field extends string>(
  most: Record<Field, number>,
  labels: Record<NoInfer<Field>, string>,
) => eachOf(most, field => optionalLine(labels[field], most[field]).optional())

/** A title-case label in sentence case: 'Main Stakeholder' is 'Main stakeholder'. */
export const inSentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()

/**
 * A calendar date at midnight UTC, written '2026-11-21'. Only the written day of a date-time counts, so that a time
 * zone cannot change it. An empty text is null.
 */
export const optionalDate = (what: string) => optionalTime(readDay, `${what} must be a date, as in 2026-11-21`)

/** An instant. A date-time without a time zone, as a form field writes it, counts as UTC. An empty text is null. */
export const optionalInstant = (what: string) =>
  optionalTime(parseInstant, `${what} must be a date and time, as in 2026-11-21T09:30`)

const optionalTime = (read: (text: string) => Date | null, message: string) =>
  z
    .union([z.date(), z.string()])
    .nullable()
    .transform((value, context) => {
      if (value === null || value === '') return null
      const time = read(typeof value === 'string' ? value : value.toISOString())
      if (!time) context.addIssue({ code: 'custom', message })
      return time
    })

export const requiredDate = (what: string) => {
  const message = `${what} is required`
  return z.preprocess(
    value => value ?? '',
    optionalDate(what).refine((date): date is Date => date !== null, message),
  )
}

/** The key of a request that must be executed only once. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,255}$/, 'The idempotency key must have 1 to 255 printable characters')

/** The instant of a text; null when the text is not an ISO 8601 date or date-time. */
export function parseInstant(text: string): Date | null {
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text.trim()) ?? []
  if (!day || !isThatDay(new Date(`${day}T00:00:00Z`), day)) return null
  const instant = new Date(`${day}T${time ?? '00:00'}${zone ?? 'Z'}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

function readDay(text: string): Date | null {
  const day = text.trim().slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && isThatDay(date, day) ? date : null
}

/** Refuses February 31, which JavaScript reads as March 3, years before 1900 (typing errors) and year 0. */
const isThatDay = (date: Date, day: string) =>
  day >= '1900' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
