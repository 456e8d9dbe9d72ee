import { type Occupation, occupationsOf } from './occupations.ts'
import { skillNamed } from './skills.ts'
import { type Text, textOf } from './stems.ts'

/** What is known of somebody, as a talent's row has it. An old entry of a former employer is a plain text. */
export type Profile = {
  role: string
  seniority: string
  techStack: string[]
  summary: string
  keyHighlights: string[]
  previousCompanies: (string | { company: string; title: string; description: string })[]
}

/** A profile made ready to be compared. */
export type ReadProfile = {
  /** Role and titles, the present one first. */
  titles: string[]
  occupations: { occupation: Occupation; weight: number }[]
  seniority: string
  /** The stack by the names of the vocabulary, and all of it as one text. */
  stack: Set<string>
  listed: Text
  titled: Text
  told: Text
}

export function readProfile({
  role,
  seniority,
  techStack,
  summary,
  keyHighlights,
  previousCompanies,
}: Profile): ReadProfile {
  const jobs = previousCompanies.map(entry =>
    typeof entry === 'string' ? { company: '', title: '', description: entry } : entry,
  )
  const titles = [role, ...jobs.map(({ title }) => title)].filter(title => title.trim() !== '')
  return {
    titles,
    occupations: occupationsIn(titles),
    seniority,
    stack: new Set(techStack.map(skillNamed)),
    listed: textOf(...techStack),
    titled: textOf(...titles),
    told: textOf(summary, ...keyHighlights, ...jobs.map(({ description }) => description)),
  }
}

/** Each earlier job counts so much less than the next, and none less than one of long ago. */
const LESS_BY_JOB = 0.12
const LONG_AGO = 0.4

/** What the titles say somebody works as; those of long ago count less. */
function occupationsIn(titles: string[]): ReadProfile['occupations'] {
  const weights = new Map<Occupation, number>()
  for (const [at, title] of titles.entries()) {
    const weight = Math.max(LONG_AGO, 1 - at * LESS_BY_JOB)
    for (const occupation of occupationsOf(title)) {
      if (!weights.has(occupation)) weights.set(occupation, weight)
    }
  }
  return [...weights].map(([occupation, weight]) => ({ occupation, weight }))
}
