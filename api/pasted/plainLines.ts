import { linesOfHtml, tagsOf } from './html.ts'

/** A longer text stays as it is, and is refused for its length. */
const LONGEST = 100_000

/**
 * Makes lines of a pasted text: HTML loses its tags, and the bullets of Word become '- '. A text that only looks like HTML stays as
 * it is.
 */
export function plainLines(text: string): string {
  if (text.length > LONGEST) return text
  const lines = linesOfHtml(text)
  return lines === null ? withDashes(text) : withDashes(lines).replace(SPACES, ' ')
}

/** True for a text with tags in it, also where it is no HTML. */
export const namesTags = (text: string): boolean => tagsOf(text).length > 0

/** Makes lines of some texts of an input. */
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
