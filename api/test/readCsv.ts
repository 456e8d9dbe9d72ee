import { parse } from 'csv-parse/sync'

/** The rows of a CSV file by their headings, read by a strict parser. */
export const readCsv = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })
