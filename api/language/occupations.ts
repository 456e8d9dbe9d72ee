import { z } from 'zod'
import building from './occupations/building.json' with { type: 'json' }
import crafts from './occupations/crafts.json' with { type: 'json' }
import education from './occupations/education.json' with { type: 'json' }
import health from './occupations/health.json' with { type: 'json' }
import hospitality from './occupations/hospitality.json' with { type: 'json' }
import hr from './occupations/hr.json' with { type: 'json' }
import it from './occupations/it.json' with { type: 'json' }
import office from './occupations/office.json' with { type: 'json' }
import production from './occupations/production.json' with { type: 'json' }
import retail from './occupations/retail.json' with { type: 'json' }
import science from './occupations/science.json' with { type: 'json' }
import transport from './occupations/transport.json' with { type: 'json' }
import { baseForm } from './titleForms.ts'

/*
 * The occupations of the folder `occupations`, a file for each field of work. A file's first row names the languages, each
 * other row is an occupation: what people call it in each language, titles of one language separated by '/', the most usual
 * one first. Forms of gender and number that follow the rules of a language (`titleForms.ts`) need not be written.
 */

/** The languages of the occupations, in the order of the columns. */
export const occupationLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const
export type OccupationLanguage = (typeof occupationLanguages)[number]

const BETWEEN_COLUMNS = ' | '
const BETWEEN_TITLES = '/'

const row = z
  .string()
  .transform(cells => cells.split(BETWEEN_COLUMNS))
  .refine(cells => cells.length === occupationLanguages.length, 'A row has a title in each language')

const file = z
  .tuple([z.literal(occupationLanguages.join(BETWEEN_COLUMNS))])
  .rest(row)
  .transform(([, ...rows]) => rows)

/** The fields of work, each with its occupations: a cell of titles for each language. */
export const occupationFields = z
  .record(z.string(), file)
  .parse({ building, crafts, education, health, hospitality, hr, it, office, production, retail, science, transport })

/** The titles of one cell. */
export const titlesOfCell = (cell: string) => cell.split(BETWEEN_TITLES)

/** An occupation that a title names: its usual English title, its field, and the language of the title. */
export type KnownOccupation = { english: string; field: string; language: OccupationLanguage }

/** The occupation of a title as words in their base forms, if that is its whole name. */
export const occupationOf = (forms: string[]): KnownOccupation | undefined => known.get(forms.join(' '))

/** The words of a title in the form by which occupations are looked up. */
export const titleForms = (title: string): string[] =>
  (title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map(baseForm)

const known = new Map<string, KnownOccupation>()
for (const [field, rows] of Object.entries(occupationFields)) {
  for (const cells of rows) {
    const english = titlesOfCell(cells[0] ?? '')[0] ?? ''
    for (const [at, language] of occupationLanguages.entries()) {
      const occupation = { english, field, language }
      for (const title of titlesOfCell(cells[at] ?? '')) {
        const key = titleForms(title).join(' ')
        if (!known.has(key)) known.set(key, occupation)
      }
    }
  }
}
