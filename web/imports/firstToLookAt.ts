import { doubtOf } from '../talents/form/resume/reading.ts'
import { type TalentFormValues, talentFields } from '../talents/form/talentFields.ts'
import type { OpenedResume } from './openedResume.ts'

/** The first field that needs a look: one the reader is unsure of, or a required one without a value; else the first. */
export function firstToLookAt(
  form: HTMLFormElement | null,
  { reading, values }: Pick<OpenedResume, 'reading' | 'values'>,
): HTMLElement | null {
  const needsLook = (name: string) => {
    const field = name as keyof TalentFormValues
    const isMissing = REQUIRED.has(name) && !values[field]
    return isMissing || (reading !== null && doubtOf(reading, field, values) !== undefined)
  }
  const fieldOf = (name: string) => form?.querySelector<HTMLElement>(`[name="${name}"]`)
  const names = Object.keys(talentFields)
  for (const name of names) {
    const element = needsLook(name) ? fieldOf(name) : null
    if (element) return element
  }
  return fieldOf('name') ?? null
}

const REQUIRED = new Set(
  Object.entries(talentFields).flatMap(([name, spec]) => ('required' in spec && spec.required === true ? [name] : [])),
)
