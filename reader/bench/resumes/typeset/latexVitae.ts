import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import { base, habit, hanging, marginal, shifted } from './setting.ts'
import {
  bold,
  type Drawing,
  deeds,
  drawBody,
  drawSection,
  grey,
  italic,
  joined,
  lines,
  plain,
  type Style,
  schools,
} from './slots.ts'
import { typefaces } from './typefaces.ts'

const wide = 138
const years = 104
const margin = 108

/** Title, firm and town as one run, told apart by weight and slope; which of them is bold differs by the person. */
function oneRun({ contents }: Drawing, job: Job, isNext: boolean) {
  const { title, firm, city } = isNext ? { ...job, firm: '', city: '' } : job
  const orders = {
    title: [bold(title), italic(firm), plain(city)],
    firm: [bold(firm), italic(title), plain(city)],
    slopedTitle: [italic(title), bold(firm), plain(city)],
  }
  const order = contents.habit('order', ['title', 'firm', 'slopedTitle'] as const)
  return joined(orders[order], contents.habit('separator', [', ', ', ', ' – ']))
}

/** From the second page on a line above the text says whose page it is. */
function running({ flow, contents }: Drawing) {
  const { sheet, page: last } = flow
  const { vita } = formWords(contents.resume.language.key)
  for (let page = 1; page <= last; page += 1) {
    const number = [italic(`${vita.title}   `, { size: 9 }), plain(`${page + 1}`, { size: 9 })]
    sheet.put(sheet.words([plain(contents.name, { size: 9, caps: true })]), { page, x: flow.x, y: 33 })
    sheet.put(sheet.words(number), { page, x: flow.x + flow.width - sheet.widthOf(number), y: 33 })
    sheet.box({ page, x: flow.x, y: 37, width: flow.width, height: 0.4 })
  }
}

/** Classes of LaTeX for a vita of one column, whose dates or headings stand in a margin. */
export const latexVitae: Record<string, Style> = {
  /** Dates at the left edge of a column as wide as a third of a line; labels of the contacts stand in it, too. */
  texWideDates: {
    ...base,
    habit: habit(typefaces.libertine),
    head(draw) {
      const { flow, contents } = draw
      flow.text([plain(contents.name, { size: 22, caps: true })], { indent: wide, after: 1 })
      flow.text([italic(contents.resume.headline ?? '', { size: 11 })], { indent: wide })
      flow.space(5)
      for (const contact of contents.contact()) {
        const { text, link } = contact
        marginal(draw, wide, { runs: [plain(contents.label(contact), { colour: grey })] }, inner =>
          inner.text([plain(text, { link })]),
        )
      }
    },
    heading({ flow }, text) {
      flow.rule({ thickness: 0.7, before: 9, after: 3 })
      flow.text([bold(text, { size: 12 })], { after: 4 })
    },
    job: (draw, job, isNext) =>
      marginal(draw, wide, { runs: [plain(draw.contents.period(job))] }, inner =>
        inner.text(oneRun(draw, job, isNext), { after: 1 }),
      ),
    deeds: (draw, texts) => {
      const forms = [deeds.items('•', { indent: 0 }), deeds.prose] as const
      shifted(wide, draw.contents.habit('deeds', forms))(draw, texts)
    },
    school: (draw, { degree, school, period }) =>
      marginal(draw, wide, { runs: [plain(period)] }, inner =>
        inner.text(joined([bold(degree), italic(school)], ', '), { after: 3 }),
      ),
    skills(draw, groups) {
      for (const { label, items } of groups)
        marginal(draw, wide, { runs: [plain(label)] }, inner => inner.text([plain(items.join(', '))], { after: 1 }))
    },
    lines: shifted(wide, lines.plain),
  },

  /** An academic's pages: years hang in the margin, employers are in small capitals, and each page has a header. */
  texAcademicVita: {
    ...base,
    habit: contents => ({
      ...habit(typefaces.latinRoman)(contents),
      ...{ size: contents.pick([11, 12]), leading: contents.pick([1.32, 1.45]) },
    }),
    head({ flow, contents }) {
      const { vita } = formWords(contents.resume.language.key)
      flow.text([plain(contents.name, { size: 18, caps: true })], { align: 'centre', after: 2 })
      flow.text([plain(contents.often(0.6) ? vita.title : '')], { align: 'centre' })
      flow.text([italic(contents.resume.headline ?? '')], { align: 'centre' })
      flow.space(6)
      for (const { text, link } of contents.contact()) flow.text([plain(text, { link, size: 10 })])
      flow.space(4)
    },
    heading: ({ flow }, text) => flow.text([plain(text, { caps: true, size: 14 })], { before: 14, after: 6 }),
    job(draw, job, isNext) {
      const { firm, city } = isNext ? { firm: '', city: '' } : job
      const title =
        draw.contents.habit('title', ['italic', 'roman']) === 'italic' ? italic(job.title) : plain(job.title)
      const isRunIn = draw.contents.habit('deeds', [true, false, false])
      const told = isRunIn ? job.deeds.map(deed => ` ${deed}.`).join('') : ''
      hanging(draw, job, years, flow => {
        const run = [...joined([title, plain(firm, { caps: true }), plain(city)], ', '), plain(`.${told}`)]
        flow.text(run, { align: 'justify', after: 3 })
        if (!isRunIn) deeds.items('–', { indent: 0 })({ ...draw, flow }, job.deeds)
      })
    },
    deeds: () => undefined,
    school: schools.hanging(years),
    lines: ({ flow }, texts) => {
      for (const text of texts) flow.text([plain(text)], { indent: years - 24, hang: 24, align: 'justify', after: 3 })
    },
    arrange(draw, sections) {
      for (const section of sections) drawSection(draw, section)
      running(draw)
    },
  },

  /** Small headings in a margin; the employer and the post are one text in one look, with a dash between them. */
  texDashMargin: {
    ...base,
    habit: habit(typefaces.palatino, { isJustified: false }),
    head({ flow, contents }) {
      flow.text([plain(contents.name, { size: 19 })], { indent: margin, after: 2 })
      flow.text([plain(contents.resume.headline ?? '', { colour: grey })], { indent: margin })
      flow.text(
        joined(
          contents.contact().map(({ text, link }) => plain(text, { link, size: 9 })),
          ' / ',
        ),
        { indent: margin, width: flow.width, after: 6 },
      )
    },
    heading: () => undefined,
    job({ flow, contents }, job, isNext) {
      const [firm, title] = [plain(isNext ? '' : job.firm), plain(job.title)]
      const head = joined(
        contents.habit('order', ['firm', 'firm', 'title']) === 'firm' ? [firm, title] : [title, firm],
        ' — ',
      )
      const period = plain(contents.period(job), { size: 9, colour: grey })
      if (contents.habit('dates', ['right', 'below', 'below']) === 'right') flow.split(head, [period], { after: 1 })
      else {
        flow.text(head)
        flow.text([period], { after: 1 })
      }
    },
    deeds: (draw, texts) => draw.contents.habit('deeds', [deeds.prose, deeds.items('·', { indent: 0 })])(draw, texts),
    school: ({ flow }, { degree, school, period }) => {
      flow.text(joined([plain(school), plain(degree)], ' — '))
      flow.text([plain(period, { size: 9, colour: grey })], { after: 3 })
    },
    lines: lines.plain,
    arrange(draw, sections) {
      for (const section of sections) {
        draw.flow.keep(54)
        draw.flow.space(11)
        marginal(draw, margin, { runs: [plain(section.heading, { size: 9, colour: grey })], align: 'right' }, flow =>
          drawBody({ ...draw, flow }, section),
        )
      }
    },
  },
}
