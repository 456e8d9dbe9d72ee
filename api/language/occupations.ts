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
 * one first. Catalan comes last and may be left out. Forms of gender and number that follow the rules of a language
 * (`titleForms.ts`) need not be written.
 */

/** The languages of the occupations, in the order of the columns. */
export const occupationLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ca'] as const
export type OccupationLanguage = (typeof occupationLanguages)[number]

/** Catalan is the only column that a row may lack. */
const FEWEST_COLUMNS = occupationLanguages.length - 1

const BETWEEN_COLUMNS = ' | '
const BETWEEN_TITLES = '/'

const files: Record<string, string[]> = {
  ...{ arts, building, crafts, education, engineering, finance, health, hospitality, hr, it, law, management },
  ...{ marketing, office, production, retail, science, security, service, sport, transport },
}

/** The fields of work, each with its occupations: the titles in each language. */
export const occupationFields = (): [field: string, rows: string[][][]][] =>
  Object.entries(files).map(([field, rows]) => [
    field,
    rowsOf(rows, field).map(row => row.split(BETWEEN_COLUMNS).map(cell => cell.split(BETWEEN_TITLES))),
  ])

function rowsOf([header, ...rows]: string[], field: string): string[] {
  if (header !== occupationLanguages.join(BETWEEN_COLUMNS)) throw new Error(`No row with the languages: ${field}`)
  return rows
}

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

/** Titles with the same first letters, each with the number of its column. */
type Alike = { titles: string[]; columns: number[] }

/** Titles by the first letters of their first words: only those that a document may have are ever brought into base forms. */
const byLetters = new Map<number, Alike>()

/** The rows of all files, and the field of each. A column has the number of its row times `COLUMNS`, and its place there. */
const all: { rows: string[]; fields: string[] } = { rows: [], fields: [] }
const COLUMNS = occupationLanguages.length

/** Fills them on the first look-up, not when a process starts. A reading process waits for it: it makes no objects. */
function sortTitles() {
  for (const [field, file] of Object.entries(files)) {
    for (const row of rowsOf(file, field)) {
      const cells = row.split(BETWEEN_COLUMNS)
      if (cells.length < FEWEST_COLUMNS || cells.length > COLUMNS || cells.includes(''))
        throw new Error(`A row of ${field} needs a title in each language: ${row}`)
      const first = all.rows.length * COLUMNS
      all.rows.push(row)
      all.fields.push(field)
      for (let at = 0; at < cells.length; at += 1) sortCell(cells[at] ?? '', first + at)
    }
  }
}

function sortCell(cell: string, column: number) {
  for (const title of cell.split(BETWEEN_TITLES)) {
    const letters = lettersOf(title)
    const alike = byLetters.get(letters)
    if (alike) {
      alike.titles.push(title)
      alike.columns.push(column)
    } else byLetters.set(letters, { titles: [title], columns: [column] })
    if (title.length <= LONGEST_INITIALISM && title === title.toUpperCase()) initialisms.add(title)
  }
}

/** The titles with the first letters of a word, by their base forms, and the most words that one of them has. */
type Titles = { known: Map<string, KnownOccupation>; most: number }
const read = new Map<number, Titles>()

function titlesFrom(form: string): Titles {
  const letters = lettersOf(form)
  const before = read.get(letters)
  if (before) return before
  const found: Titles = { known: new Map(), most: 0 }
  const { titles, columns } = byLetters.get(letters) ?? { titles: [], columns: [] }
  for (const [at, title] of titles.entries()) {
    const forms = titleForms(title)
    const key = forms.join(' ')
    if (!found.known.has(key)) found.known.set(key, occupationIn(columns[at] ?? 0))
    found.most = Math.max(found.most, forms.length)
  }
  read.set(letters, found)
  return found
}

function occupationIn(column: number): KnownOccupation {
  const row = Math.floor(column / COLUMNS)
  const [english = ''] = all.rows[row]?.split(/\/| \| /, 1) ?? []
  return { english, field: all.fields[row] ?? '', language: occupationLanguages[column % COLUMNS] ?? 'en' }
}

/** The first three letters of a text's first word as a number. */
function lettersOf(text: string): number {
  const at = text.charCodeAt(0) === DOT ? 1 : 0
  const [first, second, third] = [plainLetter(text, at), plainLetter(text, at + 1), plainLetter(text, at + 2)]
  return (first * MOST_LETTERS + second) * MOST_LETTERS + (second && third)
}

/** The code of a letter in lower case without its accent; 0 for what is no letter. */
const plainLetter = (text: string, at: number) => plainLetters[text.charCodeAt(at)] ?? 0

const DOT = 46

/** The letters of all languages that have occupations. */
const MOST_LETTERS = 0x180
const plainLetters = Array.from({ length: MOST_LETTERS }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[\p{L}\p{N}]/u.test(letter) ? withoutAccents(letter).toLowerCase().charCodeAt(0) : 0
})
