import { z } from 'zod'
import { wordsByLanguage } from './wordsByLanguage.ts'

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

/** The captions of a language by its key. */
export const captionsOf = wordsByLanguage('captions.json', rules)
