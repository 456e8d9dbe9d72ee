import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { Font, type FontNames } from '@pdf-lib/standard-fonts'
import { type PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib'
import { drawnName, type Face, type Glyph, letterFile, type Typeface } from './typefaces.ts'

/** A font made from one font file. Assigns a code to a glyph at its first use, as producers of PDFs do. */
export class PdfFont {
  readonly #letters: Typeface['letters']
  readonly #name: string
  readonly #file: string
  readonly #measures: Font
  readonly #codes = new Map<string, { code: number; glyph: Glyph }>()

  /** The name of the font in the resources of pages. */
  readonly key: string

  constructor({ letters, names }: Typeface, face: Face, key: string) {
    const { file, measures } = letterFile(letters, face)
    this.key = key
    this.#letters = letters
    this.#name = names[face]
    this.#file = file
    this.#measures = kept(measuresRead, measures, () => Font.load(measures as FontNames))
  }

  /** The width of a glyph. This and all other measures of a font are in thousandths of the letter size. */
  width({ name }: Glyph): number {
    const width = this.#measures.getWidthOfGlyph(name)
    if (width === undefined) throw new Error(`The font has no glyph '${name}'`)
    return Number(width)
  }

  kerning(left: Glyph, right: Glyph): number {
    return this.#letters === 'mono' ? 0 : Number(this.#measures.getXAxisKerningForPair(left.name, right.name) ?? 0)
  }

  code(glyph: Glyph): number {
    const { code } = kept(this.#codes, `${glyph.name} ${glyph.means}`, () => ({ code: 33 + this.#codes.size, glyph }))
    if (code > 255) throw new Error('A font has no room for another letter')
    return code
  }

  /** Writes the font with the used glyphs into the file. */
  embed({ context }: PDFDocument): PDFRef {
    const used = [...this.#codes.values()]
    const isTrueType = this.#file.endsWith('.ttf')
    const { packed, length } = kept(programs, this.#file, () => {
      const bytes = readFileSync(path.join(folder, this.#file))
      return { packed: deflateSync(bytes), length: bytes.length }
    })
    const kind = isTrueType ? { Length1: length } : { Subtype: 'Type1C' }
    const program = { Length: packed.length, Filter: 'FlateDecode', ...kind }
    // Producers put six letters before the name of an embedded font.
    const name = PDFName.of(`SUBSET+${this.#name}`)
    const descriptor = {
      ...{ Type: 'FontDescriptor', FontName: name, FontBBox: [...this.#measures.FontBBox], ItalicAngle: 0, StemV: 80 },
      // Flags for serif, fixed width and nonsymbolic letters. There is no flag for bold.
      Flags: 32 + (this.#letters === 'serif' ? 2 : 0) + (this.#letters === 'mono' ? 1 : 0),
      ...{ Ascent: Number(this.#measures.Ascender ?? 700), Descent: Number(this.#measures.Descender ?? -200) },
      CapHeight: Number(this.#measures.CapHeight ?? 660),
      [isTrueType ? 'FontFile2' : 'FontFile3']: context.register(PDFRawStream.of(context.obj(program), packed)),
    }
    const drawn = used.map(({ glyph }) => PDFName.of(drawnName(glyph.name, this.#letters)))
    const font = {
      ...{ Type: 'Font', Subtype: isTrueType ? 'TrueType' : 'Type1', BaseFont: name },
      ...{ FirstChar: 33, LastChar: 32 + used.length, Widths: used.map(({ glyph }) => this.width(glyph)) },
      FontDescriptor: context.register(context.obj(descriptor)),
      Encoding: { Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: [33, ...drawn] },
      ToUnicode: context.register(context.flateStream(unicodeMap(used))),
    }
    return context.register(context.obj(font))
  }
}

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)
const measuresRead = new Map<string, Font>()
const programs = new Map<string, { packed: Uint8Array; length: number }>()

/** Returns the cached value, or makes and caches it: each font file is read and compressed only once. */
function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

function unicodeMap(used: { code: number; glyph: Glyph }[]) {
  const rows = used.map(
    ({ code, glyph }) =>
      `<${code.toString(16).padStart(2, '0')}> <${Buffer.from(glyph.means, 'utf16le').swap16().toString('hex')}>`,
  )
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => rows.slice(at * 100, at * 100 + 100))
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Glyphs def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
