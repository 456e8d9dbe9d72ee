import { joinTexts, type Line, withCells } from '../lines/lines.ts'
import { bulletMark } from '../lines/segments.ts'
import { type Caption, captioned, captionOf } from '../text/captions.ts'
import { findDates, isPartOfDate } from '../text/dates.ts'
import { isOccupation } from '../text/titles.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'
import type { Job } from './jobs.ts'

/**
 * The positions of a section that labels their parts, as forms do: 'Company: Northwind', 'Designation - Tester', or the
 * label in a cell before its value. A part that comes again begins another position. Undefined without such labels.
 */
export function readLabelledJobs(printed: Line[]): Job[] | undefined {
  const { section, dates } = partDates(printed)
  const labels = section.map(line => (dates.has(line) ? dateLabel(line) : labelOf(line)))
  const has = (...some: Caption[]) => labels.some(label => label && some.includes(label.part))
  if (!has('company') || (section.length > fewLines && !has('title', 'dates', 'start', 'description'))) return undefined
  const leading = labels.find(label => label && heads.has(label.part))?.part
  const posts: Post[] = []
  let before: Label | undefined
  for (const [at, line] of section.entries()) {
    const label = labels[at] ?? restOf(line, before)
    const open = posts.at(-1)
    if (!open || (labels[at] && begins(label.part, open, leading))) posts.push({ texts: {}, from: [], belowName: [] })
    addTo(posts.at(-1), label)
    before = label
  }
  const named = withoutTowns(posts)
  return named.map(jobOf).filter(({ company, title, description }) => company || title || description)
}

/** A section of so few lines may label the employer alone. */
const fewLines = 6

/** A part of a position as it stands on a line, behind its label or going on from the line above. */
type Label = { part: Caption; value: string; line: Line; isRest: boolean }

/** The parts of a position as printed, the lines of all but its tasks, and those that go on below the employer's name. */
type Post = { texts: Partial<Record<Caption, string>>; from: Line[]; belowName: Line[] }

/** Puts dates that stand beside labels, as in '2019 – 2021 | Employer: Kestrel', on lines of their own. */
function partDates(printed: Line[]): { section: Line[]; dates: Set<Line> } {
  const dates = new Set<Line>()
  const parted = printed.map(line => {
    const [first, ...others] = line.cells
    if (!first || others.length === 0 || !isPartOfDate(first.text)) return [line]
    const date = withCells(line, [first])
    dates.add(date)
    return [date, withCells(line, others)]
  })
  const areLabelled = parted.some(([, rest]) => rest && names.has(labelOf(rest)?.part ?? 'other'))
  return areLabelled ? { section: parted.flat(), dates } : { section: printed, dates: new Set() }
}

const names = new Set<Caption>(['company', 'title'])

const dateLabel = (line: Line): Label => ({ part: 'dates', value: line.text, line, isRest: false })

/** The parts with which a position may begin. */
const heads = new Set<Caption>(['company', 'title', 'dates', 'start'])

function labelOf(line: Line): Label | undefined {
  const [first, ...others] = line.cells
  const whole = first && captionOf(first.text)
  if (whole && others.length > 0) {
    const value = others.map(cell => cell.text).join(' ')
    return { part: whole, value: value.replace(bulletMark, ''), line: withCells(line, others), isRest: false }
  }
  const part = whole ?? captioned(line.text)?.caption
  const value = whole ? '' : (captioned(line.text)?.value ?? '')
  if (!part || !positionParts.has(part) || (part === 'title' && isTold(value))) return undefined
  return { part, value, line, isRest: false }
}

/** True for what tells of the work behind 'Role:' or 'Job:', and names no position: sentences, the items of a list. */
const isTold = (value: string) => /[•▪➢❖]/u.test(value) || value.split(' ').length > (/[.;]$/.test(value) ? 5 : 12)

/** What a line without a label is: the value of a label that stands alone, the end of a wrapped one, or a task. */
function restOf(line: Line, before: Label | undefined): Label {
  const goesOn =
    before !== undefined &&
    before.part !== 'description' &&
    (before.value === '' || (line.gap < wrapped && !line.bullet && Math.abs(line.x - before.line.x) < sameEdge))
  const isTown = before?.part === 'company' && isBelow(line, before)
  const isRest = (goesOn && before.value !== '') || isTown
  return { part: isTown ? 'company' : goesOn ? before.part : 'description', value: line.text, line, isRest }
}

/** True for a short text below an employer, which may begin anew: its town. */
const isBelow = (line: Line, before: Label) =>
  before.value !== '' && !line.bullet && line.text.length < longestTown && Math.abs(line.x - before.line.x) < sameEdge

const longestTown = 40

/** Letter heights from a baseline to the next, and points. */
const wrapped = 1.6
const sameEdge = 3

const positionParts = new Set<Caption>([...heads, 'end', 'description', 'other'])

/** True for a part that the open position has, or for the part that leads all of them where it has the rest. */
const begins = (part: Caption, { texts }: Post, leading: Caption | undefined) =>
  heads.has(part) &&
  (texts[part] !== undefined || (part === leading && texts.company !== undefined && texts.title !== undefined))

function addTo(post: Post | undefined, { part, value, line, isRest }: Label) {
  if (!post || value === '') return
  const { texts } = post
  if (part !== 'description' && part !== 'other') post.from.push(line)
  if (isRest && part === 'company') {
    post.belowName.push(line)
    return
  }
  const text = texts[part]
  texts[part] = text === undefined ? value : isRest ? joinTexts(text, value) : `${text}\n${value}`
}

/** The employers with the lines in which their names go on, but not with those of their addresses. */
function withoutTowns(posts: Post[]): Post[] {
  const last = posts.flatMap(({ belowName }) => belowName.at(-1) ?? [])
  // Where a town that is known ends most of them, one that is not ends the others.
  const endInTowns = last.filter(isAddress).length * 2 >= last.length
  return posts.map(post => {
    const { company } = post.texts
    if (company === undefined) return post
    const end = post.belowName.at(-1)
    const isTown = (line: Line) => isAddress(line) || (endInTowns && line === end && !line.text.includes(','))
    const rest = post.belowName.filter(line => !isTown(line))
    return { ...post, texts: { ...post.texts, company: [company, ...rest.map(({ text }) => text)].reduce(joinTexts) } }
  })
}

/** True for a town or a street, and for what begins anew below a name. */
const isAddress = ({ text, gap }: Line) => /\d/.test(text) || isPlace(text) || gap >= wrapped

function jobOf({ texts, from }: Post): Job {
  const { company = '', title = '', description = '', start = '', end = '' } = texts
  const [dates] = findDates(texts.dates ?? (start ? `${start} – ${end}` : description))
  const names = { company: withoutPlace(withoutAddress(company)), title }
  const named = title === '' && isOccupation(names.company) ? { company: '', title: names.company } : names
  return {
    ...named,
    description,
    dates,
    place: undefined,
    kind: undefined,
    from,
    others: [],
    confidence: named.company && named.title ? sure : unsure,
  }
}

const sure = 0.85
const unsure = 0.7

/** 'Kestrel, 12 High Street, Leeds' is 'Kestrel'. */
function withoutAddress(company: string): string {
  const [name = '', ...others] = company.replace(/,$/, '').split(/,\s+/)
  const street = others.findIndex(piece => /\d/.test(piece))
  return [name, ...others.slice(0, street < 0 ? others.length : street)].join(', ')
}
