import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Material by other people, which may lie beside the repository. */
export const evaluationFolder = path.resolve(import.meta.dirname, '../../shared/eval')

const demoFolder = path.resolve(import.meta.dirname, '../demo/files/resumes')

type Pdf = { name: string; bytes: Uint8Array }

/** The PDFs of a folder of the evaluation data by name; none when there is no such data. */
export const evaluationPdfs = (folder: 'resumes' | 'bad') => pdfsIn(path.join(evaluationFolder, folder))

/** The resumes of the demo agency. */
export const demoPdfs = (most: number) => pdfsIn(demoFolder).slice(0, most)

function pdfsIn(folder: string): Pdf[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.pdf'))
  return names.sort().map(name => ({ name, bytes: readFileSync(path.join(folder, name)) }))
}
