import { plainWords } from '../language/lists.ts'
import { areaWords } from '../language/resumes.ts'

export const areas = ['TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT', 'OTHER'] as const
export type Area = (typeof areas)[number]

/**
 * The area that a provider's answer means: one of the six by name, else the first row of the table with a word of the
 * text, else Other. Nothing said means Tech. Whole words count: 'pm' is not in 'development', 'ui' not in 'build'.
 */
export function areaOf(text: string): Area {
  const words = plainWords(text)
  if (words.length === 0) return 'TECH'
  const named = areas.find(area => words.join(' ') === area.toLowerCase())
  return named ?? keywordArea(text) ?? 'OTHER'
}

/** The area that the words of the table claim, if any. */
export function keywordArea(text: string): Area | undefined {
  const words = plainWords(text)
  return keywordLists.find(([, list]) => words.some(word => list.has(singular(word)) || list.has(word)))?.[0]
}

const keywordLists = Object.entries(areaWords.keywords) as [Area, Set<string>][]

/** Who designs is in Design, and two managers are as good as one. */
function singular(word: string) {
  return word === 'designer' || word === 'designers' ? 'design' : word.replace(/s$/, '')
}

/** 'Tech' for software and systems roles that the words of the areas do not claim, else the role itself in English. */
export function areaTextOf({ role, stack }: { role: string; stack: string[] }): string {
  if (role === '') return stack.filter(item => codeWords.test(item)).length >= 3 ? 'Tech' : 'Other'
  const english = plainWords(role).flatMap(inEnglish).join(' ')
  if (keywordArea(english)) return english
  return techRole.test(english) && !otherEngineer.test(english) ? 'Tech' : role
}

const techRole = new RegExp(`\\b${areaWords.tech}\\b`)
const otherEngineer = new RegExp(`\\b${areaWords.notTech}\\b`)
const codeWords = new RegExp(`^${areaWords.code}$`, 'i')

/** A word in English, as far as it tells an area. German and Dutch words may be made of several. */
function inEnglish(word: string): string[] {
  const found = areaWords.english.filter(({ pattern }) => pattern.test(word)).map(english => english.word)
  return found.length > 0 ? found : [word]
}
