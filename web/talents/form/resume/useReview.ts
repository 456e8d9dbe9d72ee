import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { TalentForm, TalentFormValues } from '../talentFields.ts'
import { type Doubt, doubtOf, type PageBox, placesOf, type ResumeReading } from './reading.ts'
import { type Target, targets } from './targets.ts'

/** A field filled from a line, and the form's values before. `before` is null if the line had no value for it. */
type FilledField = { label: string; before: Partial<TalentFormValues> | null }

/** The state of a form beside its resume. */
export type Review = NonNullable<ReturnType<typeof useReview>>

/** Connects the form with the resume beside it; returns null until a resume is read. */
export function useReview(form: TalentForm, reading: ResumeReading | null) {
  const [name, setName] = useState<string>()
  const [taken, setTaken] = useState<FilledField | null>(null)
  const [shown, setShown] = useState<Doubt | null>(null)
  if (!reading) return null
  const chosen = (name && targets[name]) || null
  return {
    reading,
    /** The field with the focus, or the field that last had the focus before it moved to the resume. */
    chosen,
    /** The places where the chosen field was read, or the place of the shown doubt. */
    marks: marksOf(reading, { shown, chosen, values: form.values }),
    /** The doubt whose place is marked. */
    shown,
    /** Marks a doubt's place until a field gets the focus. Each call scrolls to the place, also for the same doubt. */
    show: (doubt: Doubt) => setShown({ ...doubt }),
    taken,
    /** The form's event handlers, which track the field with the focus. F6 moves the focus to the resume and back. */
    formProps: {
      onFocus({ target }: FocusEvent) {
        const found = target.getAttribute('name')?.replace(/^difference\./, '')
        if (!found || !(found in targets)) return
        setShown(null)
        if (found === name) return
        setName(found)
        setTaken(null)
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key !== 'F6') return
        event.preventDefault()
        const line = event.currentTarget.querySelector<HTMLElement>('[data-page] button')
        const field = event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)
        const isThere = event.target instanceof Element && event.target.closest('[data-page]')
        if (isThere) field?.focus()
        else line?.focus()
      },
    },
    /** Fills the chosen field from a line of the resume. */
    take(line: string) {
      if (!chosen?.take) return
      const change = chosen.take(form.values, line)
      const names = Object.keys(change) as (keyof TalentFormValues)[]
      form.fill(change)
      const before = names.length > 0 ? Object.fromEntries(names.map(each => [each, form.values[each]])) : null
      setTaken({ label: chosen.label, before })
    },
    undo() {
      if (taken?.before) form.fill(taken.before)
      setTaken(null)
    },
    doubt: (field: string) => doubtOf(reading, field as keyof TalentFormValues, form.values),
  }
}

type Marked = { shown: Doubt | null; chosen: Target | null; values: TalentFormValues }

function marksOf(reading: ResumeReading, { shown, chosen, values }: Marked): { words: string; places: PageBox[] } {
  if (shown?.page && shown.box) return { words: 'Please look here', places: [{ page: shown.page, box: shown.box }] }
  if (!chosen) return { words: '', places: [] }
  return {
    words: `${chosen.label} was read here`,
    places: placesOf(reading, chosen.field, chosen.item?.(values)),
  }
}
