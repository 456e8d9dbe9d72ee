import { picturesOf, scanOf } from '../../test/scans.ts'
import { seededRandom } from '../random.ts'
import type { GeneratedResume } from './resumes.ts'

/** How a page became a picture: by a scanner, or by a phone. */
export const cameras = ['scan', 'photo'] as const
export type Camera = (typeof cameras)[number]

/**
 * A generated PDF as pictures only: at 200 dpi, in grey, as JPEG of quality 60, turned by up to two degrees; a photo has
 * uneven light, too. One page as a photo is a JPEG file, everything else is a PDF.
 */
export async function pictured(resume: GeneratedResume, camera: Camera): Promise<GeneratedResume> {
  const random = seededRandom(`${resume.file} ${camera}`)
  const taken = { tilt: random.next() * 4 - 2, light: camera === 'photo' ? 0.35 + random.next() * 0.3 : 1 }
  const [only, ...others] = camera === 'photo' ? await picturesOf(resume.bytes, taken) : []
  if (only && others.length === 0)
    return { ...resume, producer: camera, file: resume.file.replace(/\.pdf$/, '.jpg'), bytes: only }
  return { ...resume, producer: camera, bytes: await scanOf(resume.bytes, taken) }
}
