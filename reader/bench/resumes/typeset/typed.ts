import type { Job } from '../invent.ts'
import { type Drawing, deeds, joined, lines, plain, prose, type Style } from './slots.ts'
import { type Typeface, typefaces } from './typefaces.ts'

/** A typed page: one font in one size, spaces that are glyphs, ragged lines. */
const typed =
  (typeface: Typeface, sizes: [number, ...number[]]): Style['habit'] =>
  ({ pick }) => ({ typeface, size: pick(sizes), leading: 1.2, spaces: 'glyphs' })

/** The head of a typed page: lines in the type of the rest. */
const typedHead = ({ flow, contents }: Drawing) => {
  const labels = contents.often(0.5)
  flow.text([plain(contents.often(0.3) ? contents.name.toLocaleUpperCase() : contents.name)])
  flow.text([plain(contents.resume.headline ?? '')])
  for (const contact of contents.contact()) {
    flow.text([plain(`${labels ? `${contents.label(contact)}: ` : ''}${contact.text}`, { link: contact.link })])
  }
}

/** One way of typing an entry's header for a whole resume, chosen by its seed. */
function typedJob({ flow, contents }: Drawing, job: Job, isNext: boolean) {
  const period = contents.period(job)
  const firm = isNext ? '' : job.firm
  const forms: [() => void, ...(() => void)[]] = [
    () => {
      flow.text(joined([plain(job.title), plain(firm), plain(period)], ', '), { before: 3 })
    },
    () => {
      flow.text(joined([plain(period), plain(firm)], '  '), { before: 5 })
      flow.text([plain(job.title)])
    },
    () => {
      flow.text(joined([plain(job.title), plain(firm)], ' - '), { before: 5 })
      flow.text([plain(period)])
    },
    () => {
      flow.split(joined([plain(firm), plain(job.city)], ', '), [plain(period)], { before: 5 })
      flow.text([plain(job.title)])
    },
  ]
  contents.habit('header', forms)()
}

const typedParts = {
  job: typedJob,
  school: ({ flow }: Drawing, { degree, school, period }: { degree: string; school: string; period: string }) =>
    flow.text([plain(`${period}  ${degree}, ${school}`)]),
  skills: ({ flow }: Drawing, groups: { label: string; items: string[] }[]) => {
    for (const { label, items } of groups) flow.text([plain(`${label ? `${label}: ` : ''}${items.join(', ')}`)])
  },
  lines: lines.plain,
  prose,
}

/** Text typed in one font, as typewriters, printed text files and old office documents have it. */
export const typedStyles: Record<string, Style> = {
  /** A printed text file: headings in capitals between blank lines, deeds with hyphens. */
  typedFile: {
    ...typedParts,
    habit: typed(typefaces.courier, [9.5, 10, 10.5]),
    head: typedHead,
    heading: ({ flow, contents }, text) =>
      flow.text([plain(contents.habit('capitals', [true, true, false]) ? text.toLocaleUpperCase() : text)], {
        before: 12,
        after: 11,
      }),
    deeds: deeds.items('-', { indent: 12, after: 2 }),
  },

  /** Headings underlined by dashes or equals signs. */
  typedDashes: {
    ...typedParts,
    habit: typed(typefaces.courier, [10, 11]),
    head: typedHead,
    heading({ flow, contents }, text) {
      const sign = contents.habit('sign', ['-', '=', '_', '~'])
      flow.text([plain(text)], { before: 11 })
      flow.text([plain(sign.repeat(contents.habit('length', [true, false]) ? text.length : 60))])
    },
    deeds: deeds.items('*', { indent: 10, after: 4 }),
  },

  /** An old office document: headings in body type at body spacing, nothing bold, nothing larger. */
  typedBody: {
    ...typedParts,
    habit: typed(typefaces.times, [11, 12]),
    head: typedHead,
    heading: ({ flow }, text) => flow.text([plain(text)]),
    deeds: deeds.items('\uf0b7', { indent: 14, after: 0 }),
  },

  /** The same with a colon after each heading, and a blank line before it. */
  typedColon: {
    ...typedParts,
    habit: typed(typefaces.calibri, [10.5, 11]),
    head: typedHead,
    heading: ({ flow }, text) => flow.text([plain(`${text}:`)], { before: 12 }),
    deeds: deeds.prose,
  },

  /** Underlined headings in the middle of the line, as they were typed before there was bold type. */
  typedUnderlined: {
    ...typedParts,
    habit: typed(typefaces.times, [11.5, 12]),
    head: typedHead,
    heading({ flow }, text) {
      const width = flow.sheet.widthOf([plain(text)])
      flow.text([plain(text)], { align: 'centre', before: 10 })
      flow.rule({ x: flow.x + (flow.width - width) / 2, width, after: 5 })
    },
    deeds: deeds.items('-', { indent: 10, after: 3 }),
  },
}
