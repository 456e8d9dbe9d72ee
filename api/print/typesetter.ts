import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Unreadable } from '../problems.ts'
import type { Printed, PrintedDocument } from './document.ts'
import { charactersOf, readFonts } from './fonts.ts'

const template = readFileSync(path.join(import.meta.dirname, 'document.typ'), 'utf8')

/** A folder that does not exist: the template reads nothing but what it is given. */
const WORKSPACE = path.join(import.meta.dirname, 'nothing')
const LOGO = path.join(WORKSPACE, 'logo')

/** Characters that are not shown themselves; of these the ones that join letters and turn directions stay. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\uFEFF\u00AD]|\p{Variation_Selector}|[\u{E0000}-\u{E0FFF}]/u
const SHAPING = /[\n\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u

/** Returns the function that sets documents. The texts travel as data, so nothing in them is ever run. */
export function openTypesetter() {
  const fonts = readFonts()
  const isKnown = charactersOf(fonts)
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: fonts }] })

  /** PDF/UA-1 wants a glyph for each character: what no font has is left out. */
  const showable = (text: string) =>
    Array.from(
      text
        .normalize('NFC')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\S\n]/g, ' '),
    )
      .filter(character => SHAPING.test(character) || (!INVISIBLE.test(character) && isKnown(character)))
      .join('')

  return ({ letterhead: { logo, ...letterhead }, ...document }: PrintedDocument): Printed => {
    compiler.resetShadow()
    if (logo) compiler.mapShadow(LOGO, Buffer.from(logo))
    const texts = textsOf({ ...document, letterhead: { ...letterhead, hasLogo: Boolean(logo) } }, showable)
    const { result } = compile(texts, Boolean(logo))
    const pdf = compiler.pdf(result, { pdfStandard: 'ua-1' })
    const starts = compiler.query(result, { selector: '<part>', field: 'value' }) as number[]
    compiler.evictCache(0)
    return { pdf, parts: starts.slice(1).map((start, index) => start - (starts[index] ?? start)) }
  }

  /** Our template always compiles, a picture does not. Throws Unreadable for the logo. */
  function compile(document: unknown, hasLogo: boolean) {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { document: JSON.stringify(document) } })
    const { result } = compiled
    if (result) return { result }
    if (hasLogo) throw new Unreadable('The logo cannot be read')
    const fault = compiled.takeError()
    const [first] = fault ? compiler.fetchDiagnostics(fault) : []
    throw new Error(`A document could not be set: ${first?.message}`)
  }
}

/** The value with `change` made to each text in it. */
function textsOf(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => textsOf(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, textsOf(item, change)]))
}
