import { SURE } from '../../../../api/reading/words.ts'
import type { useResumeReading_resume$data } from '../../../__generated__/useResumeReading_resume.graphql.ts'
import { nameOf } from '../experience.ts'
import { sameName, splitCommas } from '../lists.ts'
import type { TalentFormValues } from '../talentFields.ts'

type Resume = Omit<useResumeReading_resume$data, ' $fragmentType'>

/** The values read from a resume, the reader's confidence in each value, its doubts, and the positions of texts. */
export type ResumeReading = Pick<Resume, 'evidence' | 'doubts' | 'pages'> & { values: Partial<TalentFormValues> }

/** A rectangle in fractions of a page, with the origin at the top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** A place in the resume: a page, counted from 1, and a rectangle on the page. */
export type PageBox = { page: number; box: Box }

/** A doubt of the reader about a whole field or the whole resume. */
export type Doubt = ResumeReading['doubts'][number]

/** The doubts by kind, with words for each kind. Unknown kinds, which a newer API may send, are left out. */
export function doubtsInWords({ doubts }: ResumeReading): { kind: string; words: string; doubts: Doubt[] }[] {
  const kinds = [...new Set(doubts.map(({ kind }) => kind))]
  return kinds.flatMap(kind => {
    const ofKind = doubts.filter(doubt => doubt.kind === kind)
    const words = kind === 'PAGE_NOT_READ' ? pagesInWords(ofKind) : doubtWords[kind]
    return words ? [{ kind, words, doubts: ofKind }] : []
  })
}

const doubtWords: Readonly<Record<string, string>> = {
  COMPANIES_LOST: 'Some jobs in the resume may not have been read.',
  COMPANIES_INCOMPLETE: 'Some positions may be missing.',
  HEADINGS_UNKNOWN: 'The headings were not recognised, so parts may be mixed up.',
  COLUMNS_UNSURE: 'The order of the columns is uncertain, so texts may be mixed up.',
  NAME_UNSURE: 'The name is uncertain.',
  CONTACT_UNREAD: 'The page is a picture: please look there for the e-mail address and phone number.',
}

/** The sentence about unread pages: 'Pages 3 and 11 to 13 were not read.' */
function pagesInWords(doubts: Doubt[]): string {
  const runs: [number, number][] = []
  for (const page of doubts.flatMap(({ page }) => page ?? []).sort((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  const told = runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const isOne = doubts.length === 1
  const list = new Intl.ListFormat('en').format(told)
  return `${isOne ? 'Page' : 'Pages'} ${list} ${isOne ? 'was' : 'were'} not read. Please add what is missing.`
}

/** The places where a field was read; for a list, the places of `item` or, without `item`, of all items. */
export function placesOf({ evidence }: ResumeReading, field: keyof TalentFormValues, item?: string): PageBox[] {
  const rows = evidence.filter(row => row.field === field && (!item || sameName(row.value ?? '', item)))
  return rows.flatMap(({ page, box }) => (page && box ? [{ page, box }] : []))
}

/** The warning for a field with low confidence; undefined without doubt, or if the person has changed the value. */
export function doubtOf(
  reading: ResumeReading,
  field: keyof TalentFormValues,
  values: TalentFormValues,
): string | undefined {
  const { evidence, pages } = reading
  const isLost = ({ page }: { page?: number | null | undefined }) => pages.length > 0 && !page
  const weak = evidence.filter(row => row.field === field && (row.confidence < SURE || isLost(row)))
  const items = weak.flatMap(({ value }) => (value ? [value] : []))
  if (weak.length === 0) {
    if (isUnread(reading, field, values)) return 'Please check: this may be in the picture.'
    return isShort(reading, field, values) ? 'Please check: positions may be missing.' : undefined
  }
  if (items.length === 0) {
    if (values[field] !== reading.values[field]) return undefined
    return weak.every(isLost) ? 'Please check: this is not found in the resume.' : 'Please check: the reader is unsure.'
  }
  const kept = itemsOf(field, values)
  const doubtful = items.filter(item => kept.some(known => sameName(known, item)))
  return doubtful.length > 0 ? `Please check: ${inWords(doubtful)}` : undefined
}

/** Whether the reader doubts that the list of employers is complete, and the person has not added an employer. */
function isShort({ doubts, values: read }: ResumeReading, field: keyof TalentFormValues, values: TalentFormValues) {
  const isDoubted = doubts.some(doubt => doubt.field === field && doubt.kind.startsWith('COMPANIES_'))
  return isDoubted && values.previousCompanies.length <= (read.previousCompanies?.length ?? 0)
}

/** Whether a field is empty because its text is in a picture and was not readable. */
const isUnread = ({ doubts }: ResumeReading, field: keyof TalentFormValues, values: TalentFormValues) =>
  !values[field] && doubts.some(doubt => doubt.field === field && doubt.kind === 'CONTACT_UNREAD')

function itemsOf(field: keyof TalentFormValues, values: TalentFormValues): readonly string[] {
  if (field === 'previousCompanies') return values.previousCompanies.map(nameOf)
  if (field === 'companies') return splitCommas(values.companies)
  if (field === 'keyHighlights') return values.keyHighlights.split('\n')
  return field === 'techStack' || field === 'portfolioUrls' ? values[field] : []
}

function inWords(items: string[]) {
  const short = items.slice(0, 3).map(item => (item.length > 40 ? `${item.slice(0, 40)}…` : item))
  const more = items.length - short.length
  return more > 0 ? `${short.join(', ')} and ${more} more` : short.join(', ')
}
