import { picturesOf, scanOf } from '../../test/scans.ts'
import { seededRandom } from '../random.ts'
import type { GeneratedResume } from './resumes.ts'

/** The device that made a picture of a page: a scanner or a phone. */
export const cameras = ['scan', 'photo'] as const
export type Camera = (typeof cameras)[number]

/**
 * Turns a generated PDF into pictures: 200 dpi, grey, JPEG of quality 60, tilted by up to two degrees; photos also have
 * uneven light. A photo of a single page is a JPEG file, everything else is a PDF.
 */
export async function pictured(resume: GeneratedResume, camera: Camera): Promise<GeneratedResume> {
  const random = seededRandom(`${resume.file} ${camera}`)
  const taken = { tilt: random.next() * 4 - 2, light: camera === 'photo' ? 0.35 + random.next() * 0.3 : 1 }
  const [only, ...others] = camera === 'photo' ? await picturesOf(resume.bytes, taken) : []
  if (only && others.length === 0)
    return { ...resume, producer: camera, file: resume.file.replace(/\.pdf$/, '.jpg'), bytes: only }
  return { ...resume, producer: camera, bytes: await scanOf(resume.bytes, taken) }
}
