import { plainWords } from '../language/lists.ts'
import { areaWords, seniorityIn } from '../language/resumes.ts'
import { firstOf } from './choose.ts'
import { isTitle } from './text/titles.ts'

export const areas = ['TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT', 'OTHER'] as const
export type Area = (typeof areas)[number]

/**
 * The area of a provider's answer: one of the six by name, else the first area with a keyword in the text, else Other.
 * An empty answer means Tech. Only whole words count: 'pm' is not in 'development', 'ui' not in 'build'.
 */
export function areaOf(text: string): Area {
  const words = plainWords(text)
  if (words.length === 0) return 'TECH'
  const named = areas.find(area => words.join(' ') === area.toLowerCase())
  return named ?? keywordArea(text) ?? 'OTHER'
}

/** The first area with a keyword in the text, if any. */
export function keywordArea(text: string): Area | undefined {
  const words = plainWords(text)
  return keywordLists.find(([, list]) => words.some(word => list.has(singular(word)) || list.has(word)))?.[0]
}

const keywordLists = Object.entries(areaWords.keywords) as [Area, Set<string>][]

/** Maps 'designer' to 'design' and plurals to the singular. */
function singular(word: string) {
  return word === 'designer' || word === 'designers' ? 'design' : word.replace(/s$/, '')
}

/**
 * The text for `areaOf`: the role in English if it holds a keyword, 'Tech' for other software and systems roles. A role
 * that tells nothing, such as 'Student', leaves it to the titles of the jobs, the latest first, and to the skills.
 */
export function areaTextOf({ role, titles = [], stack }: { role: string; titles?: string[]; stack: string[] }): string {
  const own = areaTextIn(role)
  if (own) return own
  if (isTitle(role) && seniorityIn(role)?.level !== 'Intern') return role
  const voted = firstOf(titles, areaTextIn)
  if (voted) return voted
  return stack.filter(item => codeWords.test(item)).length >= 3 ? 'Tech' : role || 'Other'
}

function areaTextIn(text: string): string | undefined {
  const english = plainWords(text).flatMap(inEnglish).join(' ')
  if (keywordArea(english)) return english
  return techRole.test(english) && !otherEngineer.test(english) ? 'Tech' : undefined
}

const techRole = new RegExp(`\\b${areaWords.tech}\\b`)
const otherEngineer = new RegExp(`\\b${areaWords.notTech}\\b`)
const codeWords = new RegExp(`^${areaWords.code}$`, 'i')

/** Translates words that hint at an area. A German or Dutch compound may become several words. */
function inEnglish(word: string): string[] {
  const found = areaWords.english.filter(({ pattern }) => pattern.test(word)).map(english => english.word)
  return found.length > 0 ? found : [word]
}
