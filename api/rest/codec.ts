import { z } from 'zod'
import { keysOf, parseInstant, UnknownWord } from '../rules/rules.ts'

/**
 * A field between a row and JSON: `answer` writes a row's value, `body` reads what a caller sends in the form in which the
 * rules of the room take it. A body knows types only, and the rest of the sentence 'Tech stack …' for what has another
 * one; which values are good is told by the rules.
 */
export type Field = { answer: z.ZodType; body: z.ZodType }

type Of<Side extends keyof Field> = Record<string, Pick<Field, Side>>

/** What the fields are answered with, for the `z.object` of an answer. */
export const answersOf = <Fields extends Of<'answer'>>(fields: Fields) =>
  mapValues(fields, ({ answer }) => answer) as { [Name in keyof Fields]: Fields[Name]['answer'] }

/** What is read of the fields in the body of a call. */
export const bodyOf = <Fields extends Of<'body'>>(fields: Fields) =>
  z.object(mapValues(fields, ({ body }) => body) as { [Name in keyof Fields]: Fields[Name]['body'] }, {
    error: wrong('must be an object'),
  })

function mapValues<Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

/** The same field for each of the names, as for the plain optional texts of a room's rules. */
export const eachOf = <Name extends string, One extends Field>(names: Record<Name, unknown>, field: One) =>
  Object.fromEntries(keysOf(names).map(name => [name, field])) as Record<Name, One>

/** One that must be sent, as the verb cannot do without it. */
export const needed = <Inner extends z.ZodType>({ body }: { body: z.ZodOptional<z.ZodNullable<Inner>> }) => ({
  body: body.unwrap().unwrap(),
})

/** The message for what is missing or of another type. */
function wrong(message: string | ((sent: unknown) => string)) {
  return ({ input }: { input?: unknown }) => {
    if (input == null) return 'is required'
    return typeof message === 'string' ? message : message(input)
  }
}

const sentText = z.string({ error: wrong('must be a text') }).nullish()

export const text = { answer: z.string(), body: sentText }
export const optionalText = { answer: z.string().nullable(), body: sentText }

const NO_TEXTS = 'must be a list of texts'

export const texts = {
  answer: z.array(z.string()),
  body: z
    .array(z.string({ error: ({ input }) => (input === null ? 'must not hold null' : NO_TEXTS) }), NO_TEXTS)
    .nullish(),
}

/** An address, answered only when `read` says that it may be followed. */
export const optionalAddress = (read: (text: string | null) => string | null) => ({
  answer: z.string().nullable().transform(read).pipe(z.string().nullable()),
  body: sentText,
})

/** The same field, with a description of its answer. */
export const described = <One extends Pick<Field, 'answer'>>(field: One, description: string): One => ({
  ...field,
  answer: field.answer.meta({ description }),
})

/** A whole number that the database can hold: an id, a percentage. */
const sentInt = z
  .int32({ error: wrong(sent => (Number.isInteger(sent) ? 'is too large a number' : 'must be a whole number')) })
  .nullish()

export const id = { answer: z.int().nonnegative(), body: sentInt }
export const optionalId = { answer: z.int().nonnegative().nullable(), body: sentInt }

/** A whole number of which the rules say how large it may be. */
const amount = z
  .number('must be a whole number')
  .refine(Number.isInteger, 'must be a whole number')
  .meta({ type: 'integer' })

export const number = { answer: z.int(), body: amount.nullish() }
export const optionalNumber = { answer: z.int().nullable(), body: amount.nullish() }
export const truth = { answer: z.boolean() }

/** A number that may also be typed as a text; `read` tells what a text means. */
export const numberTyped = (read: (typed: string) => number) => ({
  ...number,
  body: z
    .union([amount, z.string()], 'must be a whole number')
    .nullish()
    .transform(typed => (typeof typed === 'string' ? read(typed) : typed)),
})

const jsonDate = z.string().meta({ format: 'date' })
const jsonInstant = z.string().meta({ format: 'date-time', description: 'ISO 8601 in UTC.' })

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const isoOf = (instant: Date) => instant.toISOString()

/** In a body, also a date-time, of which the rules take the date. */
const sentDate = z.string('must be a date such as 2026-11-21').meta({ format: 'date' }).nullish()

/** A calendar date. */
export const date = { answer: z.date().transform(dayOf).pipe(jsonDate), body: sentDate }
export const optionalDate = {
  answer: z
    .date()
    .nullable()
    .transform(value => value && dayOf(value))
    .pipe(jsonDate.nullable()),
  body: sentDate,
}

const NO_INSTANT = 'must be a date such as 2026-11-21 or 2026-11-21T09:30:00Z'

/** An empty text is none. */
const sentInstant = z
  .string(NO_INSTANT)
  .meta({ format: 'date-time' })
  .nullish()
  .transform((text, context) => {
    if (text == null || text === '') return null
    const instant = parseInstant(text)
    if (!instant) context.addIssue({ code: 'custom', message: NO_INSTANT })
    return instant
  })

export const instant = { answer: z.date().transform(isoOf).pipe(jsonInstant), body: sentInstant }
export const optionalInstant = {
  answer: z
    .date()
    .nullable()
    .transform(value => value && isoOf(value))
    .pipe(jsonInstant.nullable()),
  body: sentInstant,
}

/**
 * A word of a table. In a body, in any letter case; an empty one is none, as is `none` itself. An unknown one goes on to
 * the rules, which refuse it when its field's turn comes.
 */
export const word = <Key extends string>(words: Record<Key, string>, { none }: { none?: string } = {}) => ({
  answer: z
    .enum(keysOf(words))
    .transform((key): string => words[key])
    .pipe(jsonWord(words)),
  body: sentWord(words, none),
})

export const optionalWord = <Key extends string>(words: Record<Key, string>, { none }: { none?: string } = {}) => ({
  answer: z
    .enum(keysOf(words))
    .nullable()
    .transform((key): string | null => key && words[key])
    .pipe(jsonWord(words).nullable()),
  body: sentWord(words, none),
})

const jsonWord = (words: Record<string, string>) => z.string().meta({ enum: Object.values(words) })

function sentWord<Key extends string>(words: Record<Key, string>, none?: string) {
  const accepted = [...(none === undefined ? [] : [none]), ...Object.values(words)]
  const keys = new Map<unknown, Key>(keysOf(words).map(key => [words[key].toLowerCase(), key]))
  return z
    .unknown()
    .transform(value => {
      const sent = typeof value === 'string' ? value.trim().toLowerCase() : value
      if (value == null || sent === '' || sent === none) return null
      return keys.get(sent) ?? new UnknownWord(`must be one of ${Object.values(words).join(', ')}`)
    })
    .meta({ type: ['string', 'null'], enum: [...accepted, null] })
    .optional()
}
