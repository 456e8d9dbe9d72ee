import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The words of a file of the folder `languages`, asked for by a language's key: both kinds of English have the same. */
export function wordsByLanguage<Words>(file: string, rules: z.ZodType<Words>): (language: string) => Words {
  const text = readFileSync(path.join(import.meta.dirname, 'languages', file), 'utf8')
  const words = z.record(z.string(), rules).parse(JSON.parse(text))
  return language => {
    const found = words[language.slice(0, 2)]
    if (!found) throw new Error(`No words in ${file} for '${language}'`)
    return found
  }
}
