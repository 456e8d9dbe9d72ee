import { createContext, Fragment, type ReactNode, use } from 'react'
import { FieldPair, FormField } from './FormField.tsx'
import { type FieldSpecs, settle } from './fields.tsx'
import type { FieldErrors } from './useRulesForm.ts'

type AnyForm = {
  fields: FieldSpecs
  values: object
  errors: FieldErrors
  set(name: string, value: unknown): void
}

type Props = {
  form: AnyForm
  /** The names of the fields to show, in this order; by default, of all fields. */
  names?: readonly string[]
  slots?: Readonly<Record<string, ReactNode>>
}

/** Renders the fields of a form in one column; two adjacent `half` fields are side by side. */
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

/** The warning for a field, which does not prevent saving; undefined without a warning. */
export function useDoubt(name: string): string | undefined {
  return use(DoubtContext)(name)
}

/** A function that returns the warning for a field by its name; undefined without a warning. */
export const DoubtContext = createContext<(name: string) => string | undefined>(() => undefined)

/** The message for a field or any part of it: for 'techStack' also the message at 'techStack.3'. */
export function errorOf(
  { fields, errors }: { fields: FieldSpecs; errors: FieldErrors },
  name: string,
): string | undefined {
  const names = [name, ...(fields[name]?.errorsOf ?? [])]
  const isOf = (path: string) => names.some(each => path === each || path.startsWith(`${each}.`))
  return Object.entries(errors).find(([path]) => isOf(path))?.[1]
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
