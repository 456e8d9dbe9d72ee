import { LEVELS } from './level.ts'
import { occupations } from './occupations.ts'
import { keyOfRequirement, type Requirement, requirementTyped } from './requirements.ts'
import { knownSkills } from './skills.ts'

const MOST_SUGGESTIONS = 8

/** What a typed text may mean: the text itself first, then levels, skills and roles that begin with it, then those that hold it. */
export function suggestRequirements(text: string): Requirement[] {
  const typed = text.trim().toLowerCase()
  const inside = typed.length > 1 ? known.filter(({ label }) => label.toLowerCase().includes(` ${typed}`)) : []
  const begun = known.filter(({ label }) => label.toLowerCase().startsWith(typed))
  const all = [requirementTyped(text), ...begun, ...inside]
  const distinct = new Map(all.map(one => [keyOfRequirement(one), { ...one, importance: 'MUST' as const }]))
  return [...distinct.values()].slice(0, MOST_SUGGESTIONS)
}

const known: Pick<Requirement, 'kind' | 'label'>[] = [
  ...LEVELS.map(label => ({ kind: 'SENIORITY' as const, label })),
  ...[...knownSkills]
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .map(label => ({ kind: 'SKILL' as const, label })),
  ...occupations.map(({ name }) => ({ kind: 'ROLE' as const, label: name })),
]
