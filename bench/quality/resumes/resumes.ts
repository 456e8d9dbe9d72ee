import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { drawResume } from '../../../api/extraction/test/drawResume.ts'
import { openBrowser } from '../../../web/test/browser.ts'
import { drawDocx } from './docx.ts'
import { drawnOf } from './drawn.ts'
import { invent, type Labels, labelsOf } from './invent.ts'
import { languages } from './languages.ts'
import { layouts } from './layouts.ts'
import { Parts } from './parts.ts'

/** A resume that nobody has written, and what a reader should find in it. */
export type GeneratedResume = { name: string; layout: string; language: string; bytes: Uint8Array; labels: Labels }

/** The tests' drawing code knows Western letters only. */
const canDraw = (layout: string, language: string) => language !== 'pl' || !layout.startsWith('drawn')

const drawn = ['drawnColumn', 'drawnBar'] as const
export const layoutNames = [...Object.keys(layouts), ...drawn, 'docx']

/**
 * Draws resumes: every layout in every language, each of another person. `rounds` more of each come with other seeds;
 * `only` chooses. The people and their resumes follow from the seed, only the browser's fonts may differ by machine.
 */
export async function generateResumes({
  rounds = 1,
  seed = 'resume',
  only = () => true,
}: {
  rounds?: number
  seed?: string
  only?: (layout: string, language: string) => boolean
} = {}): Promise<GeneratedResume[]> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.route('http://fonts.example/**', route => {
    const file = fontFiles[path.basename(new URL(route.request().url()).pathname)]
    const body = file ? readFileSync(file) : undefined
    return body ? route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }) : route.abort()
  })
  const made: GeneratedResume[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const layout of layoutNames) {
      for (const language of languages.filter(({ key }) => only(layout, key) && canDraw(layout, key))) {
        const resume = invent(`${seed} ${layout} ${round}`, language)
        const html = layouts[layout]
        let bytes: Uint8Array
        if (html) {
          await page.setContent(html(new Parts(resume, layout)), { waitUntil: 'load' })
          await page.evaluate(() => document.fonts.ready)
          bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true })
        } else if (layout === 'docx') bytes = drawDocx(resume)
        else bytes = await drawResume(drawnOf(resume), layout === 'drawnColumn' ? 'oneColumn' : 'sidebar')
        made.push({
          name: `${layout}-${language.key}-${round}`,
          layout,
          language: language.key,
          bytes,
          labels: labelsOf(resume),
        })
      }
    }
  }
  await browser.close()
  return made
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
