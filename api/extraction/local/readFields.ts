import { areaTextOf } from '../area.ts'
import { type Clue, type EvidenceField, type Found, jobClues } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import type { Layout } from '../pages/layout.ts'
import { findEmail, findLinkedin, findPhone, findPortfolio } from './contact.ts'
import { readJobs } from './jobs.ts'
import { readLabelledJobs } from './labelledJobs.ts'
import { findName } from './name.ts'
import { findHighlights, findSummary } from './prose.ts'
import { findRole, seniorityOf, spellTitle } from './role.ts'
import { findStack } from './stack.ts'

/** Reads the fields from the laid-out resume by rules alone, and what tells where. What is not printed stays empty. */
export function readFields({ layout, lines, sections, guideline }: LaidOut) {
  const links = layout.pages.flatMap(page => page.links)
  const others = new Set(sections.filter(isAboutOthers).flatMap(section => section.lines))
  const own = lines.filter(line => !others.has(line))
  const email = findEmail(own, links)
  const phone = findPhone(own)
  const linkedin = findLinkedin(lines, links)
  const name = findName(lines, email?.value ?? '')
  const jobs = linesOf(sections, 'experience').flatMap(section => readLabelledJobs(section) ?? readJobs(section))
  const role = findRole({ sections, name, jobs })
  const summary = findSummary(sections)
  const stack = findStack(sections, guideline)
  const highlights = findHighlights(sections, jobs)
  const about = contactLines(sections, name?.from[0])
  const sites = findPortfolio({ lines: about, links: links.filter(link => about.some(line => isOn(link, line))) })
  const seniority = seniorityOf({ role, jobs, summary: summary?.value ?? '', writtenIn: layout.writtenIn })
  const area = areaTextOf({ role: role?.value ?? '', stack: stack.map(({ value }) => value) })
  const fields = {
    name: name?.value ?? '',
    role: role?.value ?? '',
    area,
    seniority: seniority.value,
    techStack: stack.map(({ value }) => value),
    previousCompanies: jobs.map(({ company, title, description }) => ({
      company,
      title: spellTitle(title),
      description: description.slice(0, 4000),
    })),
    linkedinUrl: linkedin?.value ?? null,
    portfolioUrls: sites,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    summary: (summary?.value ?? '').slice(0, 4000),
    keyHighlights: highlights.map(({ value }) => value),
  }
  const one = (field: EvidenceField, found: Found<string> | undefined): Clue[] =>
    found ? [{ ...found, field, value: null, texts: [found.value] }] : []
  const clues: Clue[] = [
    ...one('name', name),
    ...one('role', role),
    ...one('area', role ? { ...role, confidence: role.confidence * 0.95 } : { value: '', from: [], confidence: 0.4 }),
    { ...seniority, field: 'seniority', value: null, texts: seniority.printed },
    ...one('email', email),
    ...one('phone', phone),
    ...one('linkedinUrl', linkedin),
    ...one('summary', summary),
    ...stack.map((item): Clue => ({ ...item, field: 'techStack', texts: [item.value] })),
    ...sites.map((value): Clue => ({ field: 'portfolioUrls', value, confidence: 0.9, texts: [value], near: about })),
    ...highlights.map((item): Clue => ({ ...item, field: 'keyHighlights', texts: [item.value] })),
    ...jobClues(jobs),
  ]
  return { fields, clues }
}

export type LaidOut = { layout: Layout; lines: Line[]; sections: Section[]; guideline?: string }

/** How to reach somebody who can tell more is not how to reach the person. */
const isAboutOthers = ({ heading }: Section) => /\br[eé]f[eé]ren[czt]/i.test(heading?.text ?? '')

function linesOf(sections: Section[], kind: Section['kind']): Line[][] {
  return sections.filter(section => section.kind === kind && section.lines.length > 0).map(section => section.lines)
}

/** Lines in which a person tells how to be reached: around the name, in the tops of columns and contact sections. */
function contactLines(sections: Section[], nameLine: Line | undefined): Line[] {
  return sections
    .filter(({ kind, lines }) => kind === 'top' || kind === 'contact' || (nameLine && lines.includes(nameLine)))
    .flatMap(({ lines }) => lines)
}

function isOn(link: { page: number; x: number; y: number; w: number; h: number }, line: Line) {
  const middle = link.y + link.h / 2
  return (
    link.page === line.page &&
    Math.abs(middle - (line.baseline - line.size * 0.3)) < line.size &&
    link.x < line.right + 3
  )
}
