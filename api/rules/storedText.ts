/** Whether a text has a visible character: not only spaces, accents and invisible characters. */
export const isSeen = (text: string) => SEEN.test(text)

const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * The stored form of a text of one line: single spaces, no spaces at the ends, and no invisible characters except those
 * that shape an emoji or a word of another script. Empty if no part of the text is visible.
 */
export function asLine(text: string): string {
  if (PLAIN.test(text)) return text
  if (!isSeen(text)) return ''
  const seen = text.replace(SPACES, ' ').replace(INVISIBLE, (_sign, shaping: string | undefined) => shaping ?? '')
  return seen.replace(/ {2,}/g, ' ').trim()
}

/** A cheap first check: most names have only these characters. */
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u02ff]+(?: [!-~\u00a1-\u00ac\u00ae-\u02ff]+)*$/

const SPACES = /[\s\u0085\p{Z}\u2800]+/gu

/** Scripts in which joiners change the shape of letters. */
const SCRIPTS = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
const SHAPED = `[${SCRIPTS.split(' ')
  .map(script => String.raw`\p{scx=${script}}`)
  .join('')}]`

/** Invisible characters that change visible characters: in 'می‌خواهم', a family emoji, a flag, a Han variant. */
const SHAPING = [
  String.raw`(?<=${SHAPED})(?:\u200c|\u200d)(?=${SHAPED})`,
  String.raw`(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)`,
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007f}]{1,8}`,
  String.raw`(?<=\p{sc=Han})[\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{sc=Mong})[\u180b-\u180d]`,
].join('|')

const INVISIBLE = new RegExp(String.raw`(${SHAPING})|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Cc}]`, 'gu')
