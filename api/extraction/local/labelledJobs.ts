import { experience } from '../../language/resumes.ts'
import type { Line } from '../lines/lines.ts'
import { findDates } from '../text/dates.ts'
import { isTitle } from '../text/titles.ts'
import type { Job } from './jobs.ts'

/**
 * The positions of a section that labels their parts, as forms do: 'Company: Northwind', 'Designation - Tester'.
 * Undefined without such labels.
 */
export function readLabelledJobs(section: Line[]): Job[] | undefined {
  const labels = section.map(line => labelOf(line.text))
  if (!labels.some(label => label?.part === 'company')) return undefined
  const jobs: Job[] = []
  let open: Job | undefined
  for (const [at, line] of section.entries()) {
    const { part = undefined, value = line.text } = labels[at] ?? {}
    if (part === 'company' || !open) {
      open = { company: '', title: '', description: '', dates: undefined, from: [], confidence: 0.7 }
      jobs.push(open)
    }
    if (part === 'company' || part === 'title') {
      open[part] ||= value
      open.from.push(line)
    } else {
      open.dates ??= findDates(line.text)[0]
      open.description = `${open.description}\n${value}`.trim()
    }
  }
  for (const job of jobs)
    if (job.title === '' && isTitle(job.company)) Object.assign(job, { title: job.company, company: '' })
  return jobs.filter(({ company, title, description }) => company || title || description)
}

function labelOf(text: string): { part: keyof typeof experience.labels; value: string } | undefined {
  const [, label = '', value = ''] = /^([\p{L} ]{4,20}?)\s*[:–-]\s*(.*)$/u.exec(text) ?? []
  const part = parts.get(label.trim().toLowerCase())
  return part && { part, value: value.trim() }
}

const parts = new Map(
  (['company', 'title', 'description'] as const).flatMap(part => experience.labels[part].map(label => [label, part])),
)
