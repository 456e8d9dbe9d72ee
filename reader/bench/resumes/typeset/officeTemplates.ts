import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import type { Flow } from './flow.ts'
import { office, officeParts } from './office.ts'
import { marginal, shifted } from './setting.ts'
import { bold, contactRuns, type Drawing, deeds, grey, italic, joined, lines, plain, type Style } from './slots.ts'
import { typefaces } from './typefaces.ts'

/** The width of a table's cell for dates, in which most of them wrap. */
const cellOf = ({ contents }: Drawing) => contents.habit('cell', [72, 88, 112])

/** What the right cell says of a post: the lines in the order and the weights that this person gives them. */
function cellOfJob({ contents }: Drawing, { firm, city, title }: Job, cell: Flow) {
  const place = joined([plain(firm), plain(city)], ', ')
  const forms = {
    title: () => [[bold(title)], place],
    firm: () => [joined([bold(firm), plain(city)], ', '), [plain(title)]],
    plain: () => [place, [plain(title)]],
  }
  for (const line of forms[contents.habit('lines', ['title', 'firm', 'plain'] as const)]()) cell.text(line)
}

/** Rows of a table without borders that say who somebody is, each with its label. */
function personRows(draw: Drawing) {
  const { flow, contents } = draw
  const row = (label: string, text: string, link?: string) =>
    marginal(draw, cellOf(draw) + 16, { runs: [plain(label && `${label}:`)] }, cell =>
      cell.text([plain(text, { link })]),
    )
  for (const contact of contents.contact()) row(contents.label(contact), contact.text, contact.link)
  const { born } = formWords(contents.resume.language.key).vita
  const [label = '', text = ''] = born.split(': ')
  if (text && contents.often(0.4)) row(label, text)
  flow.space(4)
}

/** Templates of office programs, as they are exported. */
export const officeTemplates: Record<string, Style> = {
  /** Headings in bars of shade over the whole width; dates where a tab has put them. */
  officeShadedBars: {
    ...officeParts,
    habit: office(typefaces.carlito),
    head({ flow, contents }) {
      flow.split([bold(contents.name, { size: 22 })], [italic(contents.resume.headline ?? '')])
      flow.rule({ thickness: 1, before: 2, after: 3 })
      const apart = contents.pick(['    ', '  |  ', '  •  '])
      flow.text(joined(contactRuns(contents.contact(), { size: 9.5 }), apart), { after: 4 })
    },
    heading({ flow, contents }, text) {
      const shade = contents.habit('shade', ['0.85 0.85 0.85', '0.8 0.87 0.94', '0.12 0.24 0.4'])
      const colour = shade.startsWith('0.1') ? '1 1 1' : '0 0 0'
      const shown = contents.habit('capitals', [true, false]) ? text.toLocaleUpperCase() : text
      const height = flow.sheet.habit.size * 1.65
      flow.keep(60)
      flow.space(8)
      flow.sheet.box({ page: flow.page, x: flow.x - 4, y: flow.y, width: flow.width + 8, height, colour: shade })
      flow.text([bold(shown, { colour })], { before: 2, align: contents.habit('align', ['left', 'left', 'centre']) })
      flow.space(5)
    },
    job({ flow, contents }, job, isNext) {
      const period = plain(contents.period(job))
      if (contents.habit('order', ['firm', 'title']) === 'title') {
        flow.split([bold(job.title)], [period], { before: 2 })
        return flow.text(joined([italic(job.firm), plain(job.city)], ', '), { after: 1 })
      }
      if (isNext || !job.firm) return flow.split([italic(job.title)], [period], { before: 2, after: 1 })
      flow.split(joined([bold(job.firm), plain(job.city)], ', '), [period], { before: 2 })
      flow.text([italic(job.title)], { after: 1 })
    },
    deeds: (draw, texts) =>
      draw.contents.habit('deeds', [
        deeds.items('\uf0d8', { indent: 18 }),
        deeds.items('\uf0a7', { indent: 18 }),
        deeds.items('-', { indent: 6 }),
      ])(draw, texts),
    lines: lines.items('\uf0a7'),
  },

  /** A searcher's plain page: small grey dates above the firm, its town, a dash and the title. */
  officeGreyDates: {
    ...officeParts,
    habit: office(typefaces.arial),
    head({ flow, contents }) {
      flow.text([plain(contents.name, { size: 26 })], { after: 2 })
      flow.text([plain(contents.resume.headline ?? '', { size: 13, colour: grey })], { after: 3 })
      for (const run of contactRuns(contents.contact(), { size: 10, colour: grey })) flow.text([run])
      flow.space(4)
    },
    heading({ flow, contents }, text) {
      const isLarge = contents.habit('large', [true, false])
      const run = isLarge
        ? plain(text, { size: 16 })
        : bold(text.toLocaleUpperCase(), { size: 9, colour: '0.15 0.4 0.75' })
      flow.text([run], { before: 14, after: 3 })
    },
    job({ flow, contents }, job) {
      const period = contents.period(job)
      const dates = contents.habit('capitals', [true, false]) ? period.toLocaleUpperCase() : period
      flow.text([plain(dates, { size: 8.5, colour: grey })], { before: 5 })
      flow.text([...joined([bold(job.firm), plain(job.city)], ', '), plain(job.firm && ' — '), italic(job.title)], {
        before: period ? 0 : 5,
        after: 2,
      })
    },
    deeds: deeds.items('●', { indent: 18 }),
    school({ flow }, { degree, school, period }) {
      flow.text([plain(period, { size: 8.5, colour: grey })], { before: 5 })
      flow.text([bold(school), plain(' — '), italic(degree)], { after: 2 })
    },
    lines: lines.items('●'),
  },

  /** A table without borders: dates wrap in a narrow cell at the left, everything else in the one beside it. */
  officeCells: {
    ...officeParts,
    habit: office(typefaces.liberationSerif),
    head(draw) {
      const { flow, contents } = draw
      const { title } = formWords(contents.resume.language.key).vita
      if (contents.often(0.5)) flow.text([plain(title, { size: 15 })], { align: 'centre', after: 8 })
      flow.text([bold(contents.name, { size: 15 })], { after: 1 })
      flow.text([italic(contents.resume.headline ?? '')])
      flow.space(4)
      personRows(draw)
    },
    heading(draw, text) {
      const { flow, contents } = draw
      const indent = contents.habit('headings', [0, cellOf(draw)])
      flow.text([bold(text, { size: 12.5 })], { indent, before: 10, after: 5 })
    },
    job: (draw, job) =>
      marginal(draw, cellOf(draw), { runs: [plain(draw.contents.period(job))] }, cell => {
        cellOfJob(draw, job, cell)
        deeds.items('-', { indent: 0, after: 6 })({ ...draw, flow: cell }, job.deeds)
      }),
    deeds: () => undefined,
    school: (draw, { degree, school, period }) =>
      marginal(draw, cellOf(draw), { runs: [plain(period)] }, cell => {
        cell.text([bold(degree)])
        cell.text([plain(school)], { after: 4 })
      }),
    skills(draw, groups) {
      for (const { label, items } of groups)
        marginal(draw, cellOf(draw), { runs: [plain(label)] }, cell =>
          cell.text([plain(items.join(', '))], { after: 3 }),
        )
    },
    lines: (draw, texts) => shifted(cellOf(draw), lines.plain)(draw, texts),
    prose: ({ flow }, text) => flow.text([plain(text)], { after: 2 }),
  },
}
