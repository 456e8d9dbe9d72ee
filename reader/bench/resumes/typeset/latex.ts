import { base, habit, hanging, shifted } from './setting.ts'
import {
  bold,
  contactRuns,
  deeds,
  drawBody,
  drawSection,
  grey,
  headings,
  heads,
  italic,
  joined,
  lines,
  plain,
  type Style,
  schools,
  skills,
} from './slots.ts'
import { typefaces } from './typefaces.ts'

const ruled = headings.ruled({ caps: true, size: 13 })

/** Resumes as LaTeX classes set them. */
export const latexStyles: Record<string, Style> = {
  texArticle: {
    ...base,
    habit: habit(typefaces.computerModern, { hyphen: '\u00ad' }),
    head: heads.centred({ size: 20, caps: true }, ' · '),
    heading: ruled,
    job({ flow, contents }, job, isNext) {
      if (!isNext) flow.split([bold(job.firm)], [plain(job.city)])
      flow.split([italic(job.title)], [italic(contents.period(job))], { after: 1 })
    },
  },

  texTabular: {
    ...base,
    habit: habit(typefaces.european, { isJustified: false, hyphen: undefined }),
    head: heads.centred({ size: 24, caps: true, face: 'bold' }, ' | '),
    heading: ruled,
    job({ flow, contents }, job, isNext) {
      flow.split([bold(job.title)], [plain(contents.period(job))], { indent: 8 })
      if (!isNext) flow.split([italic(job.firm, { size: 9 })], [italic(job.city, { size: 9 })], { indent: 8, after: 1 })
    },
    deeds: deeds.items('•', { indent: 18 }),
  },

  texHints: {
    ...base,
    habit: habit(typefaces.latinSans),
    head: heads.split({ size: 26, colour: grey }),
    heading({ flow }, text) {
      flow.space(9)
      flow.keep(40)
      flow.sheet.box({ page: flow.page, x: flow.x, y: flow.y + 6, width: 74, height: 4, colour: '0.22 0.45 0.7' })
      flow.text([plain(text, { size: 14, colour: '0.22 0.45 0.7' })], { indent: 84, after: 3 })
    },
    job: (draw, job, isNext) =>
      hanging(draw, job, 84, flow =>
        flow.text(
          joined([bold(job.title), ...(isNext ? [] : [italic(job.firm), plain(job.city)])], ', ').concat(plain('.')),
        ),
      ),
    deeds: shifted(84, deeds.items('•', { indent: 0 })),
    school: schools.hanging(84),
    skills: skills.grouped({ column: 84 }),
    lines({ flow }, texts) {
      for (const text of texts) flow.text([plain(text)], { indent: 84 })
    },
  },

  texBanking: {
    ...base,
    habit: habit(typefaces.latinSans),
    head: heads.centred({ size: 28, colour: grey }, ' • '),
    heading({ flow }, text) {
      const width = flow.sheet.widthOf([plain(text, { size: 14 })])
      flow.text([plain(text, { size: 14, colour: '0.22 0.45 0.7' })], { before: 9 })
      flow.sheet.box({
        page: flow.page,
        x: flow.x + width + 6,
        y: flow.y - 7,
        width: flow.width - width - 6,
        height: 0.6,
      })
      flow.space(3)
    },
    job({ flow, contents }, job, isNext) {
      if (isNext) flow.split([italic(job.title)], [italic(contents.period(job))])
      else {
        flow.split([bold(job.firm)], [bold(job.city)])
        flow.split([italic(job.title)], [italic(contents.period(job))], { after: 1 })
      }
    },
    deeds: deeds.items('◦'),
  },

  texMargin: {
    ...base,
    habit: habit(typefaces.computerModern),
    head: heads.centred({ size: 17, face: 'bold' }, ', '),
    heading: () => undefined,
    job({ flow, contents }, job, isNext) {
      if (!isNext) flow.text(joined([bold(job.firm), plain(job.city)], ', '))
      flow.split([italic(job.title)], [plain(contents.period(job))], { after: 2 })
    },
    arrange(draw, sections) {
      const { flow } = draw
      for (const section of sections) {
        flow.keep(50)
        flow.space(8)
        const side = flow.beside({ x: flow.x, width: 78 })
        const main = flow.beside({ x: flow.x + 88, width: flow.width - 88 })
        side.text([plain(section.heading, { caps: true, size: 10.5 })])
        drawBody({ ...draw, flow: main }, section)
        flow.below(side, main)
      }
    },
  },

  texNested: {
    ...base,
    habit: habit(typefaces.computerModern, { hyphen: '\u00ad' }),
    head: heads.left({ size: 22, face: 'bold' }, ' — '),
    heading: headings.plain({ size: 14, face: 'bold' }),
    job({ flow, contents }, job, isNext) {
      const runs = joined([...(isNext ? [] : [bold(job.firm)]), italic(job.title), plain(contents.period(job))], ', ')
      flow.item(plain('•'), runs, { indent: 6 })
    },
    deeds: deeds.items('–', { indent: 22, after: 3 }),
    school: ({ flow }, { degree, school, period }) =>
      flow.item(plain('•'), joined([bold(school), plain(degree), plain(period)], ', '), { indent: 6, after: 2 }),
    lines: lines.items('•'),
  },

  texTwoTone: {
    ...base,
    habit: habit(typefaces.sourceSans, { isJustified: false }),
    head({ flow, contents }) {
      const { first, last } = contents.resume.name
      flow.text([plain(`${first} `, { size: 30, colour: grey }), bold(last, { size: 30 })], { align: 'centre' })
      flow.text([plain(contents.resume.headline ?? '', { caps: true, size: 8.5, colour: '0.8 0 0' })], {
        align: 'centre',
      })
      flow.text(joined(contactRuns(contents.contact(), { size: 8.5 }), '  |  '), { align: 'centre', after: 4 })
    },
    /** The first three letters in colour, the rest of the same word in black. */
    heading({ flow }, text) {
      flow.text([bold(text.slice(0, 3), { size: 15, colour: '0.8 0 0' }), bold(text.slice(3), { size: 15 })], {
        before: 8,
      })
      flow.rule({ after: 4, colour: '0.6 0.6 0.6' })
    },
    job({ flow, contents }, job, isNext) {
      flow.split([bold(isNext ? job.title : job.firm || job.title)], [italic(job.city, { colour: '0.8 0 0', size: 9 })])
      flow.split(
        [plain(isNext || !job.firm ? '' : job.title, { caps: true, size: 8.5, colour: grey })],
        [italic(contents.period(job), { size: 8.5, colour: grey })],
      )
    },
    skills: skills.grouped({ column: 110 }),
  },

  /** The plain article class: its sections are numbered. */
  texNumbered: {
    ...base,
    habit: habit(typefaces.computerModern),
    head: heads.centred({ size: 17 }, ', '),
    heading({ flow }, text) {
      flow.text([bold(text, { size: 14 })], { before: 11, after: 4 })
    },
    job({ flow, contents }, job, isNext) {
      flow.text(joined([bold(job.title), plain(isNext ? '' : job.firm), plain(contents.period(job))], ', '))
    },
    arrange(draw, sections) {
      sections.forEach((section, index) => {
        drawSection(draw, { ...section, heading: `${index + 1}   ${section.heading}` })
      })
    },
  },
}
