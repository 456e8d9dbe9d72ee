import {
  bold,
  type Drawing,
  deeds,
  drawInto,
  grey,
  italic,
  joined,
  lines,
  plain,
  prose,
  type Style,
  schools,
  skills,
} from './slots.ts'
import { type Typeface, typefaces } from './typefaces.ts'

/** A page of an office program, exported: bold or underlined heads, dates at a tab, bullets of a sign font. */
export const office =
  (typeface: Typeface): Style['habit'] =>
  ({ pick }) => ({ typeface, size: pick([10.5, 11]), leading: 1.25, spaces: 'glyphs' })

const officeHead = ({ flow, contents }: Drawing) => {
  const align = contents.pick(['left', 'centre'] as const)
  flow.text([bold(contents.name, { size: 20 })], { align })
  flow.text([plain(contents.resume.headline ?? '', { size: 12 })], { align })
  flow.text(
    joined(
      contents.contact().map(({ text, link }) => plain(text, { link })),
      contents.pick([' | ', ' • ', ', ']),
    ),
    { align, after: 4 },
  )
}

export const officeParts = {
  school: schools.split,
  skills: skills.grouped(),
  lines: lines.items('\uf0b7'),
  prose,
  head: officeHead,
}

/** Pages as office and drawing programs export them. */
export const officeStyles: Record<string, Style> = {
  officeTabs: {
    ...officeParts,
    habit: office(typefaces.calibri),
    heading({ flow }, text) {
      flow.text([bold(text.toLocaleUpperCase())], { before: 9 })
      flow.rule({ after: 3 })
    },
    /** Dates at the end, where a tab put them; bold tells the title, nothing the employer. */
    job({ flow, contents }, job, isNext) {
      flow.split([bold(job.title), plain(isNext || !job.firm ? '' : `, ${job.firm}`)], [plain(contents.period(job))], {
        before: 3,
      })
    },
    deeds: deeds.items('\uf0b7', { indent: 18 }),
  },

  /** The date before the entry, where a tab put the rest; lines that wrap return to the margin. */
  officeHanging: {
    ...officeParts,
    habit: office(typefaces.times),
    heading: ({ flow }, text) => flow.text([bold(text, { size: 12 })], { before: 10, after: 2 }),
    job({ flow, contents }, job, isNext) {
      const period = contents.period(job)
      const start = flow.y
      if (period) flow.text([plain(period)], { before: 3 })
      const inner = flow.beside({ x: flow.x + 150, width: flow.width - 150 })
      if (period) inner.y = start + 3
      inner.text([bold(isNext || !job.firm ? job.title : job.firm)])
      if (!isNext && job.firm) inner.text([italic(job.title)])
      flow.below(inner)
    },
    deeds: deeds.items('•', { indent: 162, after: 3 }),
    school: schools.hanging(150),
  },

  /** Every letter placed by itself, a bar at the left, a letter-spaced name. */
  placedLetters: {
    ...officeParts,
    habit: ({ pick }) => ({ typeface: typefaces.poppins, size: pick([8.5, 9]), leading: 1.4, spaces: 'letters' }),
    head({ flow, contents }) {
      for (const word of contents.name.toLocaleUpperCase().split(' '))
        flow.text([plain(word, { size: 30, tracking: 180 })])
      flow.text([plain(contents.resume.headline ?? '', { size: 11, tracking: 90, colour: grey })], { after: 10 })
    },
    heading: ({ flow }, text) =>
      flow.text([bold(text.toLocaleUpperCase(), { size: 11, tracking: 120 })], { before: 10, after: 4 }),
    job({ flow, contents }, job, isNext) {
      flow.text([bold(job.title, { size: 9.5 })], { before: 2 })
      flow.text(joined([plain(isNext ? '' : job.firm), plain(contents.period(job))], ' | '), { after: 2 })
    },
    deeds: deeds.items('•', { indent: 2 }),
    school: schools.stacked,
    skills: skills.lines,
    lines: lines.plain,
    arrange(draw, sections) {
      const { flow, contents, style } = draw
      const isMain = ({ kind }: { kind: string }) => ['experience', 'summary', 'projects'].includes(kind)
      const side = flow.beside({ x: flow.x, width: 150 })
      style.heading({ ...draw, flow: side }, contents.resume.headings.contact)
      for (const { text, link } of contents.contact()) side.text([plain(text, { link })])
      drawInto(
        draw,
        side,
        sections.filter(section => !isMain(section)),
      )
      drawInto(draw, flow.beside({ x: flow.x + 180, width: flow.width - 180 }), sections.filter(isMain))
    },
  },
}
