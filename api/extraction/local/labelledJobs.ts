import { joinTexts, type Line, withCells } from '../lines/lines.ts'
import { bulletMark } from '../lines/segments.ts'
import { type Caption, captioned, captionOf } from '../text/captions.ts'
import { findDates } from '../text/dates.ts'
import { isOccupation } from '../text/titles.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'
import type { Job } from './jobs.ts'

/**
 * The positions of a section that labels their parts, as forms do: 'Company: Northwind', 'Designation - Tester', or the
 * label in a cell before its value. A part that comes again begins another position. Undefined without such labels.
 */
export function readLabelledJobs(section: Line[]): Job[] | undefined {
  const labels = section.map(labelOf)
  const has = (...some: Caption[]) => labels.some(label => label && some.includes(label.part))
  if (!has('company') || (section.length > fewLines && !has('title', 'dates', 'start', 'description'))) return undefined
  const leading = labels.find(label => label && heads.has(label.part))?.part
  const posts: Post[] = []
  let before: Label | undefined
  for (const [at, line] of section.entries()) {
    const label = labels[at] ?? restOf(line, before)
    const open = posts.at(-1)
    if (!open || (labels[at] && begins(label.part, open, leading))) posts.push({ texts: {}, from: [] })
    addTo(posts.at(-1), label)
    before = label
  }
  return posts.map(jobOf).filter(({ company, title, description }) => company || title || description)
}

/** A section of so few lines may label the employer alone. */
const fewLines = 6

/** A part of a position as it stands on a line, behind its label or going on from the line above. */
type Label = { part: Caption; value: string; line: Line; isRest: boolean }

/** The parts of a position as printed, and the lines of all but its tasks. */
type Post = { texts: Partial<Record<Caption, string>>; from: Line[] }

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
  return { part: goesOn ? before.part : 'description', value: line.text, line, isRest: goesOn && before.value !== '' }
}

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
  // The address of an employer goes on below its name.
  if (isRest && part === 'company' && (/\d/.test(value) || isPlace(value))) return
  const text = texts[part]
  texts[part] = text === undefined ? value : isRest ? joinTexts(text, value) : `${text}\n${value}`
}

function jobOf({ texts, from }: Post): Job {
  const { company = '', title = '', description = '', start = '', end = '' } = texts
  const [dates] = findDates(texts.dates ?? (start ? `${start} – ${end}` : description))
  const names = { company: withoutPlace(withoutAddress(company)), title }
  const named = title === '' && isOccupation(names.company) ? { company: '', title: names.company } : names
  return { ...named, description, dates, from, confidence: named.company && named.title ? sure : unsure }
}

const sure = 0.85
const unsure = 0.7

/** 'Kestrel, 12 High Street, Leeds' is 'Kestrel'. */
function withoutAddress(company: string): string {
  const [name = '', ...others] = company.replace(/,$/, '').split(/,\s+/)
  const street = others.findIndex(piece => /\d/.test(piece))
  return [name, ...others.slice(0, street < 0 ? others.length : street)].join(', ')
}
