import { plain, type Style } from './slots.ts'
import { typefaces } from './typefaces.ts'

/** A letter of a fixed font takes six tenths of its size; lines end at the 78th, wherever the paper would. */
const letters = (count: number, size: number) => count * 0.6 * size
const lineLength = 78.2

/** Writes a text as an editor wraps it: the first line stands in by some letters, the others by some more. */
function wrap({ flow }: Parameters<Style['prose']>[0], text: string, { indent = 0, hang = 0 } = {}) {
  const { size } = flow.sheet.habit
  flow.text([plain(text)], {
    width: letters(lineLength, size),
    indent: letters(indent, size),
    hang: letters(hang, size),
  })
}

const blank = ({ flow }: Parameters<Style['prose']>[0]) => flow.space(flow.sheet.habit.size * flow.sheet.habit.leading)

/** Text files that somebody's editor has wrapped. */
export const wrappedStyles: Record<string, Style> = {
  /** Headings in capitals, posts as 'Title - Firm (dates)', lines of 78 letters at most. */
  typedWrapped: {
    habit: ({ pick }) => ({ typeface: typefaces.courier, size: pick([9, 9.5]), leading: 1.2, spaces: 'glyphs' }),
    head(draw) {
      const { contents } = draw
      const reach = contents.contact()
      const labels = contents.often(0.5)
      wrap(draw, contents.often(0.5) ? contents.name.toLocaleUpperCase() : contents.name)
      if (contents.resume.headline) wrap(draw, contents.resume.headline)
      if (contents.often(0.3)) wrap(draw, reach.map(({ text }) => text).join(' | '))
      else for (const contact of reach) wrap(draw, `${labels ? `${contents.label(contact)}: ` : ''}${contact.text}`)
    },
    heading(draw, text) {
      blank(draw)
      wrap(draw, text.toLocaleUpperCase())
      if (draw.contents.habit('blank', [true, false])) blank(draw)
    },
    job(draw, job) {
      const { contents } = draw
      const period = contents.period(job)
      const city = contents.habit('city', [true, false]) && job.city ? `, ${job.city}` : ''
      wrap(draw, `${job.title}${job.firm && ` - ${job.firm}`}${city}${period && ` (${period})`}`, {
        hang: contents.habit('hang', [0, 0, 4]),
      })
    },
    deeds(draw, texts) {
      const sign = draw.contents.habit('sign', ['- ', '* ', '+ ', ''])
      const indent = draw.contents.habit('indent', [0, 2, 4])
      for (const text of texts) wrap(draw, `${sign}${text}${sign ? '' : '.'}`, { indent, hang: sign.length })
      blank(draw)
    },
    school: (draw, { degree, school, period }) => wrap(draw, `${degree} - ${school} (${period})`),
    skills(draw, groups) {
      for (const { label, items } of groups) wrap(draw, `${label && `${label}: `}${items.join(', ')}`)
    },
    lines(draw, texts) {
      for (const text of texts) wrap(draw, text)
    },
    prose: wrap,
  },
}
