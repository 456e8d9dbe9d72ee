import { commonWordsByLanguage, smallWordsByLanguage } from '../words/common.ts'
import { plainWords } from '../words/lists.ts'
import { type EngineLanguage, engineLanguages } from './engine.ts'

/** A resume names its tools and employers in English whatever its language, so English must have many more words. */
const handicapOfEnglish = 0.6

/** The least number of words, of those that only one language has, by which another than English is chosen. */
const fewest = 3

/** The language of a text by its common words, of which those that several languages share count for a part each. */
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

/** The languages that have a word. */
function ownersOf(languages: EngineLanguage[]): Map<string, EngineLanguage[]> {
  const found = new Map<string, EngineLanguage[]>()
  for (const language of languages) {
    const words = [...(commonWordsByLanguage[language] ?? []), ...(smallWordsByLanguage[language] ?? [])]
    for (const word of new Set(words.flatMap(plainWords))) found.set(word, [...(found.get(word) ?? []), language])
  }
  return found
}
