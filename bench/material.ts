import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawResume } from '../prisma/demo/drawResume.ts'
import { demoTalents } from '../prisma/demo/people.ts'
import { layoutOf, resumeOf } from '../prisma/demo/resumes.ts'

/** Material by other people, which may lie beside the repository. */
export const evaluationFolder = path.resolve(import.meta.dirname, '../../shared/eval')

/** The PDFs of a folder of the evaluation data by name; none when there is no such data. */
export function evaluationPdfs(folder: 'resumes' | 'bad'): { name: string; bytes: Uint8Array }[] {
  const place = path.join(evaluationFolder, folder)
  if (!existsSync(place)) return []
  const names = readdirSync(place).filter(name => name.endsWith('.pdf'))
  return names.map(name => ({ name, bytes: readFileSync(path.join(place, name)) }))
}

/** The resumes of the demo agency. */
export async function demoPdfs(most: number): Promise<{ name: string; bytes: Uint8Array }[]> {
  return Promise.all(
    demoTalents.slice(0, most).map(async talent => {
      return { name: talent.name, bytes: await drawResume(resumeOf(talent), layoutOf(talent)) }
    }),
  )
}
