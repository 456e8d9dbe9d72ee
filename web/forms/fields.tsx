import { type FieldProps, Input, type InputProps, makeStyles, Textarea } from '@fluentui/react-components'
import { createContext, Fragment, type ReactElement, type ReactNode, use } from 'react'
import { FieldPair } from './FieldPair.tsx'
import { FormField } from './FormField.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import type { FieldErrors } from './useRulesForm.ts'

/** How a field looks. A form is a list of fields, and what depends on other fields is a function of the form's values. */
export type FieldOptions = {
  label?: string
  hint?: Dependent<FieldProps['hint']>
  required?: Dependent<boolean>
  /** Whether it is shown; its value is kept in any case. */
  shown?: Dependent<boolean>
  /** Stands beside the half that follows it, where there is room. */
  half?: boolean
  /** Other names whose messages are shown here, such as that of a rule which joins fields. */
  errorsOf?: readonly string[]
}

type Dependent<Result> = Result | { of(values: never): Result }['of']

/** One field of a form: how it looks, and how its value is read from a record, sent and put into words. */
export type FieldSpec<Value = unknown, Sent = unknown> = FieldOptions & {
  empty: Value
  read(stored: unknown): Value
  /** Missing for what only the form knows. */
  send?(value: Value): Sent
  words(value: Value): string
  /** Missing for a field that is drawn by a slot of its form. */
  control?(props: ControlProps<Value>): ReactElement
}

type ControlProps<Value> = { name: string; value: Value; set(value: Value): void }

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** What stands in the fields of a form. */
export type ValuesOf<Specs> = {
  -readonly [Name in keyof Specs]: Specs[Name] extends FieldSpec<infer Value, unknown> ? Value : never
}

/** What is sent for them. */
export type InputOf<Specs> = {
  -readonly [Name in keyof Specs as Specs[Name] extends { send(value: never): unknown }
    ? Name
    : never]: Specs[Name] extends { send(value: never): infer Sent } ? Sent : never
}

/** Fields with a room's labels; one that the room has no word for brings its own. */
export function labelled<Specs extends FieldSpecs>(
  labels: Partial<Record<keyof Specs, string>>,
  specs: Specs,
): { [Name in keyof Specs]: Specs[Name] & { label: string } } {
  return mapped(specs, (spec, name) => ({ label: labels[name as keyof Specs] ?? '', ...spec })) as never
}

export function emptyValues<Specs extends FieldSpecs>(specs: Specs): ValuesOf<Specs> {
  return mapped(specs, ({ empty }) => empty) as ValuesOf<Specs>
}

/** A record with every field that is sent. */
export type Stored<Specs> = { readonly [Name in keyof InputOf<Specs>]: unknown }

/** The form for a stored record. */
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
    /** Makes it a text of several lines. */
    rows?: number
    /** A text of several lines that is as high as what it holds, where the browser knows how. */
    grows?: boolean
    /** Takes the focus when it appears. */
    first?: boolean
    /** What becomes of the text when its field is left. */
    settled?: (typed: string) => string
  }

/** A text, on one line or on several. */
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

/** A password, which is sent as it is typed. */
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

/** A value with a slot of its own, or none: what it looks like is the form's affair. */
export function special<Value, Sent>(
  spec: FieldOptions & Pick<FieldSpec<Value, Sent>, 'empty' | 'read' | 'words'> & { send: (value: Value) => Sent },
) {
  return spec
}

/** Something that only the form knows, such as half an entry. */
export function local<Value>(empty: Value): FieldSpec<Value, never> {
  return { empty, read: () => empty, words: () => '' }
}

/** The options that every field has. */
export function lookOf({ label, hint, required, shown, half, errorsOf }: FieldOptions): FieldOptions {
  return { ...(label && { label }), hint, required, shown, half, errorsOf }
}

function asText(stored: unknown) {
  return stored === null || stored === undefined ? '' : `${stored}`
}

type TextControlProps = ControlProps<string> & TextOptions

function TextControl({ name, value, set, ...options }: TextControlProps) {
  const styles = useStyles()
  const { rows, grows, first, settled, autoComplete = 'off', type, placeholder, inputMode, min, max } = options
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
      onBlur={settled && (() => set(settled(value)))}
    />
  )
}

/** A form as its fields know it. */
export type FormOf<Specs extends FieldSpecs> = { fields: Specs } & FormState<ValuesOf<Specs>>

export type FormState<Values> = {
  values: Values
  errors: FieldErrors
  busy: boolean
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  fill(values: Partial<Values>): void
}

type AnyForm = {
  fields: FieldSpecs
  values: object
  errors: FieldErrors
  set(name: string, value: unknown): void
}

type Props = {
  form: AnyForm
  /** Which ones, in this order; all, when missing. */
  names?: readonly string[]
  /** Fields that are drawn in their own way. */
  slots?: Readonly<Record<string, ReactNode>>
}

/** The fields of a form, one below the other, halves side by side. */
export function Fields({ form, names = Object.keys(form.fields), slots = {} }: Props) {
  const isShown = (name: string) => settle(form.fields[name]?.shown ?? true, form.values)
  return rowsOf(names, form.fields).map(row => {
    const fields = row
      .filter(isShown)
      .map(name => <Fragment key={name}>{slots[name] ?? <OneField form={form} name={name} />}</Fragment>)
    const Row = fields.length > 1 ? FieldPair : Fragment
    return <Row key={row.join(' ')}>{fields}</Row>
  })
}

function OneField({ form, name }: { form: AnyForm; name: string }) {
  const doubt = useDoubt(name)
  const { fields, values, set } = form
  const spec = fields[name]
  if (!spec?.control) return null
  return (
    <FormField
      label={spec.label}
      required={settle(spec.required ?? false, values)}
      hint={settle(spec.hint, values)}
      error={errorOf(form, name)}
      doubt={doubt}
    >
      {spec.control({ name, value: values[name as keyof typeof values], set: value => set(name, value) })}
    </FormField>
  )
}

/** What should be looked at in a field, though it may stay; undefined where nothing is doubted. */
export function useDoubt(name: string): string | undefined {
  return use(DoubtContext)(name)
}

/** Knows the doubts about the fields below. */
export const DoubtContext = createContext<(name: string) => string | undefined>(() => undefined)

/** The message for a field or for anything within it: 'techStack' hears of 'techStack.3', too. */
export function errorOf(
  { fields, errors }: { fields: FieldSpecs; errors: FieldErrors },
  name: string,
): string | undefined {
  const names = [name, ...(fields[name]?.errorsOf ?? [])]
  const isOf = (path: string) => names.some(each => path === each || path.startsWith(`${each}.`))
  return Object.entries(errors).find(([path]) => isOf(path))?.[1]
}

function settle<Result>(dependent: Dependent<Result>, values: object): Result {
  return typeof dependent === 'function' ? (dependent as (of: object) => Result)(values) : dependent
}

function rowsOf(names: readonly string[], fields: FieldSpecs): string[][] {
  const rows: string[][] = []
  for (const name of names) {
    const last = rows.at(-1)
    const [before = ''] = last ?? []
    if (last?.length === 1 && fields[before]?.half && fields[name]?.half) last.push(name)
    else rows.push([name])
  }
  return rows
}

const useStyles = makeStyles({
  growing: { '& textarea': { fieldSizing: 'content', maxHeight: '360px' }, maxHeight: 'none' },
})
