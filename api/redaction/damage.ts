/*
 * Repairs letters that a program has damaged: HTML entities ('M&uuml;ller'), bytes decoded in a wrong encoding
 * ('MÃ¼ller'), lost letters ('M?ller') and separated accents ('M¨uller').
 */

/** Stands for a lost letter. This character is a letter itself, so that it does not split the word. */
const LOST = 'ʔ'

/** The repaired letters of a text, each with the number of characters that the letter takes in the text. */
export function* lettersOf(text: string): Generator<{ char: string; length: number }> {
  if (!DAMAGED.test(text)) {
    for (const char of text) yield { char, length: char.length }
    return
  }
  let from = 0
  for (const { 0: damaged, index, groups = {} } of text.matchAll(DAMAGE)) {
    for (const char of text.slice(from, index)) yield { char, length: char.length }
    const char = meant(groups)
    yield char === undefined ? { char: damaged, length: damaged.length } : { char, length: damaged.length }
    from = index + damaged.length
  }
  for (const char of text.slice(from)) yield { char, length: char.length }
}

/** The spelling of a part of a name that has lost its accented letters. */
export const withLostLetters = (part: string) =>
  part
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]+/g, LOST)

/** The second UTF-8 byte of each accented letter, by the character that Windows or Unix shows for the byte. */
const SECONDS = new Map(
  Array.from({ length: 64 }, (_none, at) => 128 + at).flatMap(byte =>
    [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), String.fromCharCode(byte)].map(
      shown => [shown, byte] as const,
    ),
  ),
)

const DAMAGED = /[&ÂÃÄÅ\ufffd?¨^~˜ˆ¸˚˛ˇ˘˙]/
const DAMAGE = new RegExp(
  [
    String.raw`&#(?<code>\d{2,6});|&#[xX](?<hex>[\da-fA-F]{2,5});`,
    '&(?<plain>[A-Za-z])(?:uml|acute|grave|circ|tilde|cedil|ring|slash|caron|ogon|strok|dot|breve|macr);',
    '&(?<joined>[A-Za-z]{2})lig;',
    `(?<first>[ÂÃÄÅ])(?<second>[${[...SECONDS.keys()].map(shown => `\\u{${shown.codePointAt(0)?.toString(16)}}`).join('')}])`,
    String.raw`(?<lost>\ufffd{1,4}|(?<=\p{L})\?{1,2}(?=\p{Ll})|(?<![^\s(])\?{1,2}(?=\p{Ll}))`,
    String.raw`(?<accent>(?<=\p{L})[¨^~˜ˆ¸˚˛ˇ˘˙](?=\p{L}))`,
  ].join('|'),
  'gu',
)

type Damage = { [Name in 'code' | 'hex' | 'plain' | 'joined' | 'first' | 'second' | 'lost' | 'accent']?: string }

function meant({ code, hex, plain, joined, first, second, lost, accent }: Damage): string | undefined {
  if (lost !== undefined) return LOST
  if (accent !== undefined) return ''
  const point = code !== undefined ? Number(code) : hex !== undefined ? Number.parseInt(hex, 16) : undefined
  if (point !== undefined) return point > 32 && point < 0x11_00_00 ? String.fromCodePoint(point) : undefined
  const byte = SECONDS.get(second ?? '')
  if (first === undefined || byte === undefined) return plain ?? joined
  return String.fromCharCode((((first.codePointAt(0) ?? 0) & 0x1f) << 6) | (byte & 0x3f))
}
