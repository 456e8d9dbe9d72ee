import { plainWords } from '../words/lists.ts'
import { captions } from '../words/resumes.ts'

/** The name of a field in a form. */
export type Caption = keyof typeof captions

/** The field that a caption asks for: 'Employer (name and town):' asks for the company. */
export function captionOf(text: string): Caption | undefined {
  if (text.length > longest || /\d/.test(text)) return undefined
  return known.get(plainWords(text.replace(/\([^()]*\)?/g, ' ')).join(' '))
}

/** The maximum length of a caption in characters. */
const longest = 70

/** The caption at the beginning of a text, before a colon or dash, and the value after it. */
export function captioned(text: string): { caption: Caption; value: string } | undefined {
  const [, label = '', value = ''] =
    /^(?:\d{1,2}\s?[.)-]\s?)?([\p{L}'’ (),/.]{2,70}?)\s{0,3}[:–-]\s{0,3}(.{0,300})$/u.exec(text) ?? []
  const caption = captionOf(label)
  return caption && { caption, value: value.trim() }
}

const known = new Map(
  (Object.keys(captions) as Caption[]).flatMap(caption =>
    captions[caption].map((words): [string, Caption] => [words, caption]),
  ),
)

/** True for the cells of a row that names the columns of a table: 'Period | Employer | Position'. */
export const isCaptionRow = ({ cells }: { cells: { text: string }[] }): boolean =>
  cells.length > 1 && cells.every(({ text }) => captionOf(text) !== undefined)
