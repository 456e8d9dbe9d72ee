import { dates, seniorityIn, skills, yearWords } from '@talentdesk/reader/words/resumes'
import { alternativesOf, labelOfAlternatives } from './alternatives.ts'
import { withoutDenied } from './denied.ts'
import { denials } from './language/jobs.ts'
import { LEVELS } from './level.ts'
import { cutLines } from './lines.ts'
import { type Need, type NeededSkill, readNeed } from './need.ts'
import { occupationNamed, occupations, occupationsOf, titlesIn } from './occupations.ts'
import { isCommonplace, knownSkillIn, knownSkills, skillNamed } from './skills.ts'
import { type importances, MOST_REQUIREMENTS, type requirementKinds } from './words.ts'
import { inFigures } from './years.ts'

/** A requirement of a description. Users may change it. Kind and label identify it. */
export type Requirement = { kind: RequirementKind; label: string; importance: Importance }

export type RequirementKind = keyof typeof requirementKinds
export type Importance = keyof typeof importances

/** The key of a requirement: requirements with the same kind and label are the same. */
export const keyOfRequirement = ({ kind, label }: Pick<Requirement, 'kind' | 'label'>) => `${kind}:${label}`

/** The maximum number of required skills that become musts, by weight: hardly any profile shows twelve. */
const MOST_MUSTS = 5

/** Reads the requirements of a description: the same text gives the same requirements. */
export function readRequirements(description: string): Requirement[] {
  const sought = withoutDenied(cutLines(description))
  const need = readNeed(sought)
  const [role] = need.occupations
  const isNamed = [...occupationsOf(need.title), ...titlesIn(sought).flatMap(({ occupations }) => occupations)]
  const must = new Set(
    need.skills.filter(({ anyOf, kind }) => kind === 'required' && !anyOf.every(isCommonplace)).slice(0, MOST_MUSTS),
  )
  const years = need.years === undefined ? [] : [{ kind: 'YEARS' as const, label: labelOfYears(need) }]
  return unique([
    ...(role ? [required('ROLE', role.occupation.name, isNamed.includes(role.occupation) ? 'MUST' : 'WISH')] : []),
    ...(need.seniority ? [required('SENIORITY', need.seniority)] : []),
    ...years.map(({ kind, label }) => required(kind, label)),
    ...need.skills.map(skill => required('SKILL', skill.name, must.has(skill) ? 'MUST' : 'WISH')),
    ...languagesIn(sought).map(name => required('LANGUAGE', name)),
  ]).slice(0, MOST_REQUIREMENTS)
}

const required = (kind: RequirementKind, label: string, importance: Importance = 'MUST'): Requirement => ({
  ...{ kind, label, importance },
})

const unique = (all: Requirement[]) => [...new Map(all.map(one => [keyOfRequirement(one), one])).values()]

const labelOfYears = ({ years, yearsOf }: Need) =>
  `${years} ${years === 1 ? 'year' : 'years'}${yearsOf ? ` of ${yearsOf}` : ''}`

/** Reads a typed requirement: '5 years of Go', 'Senior', 'fluent German', 'Data Engineer'; other texts are skills. */
export function requirementTyped(text: string): Pick<Requirement, 'kind' | 'label'> {
  const plain = text.trim().replace(/\s+/g, ' ')
  const { years, skill } = yearsTyped(inFigures(plain))
  if (years) return { kind: 'YEARS', label: labelOfYears({ years, yearsOf: skill } as Need) }
  const level = seniorityIn(plain)
  if (level && level.printed.length === plain.length) return { kind: 'SENIORITY', label: level.level }
  const known = knownSkillIn(plain) ?? alternativesTyped(plain)
  if (known) return { kind: 'SKILL', label: known }
  const [language] = plain.match(humanLanguage) ?? []
  if (language) return { kind: 'LANGUAGE', label: capital(language) }
  const role = occupationNamed(plain) ?? occupationsOf(plain)[0]
  return role ? { kind: 'ROLE', label: role.name } : { kind: 'SKILL', label: skillNamed(plain) }
}

/** The label of typed alternatives: 'playwright or cypress', 'React/Vue'. One alternative is enough. */
function alternativesTyped(text: string): string | undefined {
  const names = text.split(eitherOf).map(knownSkillIn)
  return names.length > 1 && names.every(name => name !== undefined) ? labelOfAlternatives(names) : undefined
}

const eitherOf = new RegExp(`\\s{1,3}${denials.or}\\s{1,3}|\\s?[,/]\\s?(?:${denials.or}\\s{1,3})?`, 'i')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The number of years and the skill in '5 years of Go'. */
export function yearsTyped(label: string): { years: number | undefined; skill: string | undefined } {
  const found = asked.exec(label)
  const years = Number(found?.[1])
  return found && years > 0 && years <= 50
    ? { years, skill: knownSkillIn(found[2] ?? '') }
    : { years: undefined, skill: undefined }
}

const asked = new RegExp(
  `^(\\d{1,2})\\s{0,2}(?:\\+|(?:${dates.between})\\s{0,2}\\d{1,2})?\\s{0,2}${yearWords}(?:\\s(?:of|with|in)\\s)?(?:experience\\s(?:of|with|in)\\s)?(.*)$`,
  'i',
)

const humanLanguage = new RegExp(`(?<!\\p{L})${skills.languages}(?!\\p{L})`, 'iu')
const spoken = new RegExp(
  `(?:fluent|native|spoken|proficient|good|excellent|fließend|verhandlungssicher|courant|fluido|fluente|vloeiend|biegły)\\w*(?:\\s(?:in|en|w))?\\s(${skills.languages})(?!\\p{L})|(?<!\\p{L})(${skills.languages})\\s?[(:,-]?\\s?(?:[ABC][12]\\b|fluent|native|required|speaker|speaking)`,
  'giu',
)

/** The human languages that a description asks for, named as in the description. */
function languagesIn(text: string): string[] {
  const found = [...text.matchAll(spoken)].map(([, before, after]) => capital((before ?? after ?? '').toLowerCase()))
  return [...new Set(found)]
}

/** The need of a description with changed requirements, without the ignored ones. */
export function needOf(sought: string, requirements: Requirement[] | undefined): Need {
  const read = readNeed(sought)
  if (!requirements) return read
  const held = requirements.filter(({ importance }) => importance !== 'IGNORED')
  const labelOf = (kind: RequirementKind) => held.find(one => one.kind === kind)?.label
  const role = labelOf('ROLE')
  const own = role !== undefined && read.occupations[0]?.occupation.name === role
  const occupation = role === undefined ? undefined : occupationNamed(role)
  const { years, skill } = yearsTyped(labelOf('YEARS') ?? '')
  return {
    title: own ? read.title : (role ?? ''),
    occupations: own ? read.occupations : occupation ? [{ occupation, weight: 1 }] : [],
    skills: held.filter(({ kind }) => kind === 'SKILL').map(one => skillOf(one, read.skills)),
    seniority: labelOf('SENIORITY'),
    years,
    yearsOf: skill,
    words: read.words,
  }
}

/** A skill changed to a must weighs 1, a skill changed to a wish half; other skills keep their described weight. */
function skillOf({ label, importance }: Requirement, read: NeededSkill[]): NeededSkill {
  const before = read.find(({ name }) => name === label)
  const isMust = importance === 'MUST'
  if (before && (before.kind === 'required') === isMust) return before
  return { name: label, anyOf: alternativesOf(label), kind: isMust ? 'required' : 'wished', weight: isMust ? 1 : 0.5 }
}

const MOST_SUGGESTIONS = 8

/** Suggests requirements for a typed text: itself, then levels, skills and roles that begin with it or contain it. */
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
