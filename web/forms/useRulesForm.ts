import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

/** Messages by the path of their field: 'email', 'previousCompanies.0.title'. */
export type FieldErrors = Readonly<Record<string, string>>

type Handlers<Output> = {
  /** Called with the output of the rules. When it throws an error with `fields`, those messages appear, too. */
  save: (values: Output) => Promise<unknown>
  /** Called when a rule is broken, with the first message in the order of the rules. */
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
  /** Resets the form to these values, by default the initial ones. */
  reset(values?: Values): void
  props: (handlers: Handlers<Output>) => FormProps
}

/** Spread on the `<form>`. */
export type FormProps = {
  noValidate: true
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
}

/** A room's rules, or a function that loads them. */
export type Rules<Output> = z.ZodType<Output> | (() => Promise<z.ZodType<Output>>)

/**
 * A form that is validated by a room's rules (`api/<room>/rules.ts`), the same zod schema as the server's. Messages
 * appear on the first attempt to save and disappear once their field is valid; the first invalid field gets the focus.
 */
export function useRulesForm<Values extends object, Output>(
  given: Rules<Output>,
  initial: Values,
): RulesForm<Values, Output> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const { errors, setErrors, show, form } = useErrors()
  // A ref, as values that are filled in later must not overwrite newer typing.
  const latest = useRef(initial)
  const loaded = useRef<z.ZodType<Output>>(undefined)
  // Rules passed as an object may change with each render: the rules for an edited record depend on its version.
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
        // When the form is in a dialog of another form, React would bubble this event to the outer one.
        event.stopPropagation()
        void submit(handlers)
      },
    }),
  }
}

/** The messages shown. `show` also moves the focus to the first invalid field of the form. */
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

/** Saves valid values. Ignores a submit while another one is in flight. */
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

/** Removes messages whose rule is now met, and the server's messages for fields that have changed. */
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

/** Serialises values for comparison; a file by its name, size and time of last change. */
function print(values: object) {
  return JSON.stringify(values, (_, value) =>
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  )
}
