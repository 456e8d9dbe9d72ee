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

/*
 * The occupations in the folder `occupations`, with a file for each field of work. The first row of a file names the
 * languages. Each other row is an occupation. Its columns are its titles in each language, separated by '/', the most
 * usual title first. Catalan is last and may be left out. Regular forms of gender and number (`titleForms.ts`) need not
 * be listed.
 */

/** The languages of the occupations, in the order of the columns. */
export const occupationLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ca'] as const

/** Only the last column, Catalan, may be missing in a row. */
const FEWEST_COLUMNS = occupationLanguages.length - 1

const BETWEEN_COLUMNS = ' | '
const BETWEEN_TITLES = '/'

const files: Record<string, string[]> = {
  ...{ arts, building, crafts, education, engineering, finance, health, hospitality, hr, it, law, management },
  ...{ marketing, office, production, retail, science, security, service, sport, transport },
}

/** A field of work, with the titles of each occupation in each language. */
export type OccupationField = [field: string, rows: string[][][]]

/** All fields of work with their occupations. */
export const occupationFields = (): OccupationField[] =>
  Object.entries(files).map(([field, rows]) => [field, rowsOf(rows, field)])

function rowsOf([header, ...rows]: string[], field: string): string[][][] {
  if (header !== occupationLanguages.join(BETWEEN_COLUMNS)) throw new Error(`No row with the languages: ${field}`)
  return rows.map(row => {
    const cells = row.split(BETWEEN_COLUMNS)
    if (cells.length < FEWEST_COLUMNS || cells.length > occupationLanguages.length || cells.includes(''))
      throw new Error(`A row of ${field} needs a title in each language: ${row}`)
    return cells.map(cell => cell.split(BETWEEN_TITLES))
  })
}
