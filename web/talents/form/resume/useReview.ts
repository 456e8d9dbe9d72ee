import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { TalentForm, TalentFormValues } from '../talentFields.ts'
import { doubtOf, type Place, placesOf, type ReadField, type ResumeReading } from './reading.ts'
import { type Target, targets } from './targets.ts'

/** A field that was filled from the resume, and what stood in the form before; null when the line held nothing for it. */
type Taken = { label: string; before: Partial<TalentFormValues> | null }

/** A form beside the resume it was read from. */
export type Review = {
  reading: ResumeReading
  /** The field that the person is at, or was at before they went to the resume. */
  chosen: Target | null
  /** Where the chosen field was read. */
  places: Place[]
  taken: Taken | null
  /** Spread on the form: notices which field is gone to, and leads to the resume and back by F6. */
  formProps: { onFocus: (event: FocusEvent) => void; onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void }
  /** Fills the chosen field from a line of the resume. */
  take: (line: string) => void
  undo: () => void
  /** What to look at in a field, in words. */
  doubt: (field: string) => string | undefined
}

/** Null as long as no resume was read. */
export function useReview(form: TalentForm, reading: ResumeReading | null): Review | null {
  const [name, setName] = useState<string>()
  const [taken, setTaken] = useState<Taken | null>(null)
  if (!reading) return null
  const chosen = (name && targets[name]) || null
  return {
    reading,
    chosen,
    places: chosen ? placesOf(reading, chosen.field, chosen.item?.(form.values)) : [],
    taken,
    formProps: {
      onFocus({ target }) {
        const found = target.getAttribute('name')?.replace(/^difference\./, '')
        if (!found || found === name || !(found in targets)) return
        setName(found)
        setTaken(null)
      },
      onKeyDown(event) {
        if (event.key !== 'F6') return
        event.preventDefault()
        const line = event.currentTarget.querySelector<HTMLElement>('[data-page] button')
        const field = event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)
        const isThere = event.target instanceof Element && event.target.closest('[data-page]')
        if (isThere) field?.focus()
        else line?.focus()
      },
    },
    take(line) {
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
    doubt: field => doubtOf(reading, field as ReadField, form.values),
  }
}
