import { z } from 'zod'

/** The keys of a table, as `z.enum` takes them. */
export const keysOf = <Word extends string>(words: Record<Word, unknown>) => Object.keys(words) as [Word, ...Word[]]

/**
 * A word of a REST call that is none of the accepted ones. It goes through GraphQL to the rules, so that it is judged when
 * its field's turn comes. `message` names the accepted words.
 */
export class UnknownWord {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** One of the keys of a table. `message` is for what is missing; an unknown word of a REST call has its own. */
export const keyOf = <Word extends string>(words: Record<Word, unknown>, message: string) =>
  z.enum(keysOf(words), { error: ({ input }) => (input instanceof UnknownWord ? input.message : message) })

/** What GraphQL's Int and a column of whole numbers hold at most, and so the largest id there can be. */
export const LARGEST_INT = 2_147_483_647

/** Postgres' text cannot hold NUL, and neither its JSON nor UTF-8 the lone half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Cs}/u.test(text)

/** The text without what cannot be stored. */
export const storablePart = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '')

/** The message for a text that cannot be stored. */
export const unstorable = (what: string) => `${what} contains a character that cannot be stored`

/** A trimmed text. `what` begins the messages, as in 'Name must be at most 200 characters'. */
export const text = (what: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${what} must be at most ${max.toLocaleString('en')} characters`)
    .refine(isStorable, unstorable(what))

/** A text of at least `min` characters, and otherwise `message`. Missing is empty. */
export const textOfAtLeast = (what: string, { min, max, message }: { min: number; max: number; message: string }) =>
  z.preprocess(value => value ?? '', text(what, max).min(min, message))

export const requiredText = (what: string, max: number) =>
  textOfAtLeast(what, { min: 1, max, message: `${what} is required` })

/** An empty text is no value. */
export const optionalText = (what: string, max: number) =>
  text(what, max)
    .nullable()
    .transform(value => value || null)

/** For each field of a table, what is made of it: a rule, a field of a GraphQL type, a column. */
export const eachOf = <Field extends string, Made>(table: Record<Field, unknown>, make: (field: Field) => Made) =>
  Object.fromEntries(keysOf(table).map(field => [field, make(field)])) as Record<Field, Made>

/** Rules for plain optional texts, from the most characters of each. What is not sent stays as it is. */
export const optionalTexts = <Field extends string>(
  most: Record<Field, number>,
  labels: Record<NoInfer<Field>, string>,
) => eachOf(most, field => optionalText(labels[field], most[field]).optional())

/** A label in title case as a message begins with it: 'Main Stakeholder' is 'Main stakeholder'. */
export const inSentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()

/**
 * A calendar date at midnight UTC, written '2026-11-21'. Of a date-time, the day it was written with is taken, so that
 * no time zone moves it. An empty text is no value.
 */
export const optionalDate = (what: string) =>
  z
    .union([z.date(), z.string()])
    .nullable()
    .transform((value, context) => {
      if (value === null || value === '') return null
      const day = (typeof value === 'string' ? value.trim() : value.toISOString()).slice(0, 10)
      const date = new Date(`${day}T00:00:00Z`)
      if (/^\d{4}-\d\d-\d\d$/.test(day) && isThatDay(date, day)) return date
      context.addIssue({ code: 'custom', message: `${what} must be a date, as in 2026-11-21` })
      return z.NEVER
    })

export const requiredDate = (what: string) => {
  const message = `${what} is required`
  return z.preprocess(
    value => value ?? '',
    optionalDate(what).refine((date): date is Date => date !== null, message),
  )
}

/** An instant. A date-time without a time zone, as a form's field writes it, is taken as UTC. Empty is no value. */
export const optionalInstant = (what: string) =>
  z
    .union([z.date(), z.string()])
    .nullable()
    .transform((value, context) => {
      if (value === null || value === '') return null
      const instant = value instanceof Date ? value : parseInstant(value)
      if (instant) return instant
      context.addIssue({ code: 'custom', message: `${what} must be a date and time, as in 2026-11-21T09:30` })
      return z.NEVER
    })

/** Null for what is no ISO 8601 date or date-time. */
export function parseInstant(text: string): Date | null {
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text.trim()) ?? []
  if (!day || !isThatDay(new Date(`${day}T00:00:00Z`), day)) return null
  const instant = new Date(`${day}T${time ?? '00:00'}${zone ?? 'Z'}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** JavaScript takes the 31st of February for the 3rd of March, and the year 0 is a slip that Postgres cannot hold. */
const isThatDay = (date: Date, day: string) =>
  day >= '1900' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
