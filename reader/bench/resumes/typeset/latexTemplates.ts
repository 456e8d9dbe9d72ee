import type { Contents } from '../contents.ts'
import { base, habit } from './setting.ts'
import {
  bold,
  contactRuns,
  type Drawing,
  deeds,
  grey,
  headings,
  italic,
  joined,
  lines,
  plain,
  type Style,
} from './slots.ts'
import { typefaces } from './typefaces.ts'

const letter: [number, number] = [612, 792]
const white = { colour: '1 1 1' }
const colourOf = (contents: Contents) => contents.habit('colour', ['0.1 0.36 0.6', '0.5 0.1 0.15', '0.05 0.4 0.33'])

/** How much of a heading is in colour: its first word where there are several, or one letter or half of it. */
function colouredPart(contents: Contents, text: string): number {
  const word = text.indexOf(' ')
  const parts = { word: word > 0 ? word : text.length / 2, letter: 1, half: text.length / 2 }
  return Math.ceil(parts[contents.habit('part', ['word', 'letter', 'half'] as const)])
}

/** The line below a title: employer, dates and town in one grey, in the order that this person has chosen. */
function greyLine({ flow, contents }: Drawing, { firm, period, city }: Record<'firm' | 'period' | 'city', string>) {
  const orders = {
    short: [firm, period],
    town: [firm, city, period],
    dates: [period, firm, city],
  }
  const order = orders[contents.habit('order', ['short', 'town', 'dates'] as const)]
  const runs = order.map(text => plain(text, { colour: grey, size: 9 }))
  flow.text(joined(runs, ' | '), { after: 2 })
}

/** Templates in the manner of LaTeX that many take as they are. */
export const latexTemplates: Record<string, Style> = {
  /** A band of colour with name and contacts; of each heading the first part is in that colour. */
  texColourHead: {
    ...base,
    habit: habit(typefaces.heros, { isJustified: false, hyphen: undefined }),
    head({ flow, contents }) {
      const { sheet } = flow
      flow.y = 28
      flow.text([bold(contents.name, { size: 27, ...white })], { after: 1 })
      flow.text([plain(contents.resume.headline ?? '', { size: 12, ...white })])
      flow.text(joined(contactRuns(contents.contact(), { size: 8.5, ...white }), '     '), { before: 5 })
      const colour = colourOf(contents)
      sheet.box({ page: flow.page, x: 0, y: 0, width: sheet.width, height: flow.y + 14, colour })
      flow.space(24)
    },
    heading({ flow, contents }, text) {
      const at = colouredPart(contents, text)
      const size = 14
      flow.text([bold(text.slice(0, at), { size, colour: colourOf(contents) }), bold(text.slice(at), { size })], {
        before: 10,
        after: 4,
      })
    },
    job({ flow, contents }, job, isNext) {
      const period = plain(contents.period(job), { size: 9, colour: colourOf(contents) })
      const firm = isNext ? '' : job.firm
      if (contents.habit('order', ['title', 'firm']) === 'title') {
        flow.split([bold(job.title)], [period])
        flow.text(joined([plain(job.firm, { caps: true }), plain(job.city, { colour: grey })], ', '), { after: 2 })
        return
      }
      if (firm) flow.split([bold(firm, { size: 11 })], [plain(job.city, { size: 9, colour: grey })])
      flow.split([plain(job.title, { colour: colourOf(contents) })], [period], { after: 2 })
    },
    deeds: deeds.items('•', { indent: 2 }),
    school({ flow, contents }, { degree, school, period }) {
      flow.split([bold(degree)], [plain(period, { size: 9, colour: colourOf(contents) })])
      flow.text([plain(school, { caps: true })], { after: 4 })
    },
  },

  /** The page that many engineers use: employer and town, then title and dates, below ruled headings in small capitals. */
  texEngineer: {
    ...base,
    habit: habit(typefaces.latinRoman, { isJustified: false, hyphen: undefined, page: letter, leading: 1.16 }),
    head({ flow, contents }) {
      flow.text([bold(contents.name, { size: 24, caps: true })], { align: 'centre', after: 2 })
      if (contents.often(0.5)) flow.text([plain(contents.resume.headline ?? '')], { align: 'centre' })
      else flow.text([italic(contents.resume.headline ?? '')], { align: 'centre', before: 1 })
      flow.text(joined(contactRuns(contents.contact(), { size: 9 }), ' | '), { align: 'centre', before: 1 })
    },
    heading: headings.ruled({ caps: true, size: 12.5 }, { before: 7, gap: 0.5 }),
    job({ flow, contents }, job, isNext) {
      const period = contents.period(job)
      if (!isNext && !job.firm) return flow.split([bold(job.title)], [plain(period)], { indent: 10, after: 1 })
      if (!isNext) flow.split([bold(job.firm)], [plain(job.city)], { indent: 10, before: 2 })
      flow.split([italic(job.title, { size: 9.5 })], [italic(period, { size: 9.5 })], { indent: 10, after: 1 })
    },
    deeds: deeds.items('•', { indent: 18, after: 3 }),
    school({ flow }, { degree, school, period }) {
      flow.text([bold(school)], { indent: 10, before: 2 })
      flow.split([italic(degree, { size: 9.5 })], [italic(period, { size: 9.5 })], { indent: 10 })
    },
    lines: lines.items('•'),
  },

  /** A sans page: each title alone, and all that belongs to it in one grey line with bars. */
  texGreyLine: {
    ...base,
    habit: habit(typefaces.fira, { isJustified: false, hyphen: undefined, leading: 1.3 }),
    head({ flow, contents }) {
      const { first, last } = contents.resume.name
      flow.text([plain(`${first} `, { size: 25 }), bold(last, { size: 25 })], { after: 1 })
      flow.text([plain(contents.resume.headline ?? '', { size: 11.5, colour: grey })], { after: 2 })
      flow.text(joined(contactRuns(contents.contact(), { size: 9, colour: grey }), ' | '), { after: 3 })
    },
    heading({ flow, contents }, text) {
      const colour = colourOf(contents)
      flow.text(
        [bold(contents.habit('capitals', [true, false]) ? text.toLocaleUpperCase() : text, { size: 12, colour })],
        {
          before: 10,
          after: 1,
        },
      )
      flow.rule({ thickness: 1.6, width: 32, after: 5, colour })
    },
    job(draw, job) {
      const { flow, contents } = draw
      flow.text([bold(job.title, { size: flow.sheet.habit.size + 1 })], { before: 2 })
      greyLine(draw, { firm: job.firm, city: job.city, period: contents.period(job) })
    },
    deeds: (draw, texts) => draw.contents.habit('deeds', [deeds.items('▪', { indent: 0 }), deeds.prose])(draw, texts),
    school(draw, { degree, school, period }) {
      draw.flow.text([bold(degree)], { before: 2 })
      greyLine(draw, { firm: school, city: '', period })
    },
    lines: lines.plain,
  },
}
