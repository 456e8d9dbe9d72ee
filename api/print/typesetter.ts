import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initSync, TypstCompilerBuilder, type TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler'
import { z } from 'zod'
import { Unreadable } from '../problems.ts'
import type { Printed, PrintedDocument } from './document.ts'
import { charactersOf, readFonts } from './fonts.ts'

const template = readFileSync(path.join(import.meta.dirname, 'document.typ'), 'utf8')

/** The names of the only two files that the compiler can read. */
const MAIN = '/document.typ'
const LOGO = '/logo'

/** Arguments of the compiler: output as pages, output as PDF, diagnostics with messages. */
const PAGES = 0
const PDF = 1
const WITH_MESSAGES = 2

const outcome = z.object({
  hasError: z.boolean().optional(),
  diagnostics: z.array(z.unknown()).optional(),
  result: z.instanceof(Uint8Array).optional(),
})

const starts = z.array(z.number())

/** Invisible characters, and those of them that are still printed, as they join letters or change the direction. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\uFEFF\u00AD]|\p{Variation_Selector}|[\u{E0000}-\u{E0FFF}]/u
const SHAPING = /[\n\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u

/** Returns the function that prints documents. Texts are passed as data, so that no text is ever run as code. */
export async function openTypesetter(): Promise<(document: PrintedDocument) => Printed> {
  const fonts = readFonts()
  const isKnown = charactersOf(fonts)
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  initSync({ module: readFileSync(wasm) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()

  /** Removes characters that no font has, as readers would see a box, and screen readers would skip the character. */
  const showable = (text: string) =>
    Array.from(
      text
        .normalize('NFC')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\S\n]/g, ' '),
    )
      .filter(character => SHAPING.test(character) || (!INVISIBLE.test(character) && isKnown(character)))
      .join('')

  return ({ letterhead: { logo, ...letterhead }, ...document }) => {
    compiler.reset_shadow()
    compiler.add_source(MAIN, template)
    if (logo) compiler.map_shadow(LOGO, logo)
    const texts = textsOf({ ...document, letterhead: { ...letterhead, hasLogo: Boolean(logo) } }, showable)
    const world = compiler.snapshot('/', MAIN, [['document', JSON.stringify(texts)]])
    try {
      return printedBy(world, { hasLogo: Boolean(logo) })
    } finally {
      world.free()
      compiler.reset()
    }
  }
}

/** Compiles the document. Throws Unreadable about the logo, as only a picture can fail to compile. */
function printedBy(world: TypstCompileWorld, { hasLogo }: { hasLogo: boolean }): Printed {
  const compiled = outcome.parse(world.compile(PAGES, WITH_MESSAGES))
  const printed = compiled.hasError ? compiled : outcome.parse(world.get_artifact(PDF, WITH_MESSAGES))
  if (!printed.result) {
    if (hasLogo) throw new Unreadable('The logo cannot be read')
    throw new Error(`A document could not be set: ${JSON.stringify(printed.diagnostics)}`)
  }
  const pages = starts.parse(JSON.parse(world.query(PAGES, '<part>', 'value')))
  const parts = pages.slice(1).map((start, index) => start - (pages[index] ?? start))
  return { pdf: Buffer.from(printed.result), parts }
}

/** Applies `change` to each text inside a value. */
function textsOf(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => textsOf(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, textsOf(item, change)]))
}
