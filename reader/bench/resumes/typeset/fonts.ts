import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { Font, type FontNames } from '@pdf-lib/standard-fonts'
import { type PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib'
import { drawnName, type Face, type Glyph, letterFiles, type Typeface } from './typefaces.ts'

/** One font of one file. It hands out codes as glyphs are used, as producers of PDFs do. */
export class PdfFont {
  readonly #typeface: Typeface
  readonly #face: Face
  readonly #measures: Font
  readonly #codes = new Map<string, { code: number; glyph: Glyph }>()

  /** The name by which the pages know it. */
  readonly key: string

  constructor(typeface: Typeface, face: Face, key: string) {
    this.key = key
    this.#typeface = typeface
    this.#face = face
    this.#measures = measuresOf(letterFiles[typeface.letters][face][1])
  }

  /** In thousandths of the size, as all measures here. */
  width({ name }: Glyph): number {
    const width = this.#measures.getWidthOfGlyph(name)
    if (width === undefined) throw new Error(`The font has no glyph '${name}'`)
    return Number(width)
  }

  kerning(left: Glyph, right: Glyph): number {
    if (this.#typeface.letters === 'mono') return 0
    return Number(this.#measures.getXAxisKerningForPair(left.name, right.name) ?? 0)
  }

  code(glyph: Glyph): number {
    const id = `${glyph.name} ${glyph.means}`
    const known = this.#codes.get(id)
    if (known) return known.code
    const code = 33 + this.#codes.size
    if (code > 255) throw new Error('A font has no room for another letter')
    this.#codes.set(id, { code, glyph })
    return code
  }

  /** Writes the font into the file, with the glyphs that were used. */
  embed({ context }: PDFDocument): PDFRef {
    const { letters, names } = this.#typeface
    const [file] = letterFiles[letters][this.#face]
    const used = [...this.#codes.values()]
    const isTrueType = file.endsWith('.ttf')
    const { packed, length } = programOf(file)
    const program = { Length: packed.length, Filter: 'FlateDecode', ...(isTrueType ? { Length1: length } : type1) }
    const name = PDFName.of(`${subsetMark(names[this.#face])}+${names[this.#face]}`)
    const isItalic = /italic/i.test(this.#face)
    const descriptor = {
      Type: 'FontDescriptor',
      FontName: name,
      // Whether it is serif, fixed or italic, and that its letters are named; nothing here says bold.
      Flags: 32 + (letters === 'serif' ? 2 : 0) + (letters === 'mono' ? 1 : 0) + (isItalic ? 64 : 0),
      FontBBox: [...this.#measures.FontBBox],
      ItalicAngle: isItalic ? -12 : 0,
      Ascent: Number(this.#measures.Ascender ?? 700),
      Descent: Number(this.#measures.Descender ?? -200),
      CapHeight: Number(this.#measures.CapHeight ?? 660),
      StemV: 80,
      [isTrueType ? 'FontFile2' : 'FontFile3']: context.register(PDFRawStream.of(context.obj(program), packed)),
    }
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: isTrueType ? 'TrueType' : 'Type1',
        BaseFont: name,
        FirstChar: 33,
        LastChar: 32 + used.length,
        Widths: used.map(({ glyph }) => this.width(glyph)),
        FontDescriptor: context.register(context.obj(descriptor)),
        Encoding: {
          Type: 'Encoding',
          BaseEncoding: 'WinAnsiEncoding',
          Differences: [33, ...used.map(({ glyph }) => PDFName.of(drawnName(glyph.name, letters)))],
        },
        ToUnicode: context.register(context.flateStream(unicodeMap(used))),
      }),
    )
  }
}

const type1 = { Subtype: 'Type1C' }
const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)
const measuresRead = new Map<string, Font>()
const programs = new Map<string, { packed: Uint8Array; length: number }>()

function measuresOf(name: string): Font {
  const measures = measuresRead.get(name) ?? Font.load(name as FontNames)
  measuresRead.set(name, measures)
  return measures
}

/** Packed once, however many files draw with it. */
function programOf(file: string) {
  const known = programs.get(file)
  if (known) return known
  const bytes = readFileSync(path.join(folder, file))
  const program = { packed: deflateSync(bytes), length: bytes.length }
  programs.set(file, program)
  return program
}

/** Producers put six letters before the name of a font that they embed. */
function subsetMark(name: string) {
  const letter = (index: number) => 65 + ((name.charCodeAt(index % name.length) * (index + 7)) % 26)
  return String.fromCharCode(...[0, 1, 2, 3, 4, 5].map(letter))
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
