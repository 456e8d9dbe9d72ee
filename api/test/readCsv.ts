import { parse } from 'csv-parse/sync'

/** The rows of a CSV file by their headings, as a strict parser reads them. */
export const readCsv = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })
