import { withoutAccents } from './lists.ts'
import arts from './occupations/arts.json' with { type: 'json' }
import building from './occupations/building.json' with { type: 'json' }
import crafts from './occupations/crafts.json' with { type: 'json' }
import education from './occupations/education.json' with { type: 'json' }
import engineering from './occupations/engineering.json' with { type: 'json' }
import finance from './occupations/finance.json' with { type: 'json' }
import health from './occupations/health.json' with { type: 'json' }
import hospitality from './occupations/hospitality.json' with { type: 'json' }
import hr from './occupations/hr.json' with { type: 'json' }
import it from './occupations/it.json' with { type: 'json' }
import law from './occupations/law.json' with { type: 'json' }
import management from './occupations/management.json' with { type: 'json' }
import marketing from './occupations/marketing.json' with { type: 'json' }
import office from './occupations/office.json' with { type: 'json' }
import production from './occupations/production.json' with { type: 'json' }
import retail from './occupations/retail.json' with { type: 'json' }
import science from './occupations/science.json' with { type: 'json' }
import security from './occupations/security.json' with { type: 'json' }
import service from './occupations/service.json' with { type: 'json' }
import sport from './occupations/sport.json' with { type: 'json' }
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

/** The fields of work, each with its occupations: a cell of titles for each language. */
export const occupationFields = fieldsOf({
  arts,
  building,
  crafts,
  education,
  engineering,
  finance,
  health,
  hospitality,
  hr,
  it,
  law,
  management,
  marketing,
  office,
  production,
  retail,
  science,
  security,
  service,
  sport,
  transport,
})

/** Checked by hand and not by a schema, as a reading process waits for it: a schema takes ten times as long. */
function fieldsOf(files: Record<string, string[]>): [field: string, rows: string[][]][] {
  return Object.entries(files).map(([field, [header, ...rows]]) => {
    if (header !== occupationLanguages.join(BETWEEN_COLUMNS)) throw new Error(`No row with the languages: ${field}`)
    return [field, rows.map(row => cellsOf(row, field))]
  })
}

function cellsOf(row: string, field: string): string[] {
  const cells = row.split(BETWEEN_COLUMNS)
  if (cells.length === occupationLanguages.length && !cells.includes('')) return cells
  throw new Error(`A row of ${field} needs a title in each language: ${row}`)
}

/** The titles of one cell. */
export const titlesOfCell = (cell: string) => cell.split(BETWEEN_TITLES)

/** An occupation that a title names: its usual English title, its field, and the language of the title. */
export type KnownOccupation = { english: string; field: string; language: OccupationLanguage }

/** The occupation of a title as words in their base forms, if that is its whole name. */
export function occupationOf(forms: string[]): KnownOccupation | undefined {
  return titlesFrom(forms[0] ?? '').known.get(forms.join(' '))
}

/** The longest title of an occupation among words in their base forms, from a place on: how many words it has. */
export function occupationAt(forms: string[], at: number): { occupation: KnownOccupation; words: number } | undefined {
  const { known, most } = titlesFrom(forms[at] ?? '')
  for (let words = Math.min(most, forms.length - at); words > 0; words -= 1) {
    const occupation = known.get(words === 1 ? (forms[at] ?? '') : forms.slice(at, at + words).join(' '))
    if (occupation) return { occupation, words }
  }
  return undefined
}

/** The words of a title in the form by which occupations are looked up. Initialisms such as 'CNA' count only in capitals. */
export function titleForms(title: string): string[] {
  if (byLetters.size === 0) sortTitles()
  return (title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map(word =>
    initialisms.has(word) ? word : baseForm(word),
  )
}

const initialisms = new Set<string>()
const LONGEST_INITIALISM = 6

/** Titles by the first letters of their first words: only those that a document may have are ever brought into base forms. */
const byLetters = new Map<string, (KnownOccupation | string)[]>()
const LETTERS = 3
const startsKnown = new Map<string, string>()

/** Fills both on the first look-up, not when a process starts. */
function sortTitles() {
  for (const [field, rows] of occupationFields) {
    for (const cells of rows) {
      const [english = ''] = titlesOfCell(cells[0] ?? '')
      for (const [at, language] of occupationLanguages.entries()) {
        const occupation = { english, field, language }
        for (const title of titlesOfCell(cells[at] ?? '')) {
          const letters = lettersOf(title)
          const list = byLetters.get(letters)
          if (list) list.push(title, occupation)
          else byLetters.set(letters, [title, occupation])
          if (title.length <= LONGEST_INITIALISM && title === title.toUpperCase()) initialisms.add(title)
        }
      }
    }
  }
}

/** The titles with the first letters of a word, by their base forms, and the most words that one of them has. */
type Titles = { known: Map<string, KnownOccupation>; most: number }
const read = new Map<string, Titles>()

function titlesFrom(form: string): Titles {
  const letters = lettersOf(form)
  const before = read.get(letters)
  if (before) return before
  const titles: Titles = { known: new Map(), most: 0 }
  const list = byLetters.get(letters) ?? []
  for (let at = 0; at < list.length; at += 2) {
    const [title, occupation] = [list[at], list[at + 1]]
    if (typeof title !== 'string' || typeof occupation !== 'object') continue
    const forms = titleForms(title)
    const key = forms.join(' ')
    if (!titles.known.has(key)) titles.known.set(key, occupation)
    titles.most = Math.max(titles.most, forms.length)
  }
  read.set(letters, titles)
  return titles
}

/** The first letters of a text's first word. */
function lettersOf(text: string): string {
  const start = text.slice(0, LETTERS + 1)
  const known = startsKnown.get(start)
  if (known !== undefined) return known
  const [word = ''] = start.replace(/^\./, '').match(/^.\p{L}*/u) ?? []
  const letters = withoutAccents(word.slice(0, LETTERS)).toLowerCase()
  startsKnown.set(start, letters)
  return letters
}
