import type { Line } from '../lines/lines.ts'
import type { Layout } from '../pages/layout.ts'
import type { Section } from '../sections/sections.ts'
import { areaTextOf } from './areaText.ts'
import { findEmail, findLinkedin, findPhone } from './contact.ts'
import { readJobs } from './jobs.ts'
import { findName } from './name.ts'
import { findPortfolio } from './portfolio.ts'
import { findHighlights, findSummary } from './prose.ts'
import { findRole, spellTitle } from './role.ts'
import { seniorityOf } from './seniority.ts'
import { findStack } from './stack.ts'

/** Reads the fields from the laid-out resume by rules alone. What is not printed stays empty. */
export function readFields({ layout, lines, sections, guideline }: LaidOut) {
  const links = layout.pages.flatMap(page => page.links)
  const email = findEmail(lines, links)
  const name = findName(lines, email?.value ?? '')
  const jobs = linesOf(sections, 'experience').flatMap(readJobs)
  const role = findRole({ sections, name, jobs })
  const summary = findSummary(sections)
  const techStack = findStack(sections, guideline)
  const about = contactLines(sections, name?.from[0])
  return {
    name: name?.value ?? '',
    role: role?.value ?? '',
    area: areaTextOf({ role: role?.value ?? '', stack: techStack }),
    seniority: seniorityOf({
      role: role?.value ?? '',
      jobs,
      summary: summary?.value ?? '',
      writtenIn: layout.writtenIn,
    }),
    techStack,
    previousCompanies: jobs.map(({ company, title, description }) => ({
      company,
      title: spellTitle(title),
      description: description.slice(0, 4000),
    })),
    linkedinUrl: findLinkedin(lines, links)?.value ?? null,
    portfolioUrls: findPortfolio({ lines: about, links: links.filter(link => about.some(line => isOn(link, line))) }),
    email: email?.value ?? null,
    phone: findPhone(lines)?.value ?? null,
    summary: (summary?.value ?? '').slice(0, 4000),
    keyHighlights: findHighlights(sections, jobs),
  }
}

export type LaidOut = { layout: Layout; lines: Line[]; sections: Section[]; guideline?: string }

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
