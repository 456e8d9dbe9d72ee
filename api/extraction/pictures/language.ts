import { commonWordsByLanguage } from '../../language/jobs.ts'
import { plainWords } from '../../language/lists.ts'
import { type EngineLanguage, engineLanguages } from './engine.ts'

/** A resume names its tools in English whatever its language, so English must have many more words to be chosen. */
const handicapOfEnglish = 0.5

/** The least common words that a language must have. */
const fewest = 3

/** The language of a text by its common words, those that several languages share aside; English when it has too few. */
export function languageOf(text: string): EngineLanguage {
  const counts = new Map<EngineLanguage, number>()
  for (const word of plainWords(text)) {
    const language = owners.get(word)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const english = (counts.get('english') ?? 0) * handicapOfEnglish
  counts.delete('english')
  const [[language, count] = ['english', 0] as const] = [...counts].sort(([, one], [, other]) => other - one)
  return count >= fewest && count > english ? language : 'english'
}

const owners = ownersOf(Object.keys(engineLanguages) as EngineLanguage[])

/** Each word that only one language has. */
function ownersOf(languages: EngineLanguage[]): Map<string, EngineLanguage> {
  const found = new Map<string, EngineLanguage>()
  const shared = new Set<string>()
  for (const language of languages) {
    for (const word of new Set((commonWordsByLanguage[language] ?? []).flatMap(plainWords))) {
      if (found.has(word)) shared.add(word)
      found.set(word, language)
    }
  }
  for (const word of shared) found.delete(word)
  return found
}
