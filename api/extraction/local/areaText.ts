import { plainWords } from '../../language/lists.ts'
import { areaWords } from '../../language/resumes.ts'
import { keywordArea } from '../area.ts'

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
