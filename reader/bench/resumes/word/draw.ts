import { Contents, type Entry, isWork, type Section } from '../contents.ts'
import type { Resume } from '../invent.ts'
import type { WordChoices, WordPlan } from '../plans.ts'
import { headerOf, type Look, type Piece, textOf } from '../template.ts'
import { columnsEnd, paragraph, table, textBox, type Words, wordFile } from './markup.ts'

type Drawing = { contents: Contents; plan: WordPlan; head: string; contact: string }

/** Draws a resume as a Word file. */
export function drawWord(resume: Resume, family: string, choices: WordChoices): Uint8Array {
  const contents = new Contents(resume, family)
  const plan = contents.settled(choices)
  const reach = contents.contact()
  const contact = contents.often(0.5)
    ? paragraph(reach.flatMap((item, at) => (at > 0 ? [{ text: ' | ' }, item] : [item])))
    : reach.map(item => paragraph([item])).join('')
  const head = nameOf(contents.name, plan) + (resume.headline ? plain(resume.headline) : '')
  const body = frames[plan.frame]({ contents, plan, head, contact }, contents.sections())
  return wordFile(body, plan.frame === 'header' ? head + contact : undefined)
}

const plain = (text: string) => paragraph([{ text }])

function nameOf(text: string, { name }: WordPlan): string {
  if (name === 'style') return paragraph([{ text }], { style: 'Title' })
  return name === 'large' ? paragraph([{ text, bold: true, size: 40 }]) : plain(text)
}

const frames = {
  column: (draw: Drawing, sections: Section[]) => draw.head + draw.contact + stacked(draw, sections),

  /** Name and contacts in the page header. */
  header: (draw: Drawing, sections: Section[]) => stacked(draw, sections),

  /** Two text columns below a head of full width. */
  columns: (draw: Drawing, sections: Section[]) =>
    draw.head + draw.contact + columnsEnd(1) + stacked(draw, sections) + columnsEnd(2),

  /** Contacts and skills in text boxes. */
  boxes(draw: Drawing, sections: Section[]) {
    const boxes = textBox(draw.contact) + textBox(stacked(draw, sections.filter(isAside)))
    return draw.head + boxes + stacked(draw, sections.filter(isWork))
  },

  /** A table of two cells: contacts and skills at the left, the work at the right. */
  bar(draw: Drawing, sections: Section[]) {
    const side = headingOf(draw, draw.contents.resume.headings.contact) + draw.contact
    return table([[side + stacked(draw, sections.filter(isAside)), draw.head + stacked(draw, sections.filter(isWork))]])
  },

  /** A table for the whole document: dates at the left, the rest at the right, headings across both columns. */
  dated(draw: Drawing, sections: Section[]) {
    const rows = sections.flatMap(section => [
      [headingOf(draw, section.heading)],
      ...('entries' in section
        ? section.entries.map(entry => [plain(entry.dates), entryOf(draw, { ...entry, dates: '' })])
        : [['', bodyOf(draw, section)]]),
    ])
    return draw.head + draw.contact + table(rows)
  },

  /** A table with headings in the left cells, and the sections of the headings in the right cells. */
  headingCells(draw: Drawing, sections: Section[]) {
    const rows = sections.map(section => [headingOf(draw, section.heading), bodyOf(draw, section)])
    return table([['', draw.head + draw.contact], ...rows])
  },

  /** Posts in a table with a row of captions. */
  captions(draw: Drawing, sections: Section[]) {
    const { form } = draw.contents.resume.language
    const captions = [form.period, form.employer, form.position].map(text => paragraph([{ text, bold: true }]))
    const row = ({ dates, firm, title, deeds }: Entry) => [
      plain(dates),
      plain(firm),
      plain(title) + deedsOf(draw, deeds),
    ]
    const drawn = sections.map(section => {
      const isTable = 'entries' in section && section.kind !== 'education'
      const body = isTable ? table([captions, ...section.entries.map(row)]) : bodyOf(draw, section)
      return headingOf(draw, section.heading) + body
    })
    return draw.head + draw.contact + drawn.join('')
  },
}

const isAside = (section: Section) => !isWork(section)

const stacked = (draw: Drawing, sections: Section[]) =>
  sections.map(section => headingOf(draw, section.heading) + bodyOf(draw, section)).join('')

function headingOf({ plan }: Drawing, heading: string): string {
  const { style, isCapital, hasSpace, end = '', ...look } = plan.heading
  const text = `${isCapital ? heading.toLocaleUpperCase() : heading}${end}`
  return (hasSpace ? plain('') : '') + paragraph([{ text, ...look }], { style })
}

/** Draws the content of a section, without its heading. */
function bodyOf(draw: Drawing, section: Section): string {
  if ('prose' in section) return plain(section.prose)
  if ('lines' in section) return section.lines.map(plain).join('')
  if ('entries' in section) return section.entries.map(entry => entryOf(draw, entry)).join('')
  return section.groups
    .map(({ label, items }) => paragraph([{ text: label && `${label}: `, bold: true }, { text: items.join(', ') }]))
    .join('')
}

/** Draws an entry. The lines of its header are paragraphs, or with `isBroken` a single paragraph with line breaks. */
function entryOf(draw: Drawing, entry: Entry): string {
  const { contents, plan } = draw
  const lines = headerOf(contents, entry, plan.lines)
  const header = plan.header.isBroken
    ? plain(lines.map(textOf).join('\n'))
    : lines
        .map(({ left, right }) =>
          paragraph([...wordsOf(left), ...(right.length > 0 ? [{ text: '\t' }] : []), ...wordsOf(right)], plan.header),
        )
        .join('')
  return header + deedsOf(draw, entry.deeds)
}

function deedsOf({ plan }: Drawing, deeds: string[]): string {
  const { sign = '', ...shape } = plan.deeds
  return deeds.map(text => paragraph([{ text: `${sign}${text}` }], shape)).join('')
}

const looks: Record<Look, Omit<Words, 'text'>> = {
  ...{ plain: {}, bold: { bold: true }, italic: { italic: true }, smallCapitals: { caps: true }, small: { size: 18 } },
}

const wordsOf = (pieces: Piece[]): Words[] => pieces.map(({ text, look }) => ({ text, ...looks[look] }))
