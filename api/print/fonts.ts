import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)

const google = (name: string, file: string) => `@expo-google-fonts/${name}/${file}.ttf`

/** The fonts of Latin, Greek, Cyrillic and Devanagari, Arabic, Hebrew, Thai, symbols and emoji. */
const FONTS = [
  google('noto-sans', '400Regular/NotoSans_400Regular'),
  google('noto-sans', '600SemiBold/NotoSans_600SemiBold'),
  google('noto-sans-arabic', '400Regular/NotoSansArabic_400Regular'),
  google('noto-sans-arabic', '600SemiBold/NotoSansArabic_600SemiBold'),
  google('noto-sans-hebrew', '400Regular/NotoSansHebrew_400Regular'),
  google('noto-sans-hebrew', '600SemiBold/NotoSansHebrew_600SemiBold'),
  google('noto-sans-thai', '400Regular/NotoSansThai_400Regular'),
  google('noto-sans-thai', '600SemiBold/NotoSansThai_600SemiBold'),
  google('noto-sans-symbols', '400Regular/NotoSansSymbols_400Regular'),
  google('noto-sans-symbols-2', '400Regular/NotoSansSymbols2_400Regular'),
  google('noto-emoji', '400Regular/NotoEmoji_400Regular'),
]

/** The fonts of Chinese, Japanese and Korean: large packages that installations may omit (`npm ci --omit=optional`). */
const LARGE_FONTS = [
  ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'],
  ['@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'],
] as const

export function readFonts(): Buffer[] {
  const large = LARGE_FONTS.flatMap(([name, file]) => {
    const folder = folderOf(name)
    return folder ? [path.join(folder, 'fonts', file)] : []
  })
  return [...FONTS.map(file => resolve(file)), ...large].map(file => readFileSync(file))
}

/** The folder of an installed package; null if the package is not installed. */
function folderOf(name: string): string | null {
  try {
    return path.dirname(path.dirname(resolve(name))) // The resolved name is `dist/index.js`.
  } catch {
    return null
  }
}

/** Returns a function that tests whether any of the fonts can show a character. */
export function charactersOf(fonts: Buffer[]): (character: string) => boolean {
  const ranges = fonts.flatMap(rangesOf)
  const known = new Uint8Array(0x11_00_00)
  for (const [first, last] of ranges) known.fill(1, first, last + 1)
  return character => known[character.codePointAt(0) ?? 0] === 1
}

/** The code points of a font's `cmap` table, in the two common formats. */
function rangesOf(font: Buffer): [first: number, last: number][] {
  const start = tableOf(font, 'cmap')
  const count = font.readUInt16BE(start + 2)
  return Array.from({ length: count }, (_, index) => start + font.readUInt32BE(start + 8 + 8 * index)).flatMap(at => {
    const format = font.readUInt16BE(at)
    if (format === 12) return groupsOf(font, at)
    return format === 4 ? segmentsOf(font, at) : []
  })
}

function groupsOf(font: Buffer, at: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  })
}

/** The ranges of code points in a table's segments, without those whose glyph is 0, which the font lacks. */
function segmentsOf(font: Buffer, at: number): [number, number][] {
  const twice = font.readUInt16BE(at + 6)
  return Array.from({ length: twice / 2 }, (_, index) => {
    const ends = at + 14 + 2 * index
    const [last, first] = [font.readUInt16BE(ends), font.readUInt16BE(ends + 2 + twice)]
    const offsetAt = ends + 2 + 3 * twice
    const [delta, offset] = [font.readUInt16BE(offsetAt - twice), font.readUInt16BE(offsetAt)]
    const glyphOf = (code: number) => {
      if (offset === 0) return (code + delta) & 0xffff
      const glyphAt = offsetAt + offset + 2 * (code - first)
      return glyphAt + 2 > font.length ? 0 : font.readUInt16BE(glyphAt)
    }
    const codes = Array.from({ length: last - first + 1 }, (_, position) => first + position)
    return codes.filter(code => glyphOf(code) !== 0).map((code): [number, number] => [code, code])
  }).flat()
}

function tableOf(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index)
  const entry = entries.find(at => font.toString('latin1', at, at + 4) === tag)
  if (entry === undefined) throw new Error(`A font has no table ${tag}`)
  return font.readUInt32BE(entry + 8)
}
