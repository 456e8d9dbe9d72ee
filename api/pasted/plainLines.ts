import { linesOfHtml, tagsOf } from './html.ts'

/** More is left as it is, and refused for its length. */
const LONGEST = 100_000

/**
 * A pasted text as lines: HTML loses its tags, and the bullets of Word become '- '. Text that only looks like HTML stays to the
 * letter.
 */
export function plainLines(text: string): string {
  if (text.length > LONGEST) return text
  const lines = linesOfHtml(text)
  return lines === null ? withDashes(text) : withDashes(lines).replace(SPACES, ' ')
}

/** Whether a text has tags in it, though it is no HTML. */
export const namesTags = (text: string): boolean => tagsOf(text).length > 0

/** The input with these texts as lines. */
export const withPlainLines = <Input extends object>(input: Input, fields: readonly string[]): Input => ({
  ...input,
  ...Object.fromEntries(
    Object.entries(input).flatMap(([field, value]) =>
      typeof value === 'string' && fields.includes(field) ? [[field, plainLines(value)]] : [],
    ),
  ),
})

const withDashes = (text: string) => text.replace(BULLET, '$1- ')

/** Symbol and Wingdings lie in U+F020 to U+F0FF. Their bullets are 'o', '·', '§', 'Ø', 'ü' and 'v' without these fonts. */
const BULLET = /^([ \t]*)(?:[\uf020-\uf0ff]|[·\u2219](?=[ \t\u00a0])|[o§Øüv](?=\t|\u00a0|[ ]{3}))[ \t\u00a0]*(?=\S)/gm

/** Not the indentation. */
const SPACES = /(?<=\S)[ \u00a0]+/g
