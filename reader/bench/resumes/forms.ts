import { z } from 'zod'
import { wordsByLanguage } from './wordsByLanguage.ts'

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

/** The words of forms in a language by its key. */
export const formWords = wordsByLanguage('forms.json', rules)
