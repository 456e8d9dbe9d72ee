/** How the letters look. Foundries, TeX and office suites agree on little but parts of the font's name. */
export type Face = { font: string; bold: boolean; italic: boolean; icons: boolean }

export function faceOf(fontName: string): Face {
  const font = fontName.replace(/^[A-Z]{6}\+/, '')
  return {
    font,
    icons: /awesome|icon|marvosym|dingbat|wingding|webding|glyph/i.test(font),
    bold: /bold|black|heavy|(?<!extra|ultra)medi(?:um)?\b|-semi|demi|^(?:cm|sf|ec|pl)(?:bx|ss?bx|csc\d*b)|-Bd|\bBd\b/i.test(
      font,
    ),
    italic: /ital|obli|slant|kursiv|^(?:cm|sf|ec|pl)(?:ti|sl)|-It\b/i.test(font),
  }
}
