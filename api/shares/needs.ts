import { readNeed } from '../matching/need.ts'
import { partOf, skillNamed, skillsIn } from '../matching/skills.ts'
import type { Shown } from './shown.ts'

const MOST_NEEDS = 12

/** The skills that a job description asks for, the required ones first. */
export function needsOf(jobDescription: string | null | undefined): string[] {
  if (!jobDescription?.trim()) return []
  const { skills } = readNeed(jobDescription)
  const inOrder = [
    ...skills.filter(({ kind }) => kind === 'required'),
    ...skills.filter(({ kind }) => kind !== 'required'),
  ]
  return inOrder.slice(0, MOST_NEEDS).map(({ name }) => name)
}

/** The needs that are named anywhere in what is shown of a talent. */
export function metNeeds(needs: string[], { role, techStack, summary, ...shown }: Shown): string[] {
  if (needs.length === 0) return []
  const work = shown.previousCompanies.map(each =>
    typeof each === 'string' ? each : `${each.title}\n${each.description}`,
  )
  const told = skillsIn([role, ...techStack, summary, ...shown.keyHighlights, ...work].map(partOf))
  const listed = new Set(techStack.map(skillNamed))
  return needs.filter(need => told.has(need) || listed.has(need))
}
