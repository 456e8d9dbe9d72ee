import type { Line } from '../lines/lines.ts'
import { findDates } from '../text/dates.ts'
import { isTitle } from '../text/titles.ts'
import { withoutPlace } from '../text/towns.ts'
import { isCaptionRow, type Part, partNamed } from './jobLabels.ts'
import type { Job } from './jobs.ts'

/**
 * The positions of a section that labels their parts, as forms do: 'Company: Northwind', 'Designation - Tester', or the
 * label in a cell before its value. A part that comes again begins another position. Undefined without such labels.
 */
export function readLabelledJobs(section: Line[]): Job[] | undefined {
  if (section.some(isCaptionRow)) return undefined
  const labels = section.map(labelOf)
  const has = (...parts: Part[]) => labels.some(label => label && parts.includes(label.part))
  if (!has('company') || (section.length > fewLines && !has('title', 'dates', 'description'))) return undefined
  const jobs: Job[] = []
  let open: Job | undefined
  let awaited: Part | undefined
  for (const [at, line] of section.entries()) {
    const { part = awaited, value = line.text } = labels[at] ?? {}
    awaited = labels[at] && value === '' ? part : undefined
    if (!open || (part && part !== 'description' && open[part])) {
      open = { company: '', title: '', description: '', dates: undefined, from: [], confidence: 0.7 }
      jobs.push(open)
    }
    if (value === '') continue
    if (part === 'company' || part === 'title') {
      open[part] = part === 'company' ? withoutPlace(value) : value
      open.from.push(line)
    } else {
      open.dates ??= findDates(value)[0]
      if (part !== 'dates') open.description = `${open.description}\n${value}`.trim()
    }
  }
  for (const job of jobs)
    if (job.title === '' && isTitle(job.company)) Object.assign(job, { title: job.company, company: '' })
  return jobs.filter(({ company, title, description }) => company || title || description)
}

/** A section of so few lines may label the employer alone. */
const fewLines = 6

function labelOf(line: Line): { part: Part; value: string } | undefined {
  const [first, ...others] = line.cells
  const whole = first && partNamed(first.text.replace(/\s{0,3}:$/, ''))
  if (whole) return { part: whole, value: others.map(cell => cell.text).join(' ') }
  const [, label = '', value = ''] = /^([\p{L}'’ ]{3,50}?)\s{0,3}[:–-]\s{0,3}(.{0,300})$/u.exec(line.text) ?? []
  const part = partNamed(label)
  return part && { part, value: value.trim() }
}
