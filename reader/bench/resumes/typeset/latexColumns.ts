import { base, habit, hanging, shifted } from './setting.ts'
import {
  bold,
  contactRuns,
  deeds,
  drawInto,
  drawSection,
  grey,
  headings,
  italic,
  joined,
  lines,
  plain,
  type Style,
  schools,
  skills,
} from './slots.ts'
import { typefaces } from './typefaces.ts'

/** Classes of LaTeX with two columns. */
export const latexColumns: Record<string, Style> = {
  texAltColumns: {
    ...base,
    habit: habit(typefaces.lato, { isJustified: false }),
    head({ flow, contents }) {
      flow.text([bold(contents.name.toLocaleUpperCase(), { size: 23 })])
      flow.text([bold(contents.resume.headline ?? '', { size: 12, colour: '0.55 0.1 0.2' })], { after: 3 })
      flow.text(joined(contactRuns(contents.contact(), { size: 8.5 }), '   '), { after: 6 })
    },
    heading: ({ flow }, text) => {
      flow.text([bold(text.toLocaleUpperCase(), { size: 13, colour: '0.55 0.1 0.2' })], { before: 8 })
      flow.rule({ thickness: 2, after: 5, colour: '0.55 0.1 0.2' })
    },
    job({ flow, contents }, job, isNext) {
      flow.text([plain(job.title, { size: 12 })])
      if (!isNext) flow.text([bold(job.firm, { colour: '0.55 0.1 0.2' })])
      flow.split([plain(contents.period(job), { size: 8.5 })], [plain(job.city, { size: 8.5 })], { after: 2 })
    },
    school: schools.stacked,
    skills: skills.joined('   '),
    lines: lines.plain,
    arrange(draw, sections) {
      const { flow } = draw
      const isMain = ({ kind }: { kind: string }) => kind === 'experience' || kind === 'projects'
      const main = flow.beside({ x: flow.x, width: flow.width * 0.6 })
      const side = flow.beside({ x: flow.x + flow.width * 0.65, width: flow.width * 0.35 })
      drawInto(draw, main, sections.filter(isMain))
      drawInto(
        draw,
        side,
        sections.filter(section => !isMain(section)),
      )
    },
  },

  texDeedy: {
    ...base,
    habit: habit(typefaces.lato, { isJustified: false, hyphen: undefined }),
    head({ flow, contents }) {
      const { first, last } = contents.resume.name
      flow.text([plain(`${first} `, { size: 34 }), plain(last, { size: 34, colour: grey })], { align: 'centre' })
      flow.text(joined(contactRuns(contents.contact(), { size: 9.5 }), ' | '), { align: 'centre' })
      flow.rule({ before: 2, after: 4, colour: '0.7 0.7 0.7' })
    },
    heading: headings.plain({ caps: true, size: 15, colour: grey }, { before: 7, after: 2 }),
    job({ flow, contents }, job, isNext) {
      const firm = isNext ? '' : job.firm.toLocaleUpperCase()
      flow.text(joined([bold(firm, { size: 11 }), plain(job.title.toLocaleUpperCase(), { size: 9.5 })], ' | '))
      flow.text(
        joined(
          [plain(contents.period(job)), plain(job.city)].map(run => ({ ...run, size: 9, colour: grey })),
          ' | ',
        ),
        { after: 2 },
      )
    },
    school: schools.stacked,
    skills: skills.joined(' • '),
    lines: lines.plain,
    arrange(draw, sections) {
      const { flow } = draw
      const isMain = ({ kind }: { kind: string }) => ['experience', 'summary', 'projects'].includes(kind)
      const side = flow.beside({ x: flow.x, width: flow.width * 0.31 })
      const main = flow.beside({ x: flow.x + flow.width * 0.345, width: flow.width * 0.655 })
      drawInto(
        draw,
        side,
        sections.filter(section => !isMain(section)),
      )
      drawInto(draw, main, sections.filter(isMain))
    },
  },

  texBand: {
    ...base,
    habit: habit(typefaces.lato, { isJustified: false }),
    head({ flow, contents }) {
      const { sheet } = flow
      const { first, last } = contents.resume.name
      sheet.box({ page: 0, x: 0, y: 0, width: sheet.width, height: 96, colour: '0.2 0.2 0.2' })
      flow.y = 24
      flow.text([plain(`${first} `, { size: 34, colour: '1 1 1' }), bold(last, { size: 34, colour: '1 1 1' })], {
        align: 'centre',
      })
      flow.text([plain(contents.resume.headline ?? '', { colour: '1 1 1' })], { align: 'centre' })
      flow.y = 112
    },
    heading: headings.plain({ face: 'bold', size: 14 }, { before: 4 }),
    job: (draw, job, isNext) =>
      hanging(draw, job, 100, flow => {
        flow.split([bold(job.title)], [plain(job.city, { size: 8, colour: grey })])
        if (!isNext) flow.text([italic(job.firm)])
      }),
    deeds: shifted(100, deeds.prose),
    school: schools.hanging(100),
    arrange(draw, sections) {
      const { flow, contents } = draw
      const isMain = ({ kind }: { kind: string }) => ['experience', 'summary', 'education', 'projects'].includes(kind)
      const aside = flow.beside({ x: flow.x - 14, width: 120 })
      const small = (text: string, link?: string) => aside.text([plain(text, { size: 9, link })], { align: 'right' })
      aside.text([bold(contents.resume.headings.contact, { size: 11 })], { align: 'right' })
      for (const { text, link } of contents.contact()) small(text, link)
      for (const section of sections.filter(section => !isMain(section))) {
        aside.text([bold(section.heading, { size: 11 })], { align: 'right', before: 8 })
        const texts =
          'groups' in section ? section.groups.flatMap(({ items }) => items) : 'lines' in section ? section.lines : []
        for (const text of texts) small(text)
      }
      const main = flow.beside({ x: flow.x + 124, width: flow.width - 110 })
      for (const section of sections.filter(isMain)) drawSection({ ...draw, flow: main }, section)
    },
  },

  /** Two equal columns, justified up to a gutter narrower than two letters, their lines on one grid. */
  texNarrow: {
    ...base,
    habit: habit(typefaces.european, { hyphen: '\u00ad', size: 9.5 }),
    head({ flow, contents }) {
      flow.text([bold(contents.name, { size: 17 })])
      flow.text([plain(contents.resume.headline ?? '')])
      flow.text(joined(contactRuns(contents.contact()), ', '), { after: 4 })
    },
    heading: ({ flow }, text) => flow.text([bold(text, { size: 9.5 })], { before: 11.59 }),
    job({ flow, contents }, job, isNext) {
      flow.text(joined([bold(job.title), italic(isNext ? '' : job.firm)], ', '))
      flow.text([plain(contents.period(job))])
    },
    deeds: deeds.items('–', { indent: 0, after: 0 }),
    school: schools.stacked,
    lines: lines.plain,
    arrange(draw, sections) {
      const { flow } = draw
      const half = (flow.width - 8) / 2
      const isMain = ({ kind }: { kind: string }) => ['experience', 'summary'].includes(kind)
      const [left, right] = [
        flow.beside({ x: flow.x, width: half }),
        flow.beside({ x: flow.x + half + 8, width: half }),
      ]
      drawInto(draw, left, sections.filter(isMain))
      drawInto(
        draw,
        right,
        sections.filter(section => !isMain(section)),
      )
    },
  },
}
