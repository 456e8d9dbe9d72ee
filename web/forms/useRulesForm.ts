import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'

/** A message by the path of its field: 'email', 'previousCompanies.0.title'. */
export type FieldErrors = Readonly<Record<string, string>>

type Handlers<Output> = {
  /** Gets what the rules made of the values. When it throws something with `fields`, those messages appear too. */
  save: (values: Output) => Promise<unknown>
  /** After a rule was broken; gets the first message, in the order of the rules. */
  onInvalid?: (message: string) => void
  /** After `save` has thrown; the values are kept. */
  onFailed?: (error: unknown) => void
}

export type RulesForm<Values extends object, Output> = {
  values: Values
  errors: FieldErrors
  /** Whether anything differs from what the form began with. */
  dirty: boolean
  busy: boolean
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  /** Takes over several values at once, from a resume for instance. */
  fill(values: Partial<Values>): void
  /** Begins anew, with these values or the first ones. */
  reset(values?: Values): void
  props: (handlers: Handlers<Output>) => FormProps
}

/** Spread on the `<form>`. */
export type FormProps = {
  noValidate: true
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
}

/**
 * A form after a room's rules (`api/<room>/rules.ts`): the same zod schema as the server's. Messages appear at the first
 * try to save, and go as soon as their field keeps the rules; the first wrong field gets the focus.
 */
export function useRulesForm<Values extends object, Output>(
  rules: z.ZodType<Output>,
  initial: Values,
): RulesForm<Values, Output> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [wrong, setWrong] = useState(0)
  const [busy, setBusy] = useState(false)
  const saving = useRef(false)
  // What is filled in after a wait must not undo what was typed meanwhile.
  const latest = useRef(initial)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  const show = (found: FieldErrors) => {
    setErrors(found)
    setWrong(count => count + 1)
  }

  const fill = (part: Partial<Values>) => {
    const before = latest.current
    const next = { ...before, ...part }
    latest.current = next
    setValues(next)
    setErrors(shown => {
      if (Object.keys(shown).length === 0) return shown
      const broken = brokenRules(rules.safeParse(next))
      return stillWrong(shown, { wasBroken: brokenRules(rules.safeParse(before)), broken, changed: Object.keys(part) })
    })
  }

  const submit = async ({ save, onInvalid, onFailed }: Handlers<Output>) => {
    if (saving.current) return
    const checked = rules.safeParse(latest.current)
    if (!checked.success) {
      show(brokenRules(checked))
      onInvalid?.(checked.error.issues[0]?.message ?? '')
      return
    }
    saving.current = true
    setBusy(true)
    try {
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
        // A form within a dialog of another form: React would let the outer one hear of this.
        event.stopPropagation()
        void submit(handlers)
      },
    }),
  }
}

function brokenRules(checked: z.ZodSafeParseResult<unknown>): FieldErrors {
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse())
}

type Change = { wasBroken: FieldErrors; broken: FieldErrors; changed: string[] }

/** A message goes as soon as its rule is kept, whichever field did it; one of the server's when its field is changed. */
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

/** For comparing: a file counts by its name, size and time. */
function print(values: object) {
  return JSON.stringify(values, (_, value) =>
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  )
}
