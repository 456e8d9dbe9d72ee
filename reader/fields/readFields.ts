import type { Clues, FieldValue } from '../evidence.ts'
import { bodySize } from '../lines/headingLines.ts'
import type { Line } from '../lines/lines.ts'
import { belowHeading, type Section } from '../lines/sections.ts'
import type { Layout, Link } from '../pages/layout.ts'
import { postsBy, type Template, templateOf } from '../templates/templates.ts'
import type { ResumeFields } from '../types.ts'
import { findLinkedin, findPortfolio } from './addresses.ts'
import { areaTextOf } from './area.ts'
import { findEmail } from './email.ts'
import { findFormAnswers } from './formAnswers.ts'
import { type Job, readJobs } from './jobs.ts'
import { findName } from './name.ts'
import { findPhone } from './phone.ts'
import { findHighlights, findSummary } from './prose.ts'
import { findRole, spellTitle } from './role.ts'
import { seniorityOf } from './seniority.ts'
import { findStack } from './stack.ts'

/**
 * The fields, the positions with their dates, and clues to where the document prints each value. `isExact`: the
 * positions were read by the rules for the `template` of the document.
 */
export type ReadFields = {
  fields: ResumeFields
  jobs: Job[]
  clues: Clues
  isExact: boolean
  template: Template | undefined
}

type LaidOut = { layout: Layout; lines: Line[]; sections: Section[]; guideline?: string }

/** Reads the fields of a laid-out resume by rules alone, with clues to their positions. Missing fields are empty. */
export function readFields({ layout, lines, sections, guideline }: LaidOut): ReadFields {
  const links = layout.pages.flatMap(page => page.links)
  const others = new Set(sections.filter(isAboutOthers).flatMap(section => section.lines))
  const contacts = new Set(sections.filter(isAboutContacts).flatMap(section => section.lines))
  const own = [...contacts, ...lines.filter(line => !contacts.has(line) && !others.has(line))]
  const email = findEmail(own, links)
  const work = new Set(sections.filter(({ kind }) => kind === 'experience').flatMap(section => section.lines))
  const answers = findFormAnswers(
    own.filter(line => !work.has(line)),
    email?.value ?? '',
  )
  const name = answers.name ?? findName(lines, { email: email?.value ?? '', height: layout.pages[0]?.height ?? 842 })
  const template = templateOf(layout)
  const exact = postsBy(template, sections)
  const jobs = (exact ?? readPosts(sections)).slice(0, mostJobs)
  const role = answers.role ?? findRole({ sections, name, jobs, body: bodySize(lines) })
  const summary = findSummary(sections)
  const techStack = findStack(sections, { guideline, ...(template?.mostSkills && { few: template.mostSkills + 1 }) })
  const about = contactLines(sections, name?.from[0])
  const sites = findPortfolio({ lines: about, links: links.filter(link => about.some(line => isOn(link, line))) })
  const clues = {
    name,
    role,
    area: role ? { ...role, confidence: role.confidence * 0.95 } : { value: '', from: [], confidence: 0.4 },
    seniority: seniorityOf({ role, jobs, summary: summary?.value ?? '', writtenIn: layout.writtenIn }),
    email,
    phone: findPhone(own, { email: email?.value ?? '', links }),
    linkedinUrl: findLinkedin(lines, links),
    summary,
    techStack,
    portfolioUrls: sites.map(value => ({ value, confidence: 0.9, near: about })),
    keyHighlights: findHighlights(sections, jobs),
    previousCompanies: jobs,
  }
  const text = (found: FieldValue | undefined) => found?.value ?? ''
  const texts = (found: Pick<FieldValue, 'value'>[]) => found.map(({ value }) => value)
  const fields = {
    name: text(name),
    role: text(role),
    area: areaTextOf({ role: text(role), titles: jobs.map(({ title }) => title), stack: texts(techStack) }),
    seniority: clues.seniority.value,
    techStack: texts(techStack),
    previousCompanies: jobs.map(({ company, title, description }) => ({
      company,
      title: spellTitle(title),
      description: description.slice(0, longestText),
    })),
    linkedinUrl: clues.linkedinUrl?.value ?? null,
    portfolioUrls: sites,
    email: email?.value ?? null,
    phone: clues.phone?.value ?? null,
    summary: text(summary).slice(0, longestText),
    keyHighlights: texts(clues.keyHighlights),
  }
  return { fields, jobs, clues, isExact: exact !== undefined, template }
}

/**
 * Reads the positions in sections about work. If one section has dates, a section without dates is about something
 * else, such as 'Experience in the laboratory', and only its positions with a clear title and firm are returned.
 */
function readPosts(sections: Section[]): Job[] {
  const read = sections
    .filter(section => section.kind === 'experience' && section.lines.length > 0)
    .map(section => readJobs(belowHeading(section)))
  const isDated = (jobs: Job[]) => jobs.some(({ dates }) => dates?.range)
  if (!read.some(isDated)) return read.flat()
  return read.flatMap(jobs =>
    isDated(jobs) ? jobs : jobs.filter(({ dates, confidence }) => dates || confidence >= likely),
  )
}

/** The minimum confidence in a post without dates, for which both title and firm must be clear. */
const likely = 0.75

/** The maximum number of positions that `resumeFields` accepts. */
const mostJobs = 100
/** The maximum length of a summary or a job's description in characters; `resumeFields` would accept 5000. */
const longestText = 4000

const isAboutContacts = ({ kind }: Section) => kind === 'top' || kind === 'contact'

/** True for a section of references: its contact data belong to other people. */
const isAboutOthers = ({ heading }: Section) => /\br[eé]f[eé]ren[czt]/i.test(heading?.text ?? '')

/** Lines with the person's contact data: around the name, at the tops of columns and in contact sections. */
function contactLines(sections: Section[], nameLine: Line | undefined): Line[] {
  return sections
    .filter(section => isAboutContacts(section) || (nameLine && section.lines.includes(nameLine)))
    .flatMap(({ lines }) => lines)
}

function isOn(link: Link, line: Line) {
  const middle = link.y + link.h / 2
  return (
    link.page === line.page &&
    Math.abs(middle - (line.baseline - line.size * 0.3)) < line.size &&
    link.x < line.right + 3
  )
}
