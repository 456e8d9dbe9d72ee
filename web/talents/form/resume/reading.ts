import type { useResumeReading_resume$data } from '../../../__generated__/useResumeReading_resume.graphql.ts'
import { companyOf } from '../experience.ts'
import { sameName, splitCommas } from '../lists.ts'
import type { TalentFormValues } from '../talentFields.ts'

type Resume = Omit<useResumeReading_resume$data, ' $fragmentType'>

/** What was read in a resume, how sure the reader is of it, and what stands where in the file. */
export type ResumeReading = Pick<Resume, 'evidence' | 'pages'> & { values: Partial<TalentFormValues> }

/** A part of a page, in fractions of it; the origin is at its top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** Where something stands; pages count from 1. */
export type Place = { page: number; box: Box }

/** Places something over its page. */
export function styleOf({ x, y, width, height }: Box) {
  const percent = (share: number) => `${share * 100}%`
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}

/** A field of the form that a resume fills. */
export type ReadField = Extract<
  keyof TalentFormValues,
  | 'name'
  | 'role'
  | 'area'
  | 'seniority'
  | 'summary'
  | 'keyHighlights'
  | 'email'
  | 'phone'
  | 'linkedinUrl'
  | 'techStack'
  | 'companies'
  | 'previousCompanies'
  | 'portfolioUrls'
>

/** Where a field was read: all its items, or the one that `item` names. */
export function placesOf({ evidence }: ResumeReading, field: ReadField, item?: string): Place[] {
  const rows = evidence.filter(row => row.field === field && (!item || sameName(row.value ?? '', item)))
  return rows.flatMap(({ page, box }) => (page && box ? [{ page, box }] : []))
}

/** Below it somebody should look; the API says so. */
const SURE = 0.7

/** What to look at in a field, in words; undefined when there is no doubt, or once a person has written something else. */
export function doubtOf(reading: ResumeReading, field: ReadField, values: TalentFormValues): string | undefined {
  const { evidence, pages } = reading
  const isLost = ({ page }: { page?: number | null | undefined }) => pages.length > 0 && !page
  const weak = evidence.filter(row => row.field === field && (row.confidence < SURE || isLost(row)))
  const items = weak.flatMap(({ value }) => (value ? [value] : []))
  if (weak.length === 0) return undefined
  if (items.length === 0) {
    if (values[field] !== reading.values[field]) return undefined
    return weak.every(isLost) ? 'Please check: this is not found in the resume.' : 'Please check: the reader is unsure.'
  }
  const kept = itemsOf(field, values)
  const doubtful = items.filter(item => kept.some(known => sameName(known, item)))
  return doubtful.length > 0 ? `Please check: ${inWords(doubtful)}` : undefined
}

function itemsOf(field: ReadField, values: TalentFormValues): readonly string[] {
  if (field === 'previousCompanies') return values.previousCompanies.map(entry => companyOf(entry) || entry.title)
  if (field === 'companies') return splitCommas(values.companies)
  if (field === 'keyHighlights') return values.keyHighlights.split('\n')
  return field === 'techStack' || field === 'portfolioUrls' ? values[field] : []
}

function inWords(items: string[]) {
  const short = items.slice(0, 3).map(item => (item.length > 40 ? `${item.slice(0, 40)}…` : item))
  const more = items.length - short.length
  return more > 0 ? `${short.join(', ')} and ${more} more` : short.join(', ')
}
