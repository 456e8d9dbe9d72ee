import { Encodings } from '@pdf-lib/standard-fonts'

/** The four faces of a family of type. */
export type Face = 'roman' | 'bold' | 'italic' | 'boldItalic'

/** Which letters are drawn, and what the file calls its fonts: the names are all that tells bold from regular. */
export type Typeface = { letters: 'serif' | 'sans' | 'mono'; names: Record<Face, string> }

function named(letters: Typeface['letters'], stem: string, endings: [string, string, string, string]): Typeface {
  const [roman, bold, italic, boldItalic] = endings.map(ending => stem + ending) as typeof endings
  return { letters, names: { roman, bold, italic, boldItalic } }
}

export const typefaces = {
  computerModern: named('serif', 'CM', ['R10', 'BX10', 'TI10', 'BXTI10']),
  european: named('serif', 'SF', ['RM1000', 'BX1000', 'TI1000', 'BI1000']),
  latinSans: named('sans', 'LMSans10-', ['Regular', 'Bold', 'Oblique', 'BoldOblique']),
  palatino: named('serif', 'URWPalladioL-', ['Roma', 'Bold', 'Ital', 'BoldItal']),
  lato: named('sans', 'Lato-', ['Light', 'Bold', 'LightItalic', 'BoldItalic']),
  sourceSans: named('sans', 'SourceSansPro-', ['Regular', 'Semibold', 'It', 'BoldIt']),
  calibri: named('sans', 'Calibri', ['', '-Bold', '-Italic', '-BoldItalic']),
  times: named('serif', 'TimesNewRomanPS', ['MT', '-BoldMT', '-ItalicMT', '-BoldItalicMT']),
  courier: named('mono', 'CourierNewPS', ['MT', '-BoldMT', '-ItalicMT', '-BoldItalicMT']),
  poppins: named('sans', 'Poppins-', ['Regular', 'Bold', 'Italic', 'BoldItalic']),
  libertine: named('serif', 'LinLibertine', ['T', 'TB', 'TI', 'TBI']),
  latinRoman: named('serif', 'LMRoman10-', ['Regular', 'Bold', 'Italic', 'BoldItalic']),
  heros: named('sans', 'TeXGyreHeros-', ['Regular', 'Bold', 'Italic', 'BoldItalic']),
  fira: named('sans', 'FiraSans-', ['Light', 'SemiBold', 'LightItalic', 'SemiBoldItalic']),
  liberationSerif: named('serif', 'LiberationSerif', ['', '-Bold', '-Italic', '-BoldItalic']),
  carlito: named('sans', 'Carlito', ['', '-Bold', '-Italic', '-BoldItalic']),
  arial: named('sans', 'Arial', ['MT', '-BoldMT', '-ItalicMT', '-BoldItalicMT']),
}

/** The files that draw the letters, and the names of their measures. */
export const letterFiles: Record<Typeface['letters'], Record<Face, [file: string, measures: string]>> = {
  serif: {
    roman: ['FoxitSerif.pfb', 'Times-Roman'],
    bold: ['FoxitSerifBold.pfb', 'Times-Bold'],
    italic: ['FoxitSerifItalic.pfb', 'Times-Italic'],
    boldItalic: ['FoxitSerifBoldItalic.pfb', 'Times-BoldItalic'],
  },
  sans: {
    roman: ['LiberationSans-Regular.ttf', 'Helvetica'],
    bold: ['LiberationSans-Bold.ttf', 'Helvetica-Bold'],
    italic: ['LiberationSans-Italic.ttf', 'Helvetica-Oblique'],
    boldItalic: ['LiberationSans-BoldItalic.ttf', 'Helvetica-BoldOblique'],
  },
  mono: {
    roman: ['FoxitFixed.pfb', 'Courier'],
    bold: ['FoxitFixedBold.pfb', 'Courier-Bold'],
    italic: ['FoxitFixedItalic.pfb', 'Courier-Oblique'],
    boldItalic: ['FoxitFixedBoldItalic.pfb', 'Courier-BoldOblique'],
  },
}

/** A glyph as it is drawn, and the text that the file says it stands for. */
export type Glyph = { name: string; means: string }

/** The glyph of a letter, by the names that the measures use. */
export function glyphOf(letter: string): Glyph {
  const code = letter.codePointAt(0) ?? 0
  const named = others[letter]
  if (named) return { name: named, means: letter }
  if (Encodings.WinAnsi.canEncodeUnicodeCodePoint(code)) {
    return { name: Encodings.WinAnsi.encodeUnicodeCodePoint(code).name, means: letter }
  }
  const [base = '', mark = ''] = letter.normalize('NFD')
  const accent = accents[mark]
  if (!accent) throw new Error(`No glyph for '${letter}'`)
  return { name: `${base}${accent}`, means: letter }
}

/** The letters of Central Europe are made of a Western one and one of these. */
const accents: Record<string, string> = {
  ...{ '\u0301': 'acute', '\u0307': 'dotaccent', '\u0306': 'breve', '\u0327': 'cedilla' },
  ...{ '\u0328': 'ogonek', '\u030b': 'hungarumlaut', '\u030c': 'caron' },
}

/** What neither a Western letter nor an accent makes; signs look like the nearest glyph that every font has. */
const others: Record<string, string> = {
  ...{
    ł: 'lslash',
    Ł: 'Lslash',
    Đ: 'Eth',
    đ: 'eth',
    ı: 'dotlessi',
    ﬁ: 'fi',
    ﬂ: 'fl',
    '\u00ad': 'hyphen',
    '\u00a0': 'space',
  },
  ...{
    '●': 'bullet',
    '■': 'bullet',
    '▪': 'bullet',
    '\uf0b7': 'bullet',
    '\uf0a7': 'bullet',
    '○': 'degree',
    '◦': 'degree',
    '★': 'asterisk',
    '\uf0d8': 'guilsinglright',
  },
}

/**
 * The glyph that is drawn for this name. The serif and the fixed files have no letters of Central Europe, so their pictures
 * go without the accent; the text has it.
 */
export function drawnName(name: string, letters: Typeface['letters']): string {
  if (letters === 'sans' || Encodings.WinAnsi.supportedCodePoints.some(code => nameOf(code) === name)) return name
  return /^[A-Za-z](?:acute|dotaccent|breve|cedilla|ogonek|hungarumlaut|caron)$/.test(name) ? name.slice(0, 1) : name
}

const nameOf = (code: number) => Encodings.WinAnsi.encodeUnicodeCodePoint(code).name
