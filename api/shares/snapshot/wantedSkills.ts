import { alternativesOf } from '../../matching/alternatives.ts'
import { readNeed } from '../../matching/need.ts'
import { isTechnology, partOf, skillNamed, skillsIn } from '../../matching/skills.ts'
import type { ProfileSnapshot } from './snapshot.ts'

const MOST_SKILLS = 12

/**
 * The skills in a job description, the required skills first. If the description contains technologies, returns
 * technologies only, as other words, such as 'warehouse', say little about a person.
 */
export function wantedSkillsIn(jobDescription: string | null | undefined): string[] {
  if (!jobDescription?.trim()) return []
  const { skills: all } = readNeed(jobDescription)
  const technologies = all.filter(({ anyOf }) => anyOf.some(isTechnology))
  const skills = technologies.length > 0 ? technologies : all
  const inOrder = [
    ...skills.filter(({ kind }) => kind === 'required'),
    ...skills.filter(({ kind }) => kind !== 'required'),
  ]
  return inOrder.slice(0, MOST_SKILLS).map(({ name }) => name)
}

/** The wanted skills that occur anywhere in a profile. */
export function skillsShown(wanted: string[], { role, techStack, summary, ...shown }: ProfileSnapshot): string[] {
  if (wanted.length === 0) return []
  const work = shown.previousCompanies.map(each =>
    typeof each === 'string' ? each : `${each.title}\n${each.description}`,
  )
  const named = skillsIn([role, ...techStack, summary, ...shown.keyHighlights, ...work].map(partOf))
  const listed = new Set(techStack.map(skillNamed))
  return wanted.filter(each => alternativesOf(each).some(skill => named.has(skill) || listed.has(skill)))
}
