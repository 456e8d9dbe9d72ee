const marks: Record<string, string> = {
  ...{ '´': '\u0301', '`': '\u0300', '¨': '\u0308', ˆ: '\u0302', '˜': '\u0303', '¸': '\u0327' },
  ...{ ˇ: '\u030c', '˘': '\u0306', '˙': '\u0307', '˚': '\u030a', '˝': '\u030b' },
}

const accent = `[${Object.keys(marks).join('')}]`
const beforeLetter = new RegExp(`(${accent})(\\p{L})`, 'gu')
const atEnd = new RegExp(`(?<=\\S|^)${accent}$`, 'u')

/**
 * Puts accents on their letters. TeX's old fonts have no 'é': TeX draws an acute accent and an 'e' below it, often as
 * two pieces. `open`: the accent at the end of the previous piece; the returned `open` is for the next piece.
 */
export function joinAccents(text: string, open: string): { text: string; open: string } {
  const joined = (open + text).replace(beforeLetter, (both, mark: string, letter: string) => {
    const whole = `${letter === 'ı' ? 'i' : letter}${marks[mark]}`.normalize('NFC')
    return [...whole].length === 1 ? whole : both
  })
  const own = open && joined.startsWith(open) ? joined.slice(open.length) : joined
  const next = own.match(atEnd)?.[0] ?? ''
  return { text: next ? own.slice(0, -next.length) : own, open: next }
}
