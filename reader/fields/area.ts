import { bestOf, firstOf } from '../choose.ts'
import { fieldOf, isTitle } from '../text/titles.ts'
import { plainWords } from '../words/lists.ts'
import { areaWords, seniorityIn } from '../words/resumes.ts'
import { keyOf, technologiesIn } from '../words/technologies.ts'

export const areas = ['TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT', 'OTHER'] as const
export type Area = (typeof areas)[number]

/**
 * The area in a provider's answer: the area whose name the answer is, else the first area with a keyword in it, else
 * Other. An empty answer means Tech. Only whole words count: 'pm' does not match 'development'.
 */
export function areaOf(text: string): Area {
  const words = plainWords(text)
  if (words.length === 0) return 'TECH'
  const named = areas.find(area => words.join(' ') === area.toLowerCase())
  return named ?? keywordArea(text) ?? 'OTHER'
}

/** The first area with a keyword in the text, if any. */
function keywordArea(text: string): Area | undefined {
  const words = plainWords(text)
  return keywordLists.find(([, list]) => words.some(word => list.has(singular(word)) || list.has(word)))?.[0]
}

const keywordLists = Object.entries(areaWords.keywords) as [Area, Set<string>][]

/** Maps 'designer' to 'design' and plurals to the singular. */
function singular(word: string) {
  return word === 'designer' || word === 'designers' ? 'design' : word.replace(/s$/, '')
}

/**
 * The text for `areaOf`: the role in English if it contains a keyword, else 'Tech' for software and systems roles. For
 * any other role, such as 'Student' or 'Analyst', the titles of the latest jobs and the skills decide.
 */
export function areaTextOf({ role, titles = [], stack }: { role: string; titles?: string[]; stack: string[] }): string {
  const own = firstOf(role.split(','), areaTextIn)
  if (own) return own
  const votes = new Map<Area, number>([voteOf(role)])
  const vote = (area: Area, weight: number) => votes.set(area, (votes.get(area) ?? 0) + weight)
  for (const title of titles.slice(0, latestTitles)) {
    const area = areaTextIn(title)
    vote(area ? areaOf(area) : 'OTHER', area ? 1.5 : 0.3)
  }
  for (const [area, count] of toolsIn(stack)) vote(area, Math.min(count, mostTools) * worthOfTool)
  return bestOf([...votes], ([, sum]) => sum)?.[0] ?? 'OTHER'
}

/** The vote of a role without any keyword. A known occupation has a high weight. */
function voteOf(role: string): [Area, number] {
  const field = fieldOf(role)
  if (field) return [field === 'it' ? 'TECH' : 'OTHER', 2.5]
  return ['OTHER', isTitle(role) && seniorityIn(role)?.level !== 'Intern' ? 1.2 : 0.5]
}

/** For each area, the number of skills that are typical only of this area. */
function toolsIn(stack: string[]): Map<Area, number> {
  const named = new Set(stack.flatMap(item => [item, ...technologiesIn(item.replaceAll('#', ' '))]).map(keyOf))
  return new Map(toolLists.map(([area, list]) => [area, [...named].filter(item => list.has(item)).length]))
}

const latestTitles = 3
const mostTools = 8
const worthOfTool = 0.5

const toolLists = Object.entries(areaWords.tools) as [Area, Set<string>][]

function areaTextIn(text: string): string | undefined {
  const english = plainWords(text).flatMap(inEnglish).join(' ')
  if (keywordArea(english)) return english
  return techRole.test(english) && !otherEngineer.test(english) ? 'Tech' : undefined
}

const techRole = new RegExp(`\\b${areaWords.tech}\\b`)
const otherEngineer = new RegExp(`\\b${areaWords.notTech}\\b`)

/** Translates words that hint at an area. A German or Dutch compound may become several words. */
function inEnglish(word: string): string[] {
  const found = areaWords.english.filter(({ pattern }) => pattern.test(word)).map(english => english.word)
  return found.length > 0 ? found : [word]
}
