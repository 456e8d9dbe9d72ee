import { Contents, type Entry, type Group, isWork, type Section } from '../contents.ts'
import type { Resume } from '../invent.ts'
import type { PageChoices, Plan } from '../plans.ts'
import { headerOf, type Look, type Piece } from '../template.ts'
import { drawEntries } from './entries.ts'
import { type Align, Flow } from './flow.ts'
import { drawHead } from './heads.ts'
import { type Run, Sheet } from './sheet.ts'

/** A resume being drawn: the flow of text, the person's contents, and the plan. */
export type Drawing = { flow: Flow; contents: Contents; plan: Plan }

export const grey = '0.4 0.4 0.4'
export const dark = '0.15 0.3 0.45'
const tint = '0.9 0.92 0.94'

const faces: Record<Look, Partial<Run>> = {
  plain: {},
  bold: { face: 'bold' },
  italic: { face: 'italic' },
  smallCapitals: { caps: true },
  small: { size: 8.5, colour: grey },
}

export const runsOf = (pieces: Piece[]): Run[] => pieces.map(({ text, look }) => ({ text, ...faces[look] }))

/** Draws a resume as PDF, with each run of glyphs at an exact position. */
export function typesetResume(resume: Resume, family: string, choices: PageChoices): Promise<Uint8Array> {
  const contents = new Contents(resume, family)
  const plan = contents.settled(choices)
  const sheet = new Sheet({ ...plan.habit, size: plan.habit.size + contents.pick([-0.5, 0, 0.5]) })
  const margin = contents.pick([44, 56, 68])
  const flow = new Flow(sheet, { x: margin, width: sheet.width - 2 * margin, top: contents.pick([46, 56]) })
  frames[plan.frame]({ flow, contents, plan }, contents.sections())
  return sheet.save(contents.name)
}

const frames = {
  column(draw: Drawing, sections: Section[]) {
    drawHead(draw)
    for (const section of sections) drawSection(draw, section)
    draw.flow.text([{ text: draw.contents.resume.language.clause ?? '', size: 7 }], { before: 14 })
  },

  /** The name and the page number on each page after the first. */
  numbered(draw: Drawing, sections: Section[]) {
    frames.column(draw, sections)
    const { sheet, page: last, x, width } = draw.flow
    const { form } = draw.contents.resume.language
    const put = (text: string, place: { page: number; x: number; y: number }) =>
      sheet.put(sheet.words([{ text, size: 9, colour: grey }]), place)
    for (let page = 1; page <= last; page += 1) {
      put(draw.contents.name, { page, x, y: 34 })
      put(`${form.page} ${page + 1} ${form.of} ${last + 1}`, { page, x: x + width / 2 - 24, y: sheet.height - 30 })
    }
  },

  /** Headings in a margin, beside their sections. */
  margin(draw: Drawing, sections: Section[]) {
    drawHead(draw)
    for (const section of sections) {
      draw.flow.keep(54)
      draw.flow.space(8)
      marginal(
        draw.flow,
        96,
        flow => drawHeading({ ...draw, flow }, section.heading),
        flow => drawBody({ ...draw, flow }, section),
      )
    }
  },

  /** A head of full width, the work in a wide column, all other sections in a narrow column. */
  columns(draw: Drawing, sections: Section[]) {
    drawHead(draw)
    const { flow } = draw
    const wide = flow.beside({ x: flow.x, width: flow.width * 0.62 })
    const narrow = flow.beside({ x: flow.x + flow.width * 0.67, width: flow.width * 0.33 })
    for (const section of sections) drawSection({ ...draw, flow: isWork(section) ? wide : narrow }, section)
  },

  leftBar: (draw: Drawing, sections: Section[]) => withBar(draw, sections, true),
  rightBar: (draw: Drawing, sections: Section[]) => withBar(draw, sections, false),
}

/** Contacts and skills in a tinted bar on every page, perhaps with a photo at its top. */
function withBar({ flow, contents, plan }: Drawing, sections: Section[], isLeft: boolean) {
  const { sheet } = flow
  const bar = 176
  const x = isLeft ? 0 : sheet.width - bar
  const side = { flow: flow.beside({ x: x + 18, width: bar - 34 }), contents, plan }
  const main = { flow: flow.beside({ x: isLeft ? bar + 24 : 40, width: sheet.width - bar - 64 }), contents, plan }
  if (contents.often(0.4)) {
    sheet.box({ page: 0, x: x + 74, y: 60, width: 28, height: 36, colour: '0.85 0.78 0.72' })
    sheet.box({ page: 0, x: x + 42, y: 36, width: 92, height: 110, colour: '0.7 0.74 0.78' })
    side.flow.space(108)
  }
  drawHeading(side, contents.resume.headings.contact)
  const hasLabels = contents.often(0.4)
  for (const { label, text, link } of contents.contact())
    side.flow.text(
      [
        { text: hasLabels ? `${label}: ` : '', face: 'bold' },
        { text, link },
      ],
      { after: 2 },
    )
  drawHead(main)
  for (const section of sections) drawSection(isWork(section) ? main : side, section)
  for (let page = 0; page < sheet.pageCount; page += 1)
    sheet.box({ page, x, y: 0, width: bar, height: sheet.height, colour: tint })
}

/** Draws two columns from the same height. `width`: the width of the left column and the gap. */
export function marginal(flow: Flow, width: number, left: (side: Flow) => void, right: (main: Flow) => void) {
  const side = flow.beside({ x: flow.x, width: width - 10 })
  const main = flow.beside({ x: flow.x + width, width: flow.width - width })
  left(side)
  right(main)
  flow.below(side, main)
}

function drawSection(draw: Drawing, section: Section) {
  draw.flow.keep(50)
  drawHeading(draw, section.heading)
  drawBody(draw, section)
}

export function drawHeading({ flow, plan }: Drawing, heading: string) {
  const { align, before = 9, after = 4, isCapital, rule, shade, dashes, end = '', ...run } = plan.heading
  const text = `${isCapital ? heading.toLocaleUpperCase() : heading}${end}`
  const height = (run.size ?? flow.sheet.habit.size) * 1.5
  flow.space(before)
  flow.keep(height)
  if (shade) flow.sheet.box({ page: flow.page, x: flow.x - 4, y: flow.y, width: flow.width + 8, height, colour: shade })
  flow.text([{ text, ...run }], { align })
  if (dashes) flow.text([{ text: dashes.repeat(text.length) }])
  if (rule) flow.rule({ thickness: rule, before: 1 })
  flow.space(after)
}

/** Draws the content of a section. The heading is drawn before. */
function drawBody(draw: Drawing, section: Section) {
  const { flow, plan } = draw
  if ('prose' in section) flow.text([{ text: section.prose }], { align: textAlign(flow), after: 2 })
  else if ('lines' in section) for (const text of section.lines) flow.text([{ text }])
  else if ('groups' in section) skills[plan.skills](draw, section.groups)
  else drawEntries(draw, section)
}

const textAlign = ({ sheet }: Flow): Align => (sheet.habit.isJustified ? 'justify' : 'left')

export function drawDeeds({ flow, plan }: Pick<Drawing, 'flow' | 'plan'>, deeds: string[]) {
  const align = textAlign(flow)
  if (plan.deeds === 'prose') flow.text([{ text: deeds.map(deed => `${deed}.`).join(' ') }], { align, after: 5 })
  else for (const text of deeds) flow.item({ text: plan.deeds }, [{ text }], { align })
  flow.space(3)
}

/** The lines of an entry's header. */
export function drawHeader({ flow, contents, plan }: Drawing, entry: Entry) {
  flow.keep(44)
  flow.space(2)
  for (const { left, right } of headerOf(contents, entry, plan.lines)) flow.split(runsOf(left), runsOf(right))
}

const all = (groups: Group[]) => groups.flatMap(({ items }) => items)

const skills = {
  /** 'Tools: Git, Docker', the label in bold. */
  grouped({ flow }: Drawing, groups: Group[]) {
    for (const { label, items } of groups)
      flow.text([{ text: label && `${label}: `, face: 'bold' }, { text: items.join(', ') }], { after: 1 })
  },

  pipes: ({ flow }: Drawing, groups: Group[]) => flow.text([{ text: all(groups).join(' | ') }]),
  dots: ({ flow }: Drawing, groups: Group[]) => flow.text([{ text: all(groups).join(' • ') }]),

  /** Each skill in a box of its own. Each row has as many boxes as fit. */
  chips({ flow }: Drawing, groups: Group[]) {
    let x = 0
    for (const text of all(groups)) {
      const width = flow.sheet.widthOf([{ text }]) + 10
      if (x > 0 && x + width > flow.width) {
        flow.space(19)
        x = 0
      }
      if (x === 0) flow.keep(19)
      const chip = flow.beside({ x: flow.x + x + 5, width: flow.width })
      chip.text([{ text }])
      flow.sheet.box({ page: flow.page, x: flow.x + x, y: flow.y - 1, width, height: 15, colour: tint })
      x += width + 8
    }
    flow.space(20)
  },

  /** One skill per line, with the labels of the groups. */
  lines({ flow }: Drawing, groups: Group[]) {
    for (const { label, items } of groups) {
      flow.text([{ text: label, face: 'bold' }], { before: 2 })
      for (const text of items) flow.text([{ text }])
    }
  },

  /** Each skill with its level. */
  levels({ flow, contents }: Drawing, groups: Group[]) {
    const levels = contents.pick<[string, ...string[]]>([
      ['●●●●○', '●●●○○', '●●●●●'],
      ['80 %', '95 %', '60 %'],
    ])
    for (const text of all(groups)) flow.split([{ text }], [{ text: contents.pick(levels) }])
  },
}
