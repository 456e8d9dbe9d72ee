import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openBrowser } from '../../../web/test/browser.ts'
import { families, type Part, type Producer, partOf } from './families.ts'
import { invent, type Kind } from './invent.ts'
import { type Labels, labelsOf } from './labels.ts'
import { languages } from './languages.ts'

/** A resume that nobody has written, and what a reader should find in it. */
export type GeneratedResume = {
  /** The name of its file. */
  file: string
  family: string
  part: Part
  producer: Producer
  language: string
  /** Of which kind the person is. */
  kind: Kind
  bytes: Uint8Array
  labels: Labels
}

export const familyNames = Object.keys(families)

/**
 * Draws resumes: every family in every language, each of another person. `rounds` more of each come with other seeds;
 * `only` chooses. The people and their resumes follow from the seed, only the browser's fonts may differ by machine.
 */
export async function generateResumes({
  rounds = 1,
  seed = 'resume',
  only = () => true,
}: {
  rounds?: number
  seed?: string
  only?: (family: string, language: string) => boolean
} = {}): Promise<GeneratedResume[]> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.route('http://fonts.example/**', route => {
    const file = fontFiles[path.basename(new URL(route.request().url()).pathname)]
    const body = file ? readFileSync(file) : undefined
    return body ? route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }) : route.abort()
  })
  const print = async (html: string) => {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    return page.pdf({ preferCSSPageSize: true, printBackground: true })
  }
  const made: GeneratedResume[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const [family, { producer, draw, extension = 'pdf', omits = [], languages: written }] of entries) {
      const part = partOf(family)
      for (const language of languages.filter(({ key }) => only(family, key) && (written?.(key) ?? true))) {
        const resume = { ...invent(`${seed} ${family} ${round}`, language) }
        for (const key of omits) Object.assign(resume, { [key]: Array.isArray(resume[key]) ? [] : undefined })
        made.push({
          file: `${family}-${language.key}-${round}.${extension}`,
          ...{ family, part, producer, language: language.key, kind: resume.kind },
          bytes: await draw(resume, print),
          labels: labelsOf(resume),
        })
      }
    }
  }
  await browser.close()
  return made
}

const entries = Object.entries(families)

const { resolve } = createRequire(import.meta.url)
const liberation = path.join(path.dirname(resolve('pdfjs-dist/package.json')), 'standard_fonts')
const fluent = path.join(path.dirname(resolve('@fluentui/react-icons/package.json')), 'lib/utils/fonts')
const fontFiles: Record<string, string> = {
  'LiberationSans-Regular.ttf': path.join(liberation, 'LiberationSans-Regular.ttf'),
  'LiberationSans-Bold.ttf': path.join(liberation, 'LiberationSans-Bold.ttf'),
  'LiberationSans-Italic.ttf': path.join(liberation, 'LiberationSans-Italic.ttf'),
  'FluentSystemIcons-Regular.ttf': path.join(fluent, 'FluentSystemIcons-Regular.ttf'),
}
