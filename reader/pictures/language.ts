import { commonWordsByLanguage, smallWordsByLanguage } from '../words/common.ts'
import { plainWords } from '../words/lists.ts'
import { type EngineLanguage, engineLanguages } from './engine.ts'

/** The weight of English words: low, because resumes in all languages contain English names of tools and firms. */
const handicapOfEnglish = 0.6

/** The minimum score of a language other than English. A word that only this language has scores 1. */
const fewest = 3

/** The language of a text by its common words. A word of several languages counts as a fraction for each language. */
export function languageOf(text: string): EngineLanguage {
  const counts = new Map<EngineLanguage, number>()
  for (const word of plainWords(text)) {
    const languages = owners.get(word) ?? []
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  }
  const english = (counts.get('english') ?? 0) * handicapOfEnglish
  counts.delete('english')
  const [[language, count] = ['english', 0] as const] = [...counts].sort(([, one], [, other]) => other - one)
  return count >= fewest && count > english ? language : 'english'
}

const owners = ownersOf(Object.keys(engineLanguages) as EngineLanguage[])

/** The languages of each common word. */
function ownersOf(languages: EngineLanguage[]): Map<string, EngineLanguage[]> {
  const found = new Map<string, EngineLanguage[]>()
  for (const language of languages) {
    const words = [...(commonWordsByLanguage[language] ?? []), ...(smallWordsByLanguage[language] ?? [])]
    for (const word of new Set(words.flatMap(plainWords))) found.set(word, [...(found.get(word) ?? []), language])
  }
  return found
}
