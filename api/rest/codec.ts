import { z } from 'zod'
import { keysOf, parseInstant, UnknownWord } from '../rules/rules.ts'
import type { DemandedScope } from '../scopes/demanded.ts'

/**
 * A field between a row and JSON: `answer` writes a row's value, `body` reads a sent value into the form that the rules
 * expect. A body checks only types; its messages complete the sentence 'Tech stack …'. The rules check the values.
 */
export type Field = { answer: z.ZodType; body: z.ZodType }

type Of<Side extends keyof Field> = Record<string, Pick<Field, Side>>

/** Builds an answer of these fields. `meta`: its name in OpenAPI; `scope`: the scope that a token needs to read it. */
export const answer = <Fields extends Of<'answer'>>(
  fields: Fields,
  meta: { id: string; scope: DemandedScope; description?: string },
) => z.object(answersOf(fields)).meta(meta)

/** The answer side of the fields. */
export const answersOf = <Fields extends Of<'answer'>>(fields: Fields) => sideOf(fields, 'answer')

/** The body of a call with these fields. */
export const bodyOf = <Fields extends Of<'body'>>(fields: Fields) =>
  z.object(sideOf(fields, 'body'), { error: wrong('must be an object') })

const sideOf = <Side extends keyof Field, Fields extends Of<Side>>(fields: Fields, side: Side) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as {
    [Name in keyof Fields]: Fields[Name][Side]
  }

/** Makes a field required, as some verbs need it. */
export const needed = <Inner extends z.ZodType>({ body }: { body: z.ZodOptional<z.ZodNullable<Inner>> }) => ({
  body: body.unwrap().unwrap(),
})

/** The message for a missing value or a wrong type. */
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

/** The field of a web address; an answer contains the address only if `read` accepts it. */
export const optionalAddress = (read: (text: string | null) => string | null) => ({
  answer: z.string().nullable().transform(read).pipe(z.string().nullable()),
  body: sentText,
})

/** Adds a description to the field's answer. */
export const described = <One extends Pick<Field, 'answer'>>(field: One, description: string): One => ({
  ...field,
  answer: field.answer.meta({ description }),
})

/** An integer within the database's range: an id, a percentage. */
const sentInt = z
  .int32({ error: wrong(sent => (Number.isInteger(sent) ? 'is too large a number' : 'must be a whole number')) })
  .nullish()

export const id = { answer: z.int().nonnegative(), body: sentInt }
export const optionalId = { answer: z.int().nonnegative().nullable(), body: sentInt }

/** An integer whose range the rules check. */
const amount = z
  .number('must be a whole number')
  .refine(Number.isInteger, 'must be a whole number')
  .meta({ type: 'integer' })

export const number = { answer: z.int(), body: amount.nullish() }
export const optionalNumber = { answer: z.int().nullable(), body: amount.nullish() }
/** The version of a record. */
export const version = described(number, 'Grows with each change of the record.')
export const truth = { answer: z.boolean(), body: z.boolean({ error: wrong('must be true or false') }).nullish() }

/** An integer in a body. Fractions pass: the rules refuse them with a message that has the nearest integers. */
const measure = z.number('must be a whole number').meta({ type: 'integer' })
export const measured = { answer: z.int(), body: measure.nullish() }

/** A number that may also be sent as a text, which `read` parses: NaN is refused. */
export const numberTyped = (read: (typed: string) => number) => ({
  ...number,
  body: z
    .union([measure, z.string()], 'must be a whole number')
    .nullish()
    .transform((typed, checked) => {
      const value = typeof typed === 'string' ? read(typed) : typed
      if (Number.isNaN(value)) checked.addIssue('must be a whole number')
      return value
    }),
})

const jsonDate = z.string().meta({ format: 'date' })
const jsonInstant = z.string().meta({ format: 'date-time', description: 'ISO 8601 in UTC.' })

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const isoOf = (instant: Date) => instant.toISOString()

/** A date in a body. Also accepts a date-time, of which the rules use only the date. */
const sentDate = z.string('must be a date such as 2026-11-21').meta({ format: 'date' }).nullish()

/** A calendar date. */
export const [date, optionalDate] = writtenBy(dayOf, jsonDate, sentDate)

const NO_INSTANT = 'must be a date such as 2026-11-21 or 2026-11-21T09:30:00Z'

/** An instant in a body. An empty text counts as null. */
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

export const [instant, optionalInstant] = writtenBy(isoOf, jsonInstant, sentInstant)

/** The field for a required value, and the field for a nullable value. */
function writtenBy<Body extends z.ZodType>(write: (value: Date) => string, json: z.ZodString, body: Body) {
  const optional = z
    .date()
    .nullable()
    .transform(value => value && write(value))
  const needed = { answer: z.date().transform(write).pipe(json), body }
  return [needed, { answer: optional.pipe(json.nullable()), body }] as const
}

/**
 * An enum value by its label. A body may contain the label in any letter case; an empty text and `none` mean null. An
 * unknown value is passed on to the rules, which refuse the value in the order of the fields.
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

/** The columns to select for an answer, including its fields of related rows. */
export const columnsOf = <Answer extends z.ZodObject>(answer: Answer) =>
  Object.fromEntries(Object.entries(answer.shape).map(([name, field]) => [name, columnOf(field)])) as Columns<
    z.input<Answer>
  >

type Columns<Row> = { [Name in keyof Row]: unknown extends Row[Name] ? true : Column<NonNullable<Row[Name]>> }

type Column<Value> = Value extends Date | readonly unknown[]
  ? true
  : Value extends object
    ? { select: Columns<Value> }
    : true

function columnOf(field: z.core.$ZodType): unknown {
  if (field instanceof z.ZodNullable) return columnOf(field.unwrap())
  if (field instanceof z.ZodPipe) return columnOf(field.def.in)
  return field instanceof z.ZodObject ? { select: columnsOf(field) } : true
}
