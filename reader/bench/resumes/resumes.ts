import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openBrowser } from '../../../web/test/browser.ts'
import { families, type Part, type Producer, partOf } from './families.ts'
import type { HeadingKind } from './headings.ts'
import { invent, type Kind } from './invent.ts'
import { type Labels, labelsOf } from './labels.ts'
import { headingKinds, languages } from './languages.ts'
import { type Camera, pictured } from './pictures.ts'

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
  /** What the headings of its sections say, as they are worded, with the kinds of the sections. */
  headings: { text: string; kind: HeadingKind }[]
}

export const familyNames = Object.keys(families)

/**
 * `people` are usual ones in usual words instead of all kinds. `most` takes only so many resumes, spread evenly. With a `camera` they are pictures of their pages, Word files left
 * out.
 */
export type Generation = {
  rounds?: number
  seed?: string
  only?: (family: string, language: string) => boolean
  people?: 'usual'
  most?: number
  camera?: Camera
}

/**
 * Draws resumes: every family in every language, each of another person. `rounds` more of each come with other seeds;
 * `only` chooses. The people and their resumes follow from the seed, only the browser's fonts may differ by machine.
 */
export async function generateResumes({
  rounds = 1,
  seed = 'resume',
  only = () => true,
  people,
  most,
  camera,
}: Generation = {}): Promise<GeneratedResume[]> {
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
  const chosen = choices(rounds, (family, language) => only(family, language) && !(camera && isWord(family)))
  const made: GeneratedResume[] = []
  for (const { round, name, family, language } of most === undefined ? chosen : spread(chosen, most)) {
    const resume = invent(`${seed} ${name} ${round}`, language, people ?? partOf(name))
    for (const key of family.omits ?? []) Object.assign(resume, { [key]: Array.isArray(resume[key]) ? [] : undefined })
    const generated: GeneratedResume = {
      file: `${name}-${language.key}-${round}.${family.extension ?? 'pdf'}`,
      ...{ family: name, part: partOf(name), producer: family.producer, language: language.key, kind: resume.kind },
      bytes: await family.draw(resume, print),
      labels: labelsOf(resume),
      headings: [
        ...headingKinds.map(kind => ({ text: resume.headings[kind], kind })),
        ...resume.sections.map(({ heading }) => ({ text: heading, kind: 'other' as const })),
      ],
    }
    made.push(camera ? await pictured(generated, camera) : generated)
  }
  await browser.close()
  return made
}

const isWord = (family: string) => families[family]?.extension === 'docx'

function choices(rounds: number, only: (family: string, language: string) => boolean) {
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap(round =>
    Object.entries(families).flatMap(([name, family]) =>
      languages
        .filter(({ key }) => only(name, key) && (family.languages?.(key) ?? true))
        .map(language => ({ round, name, family, language })),
    ),
  )
}

function spread<Item>(items: Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const { resolve } = createRequire(import.meta.url)
const liberation = path.join(path.dirname(resolve('pdfjs-dist/package.json')), 'standard_fonts')
const fluent = path.join(path.dirname(resolve('@fluentui/react-icons/package.json')), 'lib/utils/fonts')
const fontFiles: Record<string, string> = {
  'LiberationSans-Regular.ttf': path.join(liberation, 'LiberationSans-Regular.ttf'),
  'LiberationSans-Bold.ttf': path.join(liberation, 'LiberationSans-Bold.ttf'),
  'LiberationSans-Italic.ttf': path.join(liberation, 'LiberationSans-Italic.ttf'),
  'FluentSystemIcons-Regular.ttf': path.join(fluent, 'FluentSystemIcons-Regular.ttf'),
}
