import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Evaluation data by other people, in a folder beside the repository. It may be missing. */
export const evaluationFolder = path.resolve(import.meta.dirname, '../../shared/eval')

const demoFolder = path.resolve(import.meta.dirname, '../demo/files/resumes')

type Pdf = { name: string; bytes: Uint8Array }

/** The PDFs of a folder of the evaluation data, sorted by name. Empty without such data. */
export const evaluationPdfs = (folder: 'resumes' | 'bad') => pdfsIn(path.join(evaluationFolder, folder))

/** Resumes of the demo agency, at most `most`. */
export const demoPdfs = (most: number) => pdfsIn(demoFolder).slice(0, most)

function pdfsIn(folder: string): Pdf[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.pdf'))
  return names.sort().map(name => ({ name, bytes: readFileSync(path.join(folder, name)) }))
}
