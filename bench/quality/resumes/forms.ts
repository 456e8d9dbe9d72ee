import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** One text for each of these names. */
const texts = <const Name extends string>(...names: Name[]) => z.record(z.enum(names), z.string())

/** The fixed words of forms and exports, which are the same for everybody who writes one language. */
const rules = z.strictObject({
  table: texts('period', 'employer', 'position'),
  page: texts('page', 'of'),
  linkedin: texts('contact', 'skills', 'languages', 'summary', 'experience', 'education', 'mobile'),
  europass: texts(
    'personal',
    'name',
    'address',
    'phone',
    'email',
    'work',
    'dates',
    'occupation',
    'duties',
    'employer',
    'education',
    'qualification',
    'school',
    'computer',
    'languages',
    'nationality',
    'desired',
  ),
  vita: texts('title', 'born', 'status', 'closing'),
  strengths: texts('heading', 'people', 'peopleText', 'order', 'orderText', 'quality', 'qualityText'),
  entry: texts('tag', 'contract', 'client', 'tasks', 'technologies', 'years', 'at'),
  application: texts(
    ...(['personal', 'surname', 'given', 'both', 'born', 'bornOn', 'wanted', 'web'] as const),
    ...(['start', 'end', 'employer', 'post', 'duties', 'sector', 'sectorText', 'reason', 'reasonText'] as const),
  ),
})
export type FormWords = z.output<typeof rules>

const forms = z
  .record(z.string(), rules)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'languages', 'forms.json'), 'utf8')))

/** The words of a language by its key, of which both kinds of English have the same. */
export function formWords(language: string): FormWords {
  const words = forms[language.slice(0, 2)]
  if (!words) throw new Error(`No words of forms for '${language}'`)
  return words
}
