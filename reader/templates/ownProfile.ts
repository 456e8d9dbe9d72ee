import { areas } from '../fields/area.ts'
import type { Job } from '../fields/jobs.ts'
import type { ReadFields } from '../fields/readFields.ts'
import { baselineOf, type Layout, type Word } from '../pages/layout.ts'
import { headingKind } from '../text/headings.ts'
import { type SectionKind, seniorityIn } from '../words/resumes.ts'

/** Letter heights in points of the profiles that the product prints: `api/print/document.typ`. */
const SIZES = { name: 21, role: 11, section: 10.5, firm: 10.3, text: 10, title: 9.5, chip: 9, label: 8.5 } as const
type Kind = keyof typeof SIZES

/** Heights of a page's header and footer, its right margin, and the inset of a chip's text, all in points. */
const HEADER = 72
const FOOTER = 66
const MARGIN = 56.7
const CHIP_INSET = 4

/** A line in letters of a single kind. */
type Row = { kind: Kind; words: Word[]; text: string }

/**
 * Reads a profile printed by the product itself, by its letter sizes. Returns all that the profile shows. Undefined for
 * any other document.
 */
export function readOwnProfile(layout: Layout): ReadFields | undefined {
  const rows = rowsOf(layout)
  const head = rows && headOf(rows)
  if (!rows || !head) return undefined
  const parts = partsOf(rows)
  const part = (kind: SectionKind) => parts.get(kind) ?? []
  const jobs = jobsOf(part('experience'))
  const fields = {
    ...head,
    seniority: seniorityIn(factOf(rows, 'Seniority'))?.level ?? factOf(rows, 'Seniority'),
    techStack: chipsOf(part('skills')),
    previousCompanies: jobs.map(({ company, title, description }) => ({ company, title, description })),
    linkedinUrl: null,
    portfolioUrls: linksOf(layout),
    email: null,
    phone: null,
    summary: paragraph(part('summary')),
    keyHighlights: itemsOf(part('highlights')),
  }
  const clue = (value: string) => ({ value, confidence: SURE })
  const clues = {
    ...{ name: clue(fields.name), role: clue(fields.role), area: clue(fields.area), seniority: clue(fields.seniority) },
    ...{ techStack: fields.techStack.map(clue), portfolioUrls: fields.portfolioUrls.map(clue) },
    ...{ summary: clue(fields.summary), keyHighlights: fields.keyHighlights.map(clue) },
    ...{ email: undefined, phone: undefined, linkedinUrl: undefined },
    previousCompanies: jobs.map(({ company, title }) => ({ company, title, confidence: SURE })),
  }
  return { fields, jobs, clues, isExact: true, template: undefined }
}

const SURE = 0.98

/** The lines of all pages. Undefined if a word has a letter size that the template lacks. */
function rowsOf({ pages }: Layout): Row[] | undefined {
  const rows: Row[] = []
  for (const { words, height } of pages) {
    for (const word of words.filter(({ y }) => y > HEADER && y < height - FOOTER)) {
      const kind = kindOf(word)
      if (!kind) return undefined
      const row = rows.at(-1)
      const last = row?.words.at(-1)
      const goesOn = row && last && row.kind === kind && isBeside(last, word)
      if (goesOn) row.words.push(word)
      else rows.push({ kind, words: [word], text: '' })
    }
  }
  return rows.map(row => ({ ...row, text: row.words.map(({ text }) => text).join(' ') }))
}

function kindOf({ h }: Word): Kind | undefined {
  const found = Object.entries(SIZES).find(([, size]) => Math.abs(size - h) < 0.08)
  return found && (found[0] as Kind)
}

const isBeside = (one: Word, other: Word) =>
  one.page === other.page && Math.abs(baselineOf(one) - baselineOf(other)) < 2

/** The name, and role and area from the line below it: 'Engineer · Tech'. */
function headOf(rows: Row[]): { name: string; role: string; area: string } | undefined {
  const name = rows.filter(({ kind }) => kind === 'name')
  const [role = '', area = ''] = splitLast(paragraph(rows.filter(({ kind }) => kind === 'role')), ' · ')
  const isArea = areas.some(known => known === area.toUpperCase())
  return name.length > 0 && rows[0]?.kind === 'name' && isArea ? { name: paragraph(name), role, area } : undefined
}

function splitLast(text: string, separator: string): string[] {
  const at = text.lastIndexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

/** The lines of each section, by the kind of its heading. */
function partsOf(rows: Row[]): Map<SectionKind | undefined, Row[]> {
  const parts = new Map<SectionKind | undefined, Row[]>()
  let part: Row[] = []
  for (const row of rows) {
    if (row.kind === 'section') part = []
    else part.push(row)
    if (row.kind === 'section') parts.set(headingKind(row.text), part)
  }
  return parts
}

function factOf(rows: Row[], label: string): string {
  const at = rows.findIndex(({ kind, text }) => kind === 'label' && text === label)
  const rest = rows.slice(at + 1)
  const end = rest.findIndex(({ kind }) => kind !== 'text')
  return at < 0 ? '' : paragraph(end < 0 ? rest : rest.slice(0, end))
}

function jobsOf(rows: Row[]): Job[] {
  const jobs: { company: Row[]; title: Row[]; text: Row[] }[] = []
  for (const row of rows) {
    const job = jobs.at(-1)
    const isFirm = row.kind === 'firm'
    if (isFirm && (!job || job.title.length + job.text.length > 0 || isApart(job.company, row)))
      jobs.push({ company: [row], title: [], text: [] })
    else if (isFirm) job?.company.push(row)
    else if (row.kind === 'title') job?.title.push(row)
    else if (row.kind === 'text') job?.text.push(row)
  }
  return jobs.map(({ company, title, text }) => ({
    ...{ company: paragraph(company), title: paragraph(title), description: paragraph(text) },
    ...{ dates: undefined, place: undefined, from: [], others: [], confidence: SURE },
  }))
}

/** True for the line of a new firm, false for the second line of a long name. */
function isApart(rows: Row[], next: Row): boolean {
  const [last, first] = [rows.at(-1)?.words.at(-1), next.words[0]]
  return !last || !first || last.page !== first.page || wouldFit(last, first)
}

function chipsOf(rows: Row[]): string[] {
  const chips = rows.filter(({ kind, words: [first] }) => kind === 'chip' && (first?.x ?? 0) > MARGIN + CHIP_INSET)
  const texts = chips.flatMap(({ words }) => apart(words).map(chip => chip.map(({ text }) => text).join(' ')))
  return texts.map(text => text.replace(/^✓ ?/, ''))
}

/** Groups words by the box in which they are printed. */
function apart(words: Word[]): Word[][] {
  const boxes: Word[][] = []
  for (const word of words) {
    const last = boxes.at(-1)?.at(-1)
    if (last && word.x - last.x - last.w < word.h * 0.8) boxes.at(-1)?.push(word)
    else boxes.push([word])
  }
  return boxes
}

/** The items of a list, each of which begins with a bullet. */
function itemsOf(rows: Row[]): string[] {
  const items: Row[][] = []
  for (const row of rows.filter(({ kind }) => kind === 'text')) {
    if (row.words[0]?.text === '•') items.push([{ ...row, words: row.words.slice(1), text: row.text.slice(2) }])
    else items.at(-1)?.push(row)
  }
  return items.map(paragraph)
}

/** Joins lines to a text. Keeps a line break if the next word would have fitted on the line before. */
function paragraph(rows: Row[]): string {
  return rows.reduce((text, row, index) => {
    const [last, first] = [rows[index - 1]?.words.at(-1), row.words[0]]
    if (!last || !first) return row.text
    const isBroken = last.page === first.page && wouldFit(last, first)
    const isUnspaced = UNSPACED.test(last.text.slice(-1)) && UNSPACED.test(first.text)
    return `${text}${isBroken ? '\n' : isUnspaced ? '' : ' '}${row.text}`
  }, '')
}

/** Scripts without spaces between words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，！？]/u

const wouldFit = (last: Word, next: Word) => last.x + last.w + last.h * SPACE + next.w < PAPER - MARGIN

/** The width of a page in points, and of a space in letter heights. */
const PAPER = 595.28
const SPACE = 0.3

const linksOf = ({ pages }: Layout) => [
  ...new Set(pages.flatMap(({ links }) => links.map(({ url }) => url.replace(/\/$/, '')))),
]
