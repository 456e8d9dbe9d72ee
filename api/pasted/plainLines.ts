import { linesOfHtml, tagsOf } from './html.ts'

/** The maximum length: a longer text is returned unchanged, and later refused for its length. */
const LONGEST = 100_000

/**
 * Makes lines of a pasted text: removes HTML tags, and replaces the bullets of Word by '- '. A text that only looks
 * like HTML is unchanged.
 */
export function plainLines(text: string): string {
  if (text.length > LONGEST) return text
  const lines = linesOfHtml(text)
  return lines === null ? withDashes(text) : withDashes(lines).replace(SPACES, ' ')
}

/** True for a text that contains tags, even if the text is not HTML. */
export const namesTags = (text: string): boolean => tagsOf(text).length > 0

/** Converts the texts of some input fields to plain lines. */
export const withPlainLines = <Input extends object>(input: Input, fields: readonly string[]): Input => ({
  ...input,
  ...Object.fromEntries(
    Object.entries(input).flatMap(([field, value]) =>
      typeof value === 'string' && fields.includes(field) ? [[field, plainLines(value)]] : [],
    ),
  ),
})

const withDashes = (text: string) => text.replace(BULLET, '$1- ')

/** Pattern for a bullet: in Symbol and Wingdings U+F020–U+F0FF, without these fonts 'o', '·', '§', 'Ø', 'ü' or 'v'. */
const BULLET = /^([ \t]*)(?:[\uf020-\uf0ff]|[·\u2219](?=[ \t\u00a0])|[o§Øüv](?=\t|\u00a0|[ ]{3}))[ \t\u00a0]*(?=\S)/gm

/** Pattern for spaces, except those of the indentation. */
const SPACES = /(?<=\S)[ \u00a0]+/g
