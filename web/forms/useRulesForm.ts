import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

/** The messages for invalid fields, by the path of the field: 'email', 'previousCompanies.0.title'. */
export type FieldErrors = Readonly<Record<string, string>>

type Handlers<Output> = {
  /** Saves the output of the rules. If `save` throws an error with `fields`, these messages are shown at the fields. */
  save: (values: Output) => Promise<unknown>
  /** Called if a rule is broken, with the message of the first broken rule. */
  onInvalid?: (message: string) => void
  onFailed?: (error: unknown) => void
}

export type RulesForm<Values extends object, Output> = {
  values: Values
  errors: FieldErrors
  dirty: boolean
  busy: boolean
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  fill(values: Partial<Values>): void
  /** Resets the form to these values, by default to the initial values. */
  reset(values?: Values): void
  props: (handlers: Handlers<Output>) => FormProps
}

/** Props to spread on the `<form>` element. */
export type FormProps = {
  noValidate: true
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
}

/** The rules of a form, or a function that loads the rules. */
export type Rules<Output> = z.ZodType<Output> | (() => Promise<z.ZodType<Output>>)

/**
 * A form that is validated by the same zod schema as on the server, e.g. `api/talents/rules.ts`. Messages appear on the
 * first attempt to save, which focuses the first invalid field. A message disappears once its field is valid.
 */
export function useRulesForm<Values extends object, Output>(
  given: Rules<Output>,
  initial: Values,
): RulesForm<Values, Output> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const { errors, setErrors, show, form } = useErrors()
  // A ref to the newest values: values that are filled in after a wait must not overwrite newer typing.
  const latest = useRef(initial)
  const loaded = useRef<z.ZodType<Output>>(undefined)
  // Rules passed as an object may change with each render: rules for an edited record depend on its stored values.
  const rules = typeof given === 'function' ? loaded : { current: given }
  const check = async () => {
    rules.current ??= typeof given === 'function' ? await given() : given
    return rules.current.safeParse(latest.current)
  }
  const { busy, submit } = useSubmit({ check, setErrors, show })

  const fill = (part: Partial<Values>) => {
    const before = latest.current
    const next = { ...before, ...part }
    latest.current = next
    setValues(next)
    setErrors(shown => {
      const known = rules.current
      if (!known || Object.keys(shown).length === 0) return shown
      const broken = brokenRules(known.safeParse(next))
      return stillWrong(shown, { wasBroken: brokenRules(known.safeParse(before)), broken, changed: Object.keys(part) })
    })
  }

  return {
    values,
    errors,
    busy,
    dirty: print(values) !== print(start),
    set: (name, value) => fill({ [name]: value } as object),
    fill,
    reset(next = initial) {
      latest.current = next
      setStart(next)
      setValues(next)
      setErrors({})
    },
    props: handlers => ({
      noValidate: true,
      ref: form,
      onSubmit(event) {
        event.preventDefault()
        // If the form is in a dialog that another form has opened, React would bubble this event to the other form.
        event.stopPropagation()
        void submit(handlers)
      },
    }),
  }
}

/** The state of the shown messages. `show` also moves the focus to the first invalid field. */
function useErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [wrong, setWrong] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  const show = (found: FieldErrors) => {
    setErrors(found)
    setWrong(count => count + 1)
  }
  return { errors, setErrors, show, form }
}

type Submitting<Output> = {
  check: () => Promise<z.ZodSafeParseResult<Output>>
  setErrors: (errors: FieldErrors) => void
  show: (errors: FieldErrors) => void
}

/** Returns a function that validates and saves. A submit is ignored while another submit is in flight. */
function useSubmit<Output>({ check, setErrors, show }: Submitting<Output>) {
  const [busy, setBusy] = useState(false)
  const saving = useRef(false)
  const submit = async ({ save, onInvalid, onFailed }: Handlers<Output>) => {
    if (saving.current) return
    saving.current = true
    try {
      const checked = await check()
      if (!checked.success) {
        show(brokenRules(checked))
        onInvalid?.(checked.error.issues[0]?.message ?? '')
        return
      }
      setBusy(true)
      setErrors({})
      await save(checked.data)
    } catch (error) {
      const found = fieldsOf(error)
      if (Object.keys(found).length > 0) show(found)
      onFailed?.(error)
    } finally {
      saving.current = false
      setBusy(false)
    }
  }
  return { busy, submit }
}

function brokenRules(checked: z.ZodSafeParseResult<unknown>): FieldErrors {
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse())
}

type Change = { wasBroken: FieldErrors; broken: FieldErrors; changed: string[] }

/** The messages that stay: of rules that are still broken, and from the server for fields that have not changed. */
function stillWrong(shown: FieldErrors, { wasBroken, broken, changed }: Change): FieldErrors {
  const isChanged = (path: string) => changed.some(name => path === name || path.startsWith(`${name}.`))
  const stays = (path: string) => path in broken || !(path in wasBroken || isChanged(path))
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([path]) => stays(path))
      .map(([path, message]) => [path, broken[path] ?? message]),
  )
}

function fieldsOf(error: unknown): FieldErrors {
  return error instanceof Error && 'fields' in error ? (error.fields as FieldErrors) : {}
}

/** Serialises values for comparison; a file is compared by its name, size and time of last change. */
function print(values: object) {
  return JSON.stringify(values, (_, value) =>
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  )
}
