import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Layout } from '../pages/layout.ts'
import { documentKind, readDocument } from '../phases.ts'

/**
 * A resume of a folder with its labels in the format of the evaluation data, and how much it counts in a fit. `isOneOfFew`:
 * the folder has few, as those of real ones have.
 */
export type Labelled<Label> = { layout: Layout; label: Label; family: string; weight: number; isOneOfFew: boolean }

/** Reads folders of resumes, each with a labels.json. Generated files are many and real ones few: the folders even that out. */
export async function* readLabelled<Label extends { file: string; family?: string }>(
  folders: string[],
): AsyncGenerator<Labelled<Label>> {
  for (const folder of folders) {
    const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Label[]
    for (const label of labels) {
      const bytes = readFileSync(path.join(folder, label.file))
      const kind = documentKind(bytes)
      if (!kind) continue
      const layout = await readDocument(bytes, kind)
      const isOneOfFew = labels.length < fewFiles
      yield { layout, label, family: label.family ?? label.file, weight: 1 / Math.sqrt(labels.length), isOneOfFew }
    }
  }
}

const fewFiles = 200

/** The folders that a command names. */
export const namedFolders = () => process.argv.slice(2).filter(argument => !argument.startsWith('--'))

/** The rows of one half of the families, and of the other. */
export function halvesOf<Row extends { family: string }>(rows: Row[]): [Row[], Row[]] {
  const families = [...new Set(rows.map(({ family }) => family))]
  const side = (row: Row) => families.indexOf(row.family) % 2
  return [rows.filter(row => side(row) === 0), rows.filter(row => side(row) === 1)]
}
