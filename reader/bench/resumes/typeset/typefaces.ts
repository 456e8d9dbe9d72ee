import { Encodings } from '@pdf-lib/standard-fonts'

/** The faces of a typeface. */
export type Face = 'roman' | 'bold' | 'italic'

/** The kind of letters, and the names of the fonts in the PDF. Only the name shows that a font is bold. */
export type Typeface = { letters: 'serif' | 'sans' | 'mono'; names: Record<Face, string> }

const named = (
  letters: Typeface['letters'],
  stem: string,
  [roman, bold, italic]: [string, string, string],
): Typeface => ({
  ...{ letters, names: { roman: stem + roman, bold: stem + bold, italic: stem + italic } },
})

export const typefaces = {
  computerModern: named('serif', 'CM', ['R10', 'BX10', 'TI10']),
  european: named('serif', 'SF', ['RM1000', 'BX1000', 'TI1000']),
  latinSans: named('sans', 'LMSans10-', ['Regular', 'Bold', 'Oblique']),
  palatino: named('serif', 'URWPalladioL-', ['Roma', 'Bold', 'Ital']),
  lato: named('sans', 'Lato-', ['Light', 'Bold', 'LightItalic']),
  sourceSans: named('sans', 'SourceSansPro-', ['Regular', 'Semibold', 'It']),
  calibri: named('sans', 'Calibri', ['', '-Bold', '-Italic']),
  times: named('serif', 'TimesNewRomanPS', ['MT', '-BoldMT', '-ItalicMT']),
  courier: named('mono', 'CourierNewPS', ['MT', '-BoldMT', '-ItalicMT']),
  poppins: named('sans', 'Poppins-', ['Regular', 'Bold', 'Italic']),
}

/** The font file with the letters, and the name of the metrics of these letters. */
export function letterFile(letters: Typeface['letters'], face: Face): { file: string; measures: string } {
  const style = face === 'roman' ? '' : face === 'bold' ? 'Bold' : 'Italic'
  if (letters === 'serif') return { file: `FoxitSerif${style}.pfb`, measures: `Times-${style || 'Roman'}` }
  const measures = `${letters === 'sans' ? 'Helvetica' : 'Courier'}${style && `-${style.replace('Italic', 'Oblique')}`}`
  return { file: letters === 'sans' ? `LiberationSans-${style || 'Regular'}.ttf` : `FoxitFixed${style}.pfb`, measures }
}

/** A glyph: its name, and the text that it stands for in the PDF. */
export type Glyph = { name: string; means: string }

/** The glyph of a letter, by its name in the font metrics. Throws for a letter without a glyph. */
export function glyphOf(letter: string): Glyph {
  const code = letter.codePointAt(0) ?? 0
  const named = others[letter]
  if (named) return { name: named, means: letter }
  if (Encodings.WinAnsi.canEncodeUnicodeCodePoint(code)) return { name: nameOf(code), means: letter }
  const [base = '', mark = ''] = letter.normalize('NFD')
  const accent = accents[mark]
  if (!accent) throw new Error(`No glyph for '${letter}'`)
  return { name: `${base}${accent}`, means: letter }
}

const nameOf = (code: number) => Encodings.WinAnsi.encodeUnicodeCodePoint(code).name

/** Accents by their Unicode character. A Central European letter is a Western letter with such an accent. */
const accents: Record<string, string> = {
  ...{ '\u0301': 'acute', '\u0307': 'dotaccent', '\u0306': 'breve', '\u0327': 'cedilla' },
  ...{ '\u0328': 'ogonek', '\u030b': 'hungarumlaut', '\u030c': 'caron' },
}

/** Names of glyphs for further letters. A symbol is drawn as the most similar glyph that every font has. */
const others: Record<string, string> = {
  ...{ ł: 'lslash', Ł: 'Lslash', Đ: 'Eth', đ: 'eth', ı: 'dotlessi', ﬁ: 'fi', ﬂ: 'fl', '\u00ad': 'hyphen' },
  ...{
    '●': 'bullet',
    '■': 'bullet',
    '\uf0b7': 'bullet',
    '\uf0a7': 'bullet',
    '\uf0d8': 'guilsinglright',
    '○': 'degree',
  },
}

/**
 * The name of the glyph to draw. The serif and monospaced files lack Central European letters: then the letter is drawn
 * without its accent, but the text of the PDF has the accent.
 */
export function drawnName(name: string, letters: Typeface['letters']): string {
  if (letters === 'sans' || Encodings.WinAnsi.supportedCodePoints.some(code => nameOf(code) === name)) return name
  return /^[A-Za-z](?:acute|dotaccent|breve|cedilla|ogonek|hungarumlaut|caron)$/.test(name) ? name.slice(0, 1) : name
}
