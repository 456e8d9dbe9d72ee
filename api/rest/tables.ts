import { separators, tableFormats } from '../csv/words.ts'
import { XLSX } from '../csv/xlsx.ts'
import { wordOf } from './parameters.ts'

/** The answer of a call that returns a table. */
export const TABLE = { contentType: 'text/csv', orAs: XLSX } as const

/** The parameters of a call that returns a table. */
export const tableQuery = {
  format: wordOf(
    tableFormats,
    "'xlsx' for an Excel file. By default what `Accept` prefers, and CSV where it takes both.",
  ),
  separator: wordOf(separators, 'What stands between the cells of a CSV; a comma by default.'),
}
