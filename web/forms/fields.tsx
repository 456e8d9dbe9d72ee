import { type FieldProps, Input, type InputProps, makeStyles, Textarea } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { formatDate, formatDateTime, localTime } from '../components/format.ts'
import { PasswordInput } from './PasswordInput.tsx'
import type { FieldErrors } from './useRulesForm.ts'

/** The display options of a field. An option that depends on other fields is a function of the form's values. */
export type FieldOptions = {
  label?: string
  hint?: Dependent<FieldProps['hint']>
  required?: Dependent<boolean>
  /** Whether the field is shown. A hidden field keeps its value. */
  shown?: Dependent<boolean>
  /** Whether the field is as wide as half of the form, beside the `half` field before or after it. */
  half?: boolean
  /** The names of other fields whose messages are shown at this field, too, e.g. for a rule about several fields. */
  errorsOf?: readonly string[]
}

type Dependent<Result> = Result | { of(values: never): Result }['of']

/** A field of a form: its display options, and how its value is read from a record, sent and shown as text. */
export type FieldSpec<Value = unknown, Sent = unknown> = FieldOptions & {
  empty: Value
  read(stored: unknown): Value
  /** Converts the value for the API. Missing for a value that is never sent. */
  send?(value: Value): Sent
  words(value: Value): string
  /** Renders the control. Missing for a field that the form itself renders in a slot. */
  control?(props: ControlProps<Value>): ReactElement
}

type ControlProps<Value> = { name: string; value: Value; set(value: Value): void }

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** The values in the fields of a form. */
export type ValuesOf<Specs> = {
  -readonly [Name in keyof Specs]: Specs[Name] extends FieldSpec<infer Value, unknown> ? Value : never
}

/** The input of the API that is made from the values of a form. */
export type InputOf<Specs> = {
  -readonly [Name in keyof Specs as Specs[Name] extends { send(value: never): unknown }
    ? Name
    : never]: Specs[Name] extends { send(value: never): infer Sent } ? Sent : never
}

/** Adds labels to fields, by field name; a field's own label takes precedence. */
export function labelled<Specs extends FieldSpecs>(
  labels: Partial<Record<keyof Specs, string>>,
  specs: Specs,
): Labelled<Specs> {
  const named: Readonly<Record<string, unknown>> = mapped(specs, (spec, name) => ({
    label: labels[name as keyof Specs] ?? '',
    ...spec,
  }))
  return named as Labelled<Specs>
}

type Labelled<Specs> = { [Name in keyof Specs]: Specs[Name] & { label: string } }

export function emptyValues<Specs extends FieldSpecs>(specs: Specs): ValuesOf<Specs> {
  return mapped(specs, ({ empty }) => empty) as ValuesOf<Specs>
}

/** A stored record, with a value for each field that the form sends. */
export type Stored<Specs> = { readonly [Name in keyof InputOf<Specs>]: unknown }

/** The form's values for a stored record. */
export function valuesOf<Specs extends FieldSpecs>(specs: Specs, record: Stored<Specs>): ValuesOf<Specs> {
  const stored: Readonly<Record<string, unknown>> = record
  return mapped(specs, (spec, name) => (name in stored ? spec.read(stored[name]) : spec.empty)) as ValuesOf<Specs>
}

export function inputOf<Specs extends FieldSpecs>(specs: Specs, values: ValuesOf<Specs>): InputOf<Specs> {
  const sent = Object.entries(specs).flatMap(([name, { send }]) =>
    send ? [[name, send(values[name as keyof Specs])] as const] : [],
  )
  return Object.fromEntries(sent) as InputOf<Specs>
}

function mapped<Result>(specs: FieldSpecs, map: (spec: FieldSpec, name: string) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, map(spec, name)]))
}

type TextOptions = FieldOptions &
  Pick<InputProps, 'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'min' | 'max'> & {
    rows?: number
    /** Whether a multi-line field grows with its text, in browsers that support this. */
    grows?: boolean
    first?: boolean
  }

/** A text field with one or several lines. */
export function text(options: TextOptions = {}) {
  return {
    ...lookOf(options),
    empty: '',
    read: asText,
    send: (value: string) => value.trim(),
    words: (value: string) => value.trim(),
    control: (props: ControlProps<string>) => <TextControl {...props} {...options} />,
  }
}

/** A password field; the value is sent as typed. */
export function password(options: TextOptions & { autoComplete: 'current-password' | 'new-password' }) {
  const { first, autoComplete } = options
  return {
    ...text(options),
    send: (value: string) => value,
    control: ({ name, value, set }: ControlProps<string>) => (
      <PasswordInput
        name={name}
        autoFocus={first}
        autoComplete={autoComplete}
        value={value}
        onChange={(_, { value: typed }) => set(typed)}
      />
    ),
  }
}

/** A field without a control: the form renders the field in a slot, or not at all. */
export function special<Value, Sent>(
  spec: FieldOptions & Pick<FieldSpec<Value, Sent>, 'empty' | 'read' | 'words'> & { send: (value: Value) => Sent },
) {
  return spec
}

/** A field whose value stays in the form and is never sent, e.g. a half-typed entry. */
export function local<Value>(empty: Value): FieldSpec<Value, never> {
  return { empty, read: () => empty, words: () => '' }
}

/** Picks the display options out of a field's options. */
export function lookOf({ label, hint, required, shown, half, errorsOf }: FieldOptions): FieldOptions {
  return { ...(label && { label }), hint, required, shown, half, errorsOf }
}

function asText(stored: unknown) {
  return stored === null || stored === undefined ? '' : `${stored}`
}

type TextControlProps = ControlProps<string> & TextOptions

function TextControl({ name, value, set, ...options }: TextControlProps) {
  const styles = useStyles()
  const { rows, grows, first, autoComplete = 'off', type, placeholder, inputMode, min, max } = options
  if (rows) {
    return (
      <Textarea
        {...{ name, rows, autoComplete, placeholder, value }}
        resize="vertical"
        className={grows ? styles.growing : undefined}
        onChange={(_, { value: typed }) => set(typed)}
      />
    )
  }
  return (
    <Input
      {...{ name, type, inputMode, autoComplete, placeholder, min, max, value }}
      autoFocus={first}
      onChange={(_, { value: typed }) => set(typed)}
    />
  )
}

/** A form's field specs and its state. */
export type FormOf<Specs extends FieldSpecs> = { fields: Specs } & FormState<ValuesOf<Specs>>

export type FormState<Values> = {
  values: Values
  errors: FieldErrors
  busy: boolean
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  fill(values: Partial<Values>): void
}

/** The value of an option, which may be a function of the form's values. */
export function settle<Result>(dependent: Dependent<Result>, values: object): Result {
  return typeof dependent === 'function' ? (dependent as (of: object) => Result)(values) : dependent
}

/** A date field with values such as '2026-11-21'; '' for no date. */
export function date(options: FieldOptions = {}) {
  return { ...text({ ...options, type: 'date' }), words: (value: string) => value && formatDate(value) }
}

/** A date-time field in the person's own time zone with values such as '2026-11-21T09:30', sent as an instant. */
export function dateTime(options: FieldOptions = {}) {
  return {
    ...text({ ...options, type: 'datetime-local' }),
    read: (stored: unknown) => (typeof stored === 'string' && stored ? localTime(stored) : ''),
    send: (value: string) => value && new Date(value).toISOString(),
    words: (value: string) => value && formatDateTime(value),
  }
}

const useStyles = makeStyles({
  growing: { '& textarea': { fieldSizing: 'content', maxHeight: '360px' }, maxHeight: 'none' },
})
