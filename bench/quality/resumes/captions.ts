import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const text = z.string()
const texts = z.array(text).min(1)

/** What templates print beside a person's own words: captions, lines about firms, names of projects, sentences at the foot. */
const rules = z.strictObject({
  /** Between a title and its employer. */
  at: text,
  project: text,
  role: text,
  licence: text,
  details: text,
  wins: text,
  about: texts,
  projects: texts,
  consent: text,
})
export type Captions = z.output<typeof rules>

const captions = z
  .record(z.string(), rules)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'languages', 'captions.json'), 'utf8')))

/** The captions of a language by its key, of which both kinds of English have the same. */
export function captionsOf(language: string): Captions {
  const found = captions[language.slice(0, 2)]
  if (!found) throw new Error(`No captions for '${language}'`)
  return found
}
