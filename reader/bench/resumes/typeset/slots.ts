import type { Contact, Contents, School, Section } from '../contents.ts'
import type { Job } from '../invent.ts'
import type { Flow } from './flow.ts'
import type { Habit, Run } from './sheet.ts'

/** What draws the parts of a resume: a family of typeset resumes is a choice of these. */
export type Style = {
  habit: (contents: Contents) => Habit
  /** Draws the head of the first page into the flow, which then goes on below it. */
  head: (draw: Drawing) => void
  heading: (draw: Drawing, text: string) => void
  /** The header of an entry, without its deeds; `isNext` tells that the employer was named above. */
  job: (draw: Drawing, job: Job, isNext: boolean) => void
  deeds: (draw: Drawing, deeds: string[]) => void
  school: (draw: Drawing, school: School) => void
  skills: (draw: Drawing, groups: { label: string; items: string[] }[]) => void
  lines: (draw: Drawing, lines: string[]) => void
  prose: (draw: Drawing, text: string) => void
  /** Where the sections go; one below the other when it is not said. */
  arrange?: (draw: Drawing, sections: Section[]) => void
}

/** One resume as it is drawn: a flow of text, the person's contents, and the style. */
export type Drawing = { flow: Flow; contents: Contents; style: Style }

export const plain = (text: string, more: Partial<Run> = {}): Run => ({ text, ...more })
export const bold = (text: string, more: Partial<Run> = {}): Run => ({ text, face: 'bold', ...more })
export const italic = (text: string, more: Partial<Run> = {}): Run => ({ text, face: 'italic', ...more })

export const grey = '0.4 0.4 0.4'

/** The runs with a separator between them. Empty ones are left out together with theirs. */
export function joined(runs: Run[], separator: string): Run[] {
  const printed = runs.filter(({ text }) => text !== '')
  return printed.flatMap((run, index) =>
    index === 0 ? [run] : [plain(separator, { size: run.size, colour: grey }), run],
  )
}

export const contactRuns = (contacts: Contact[], more: Partial<Run> = {}): Run[] =>
  contacts.map(({ text, link }) => plain(text, { link, ...more }))

/** Draws a section: its heading, and what it holds. */
export function drawSection(draw: Drawing, section: Section) {
  draw.flow.keep(40)
  draw.style.heading(draw, section.heading)
  drawBody(draw, section)
}

/** What a section holds, without its heading. */
export function drawBody(draw: Drawing, section: Section) {
  const { style, contents } = draw
  if ('prose' in section) return style.prose(draw, section.prose)
  if ('groups' in section) return style.skills(draw, section.groups)
  if ('lines' in section) return style.lines(draw, section.lines)
  if ('schools' in section) {
    for (const school of section.schools) style.school(draw, school)
    return
  }
  for (const group of contents.groups()) {
    group.forEach((job, index) => {
      draw.flow.keep(44)
      style.job(draw, job, index > 0)
      style.deeds(draw, job.deeds)
    })
  }
}

/** Draws some sections into a column of their own. */
export function drawInto(draw: Drawing, flow: Flow, sections: Section[]) {
  for (const section of sections) drawSection({ ...draw, flow }, section)
  return flow
}

export const heads = {
  /** The name in the middle, small capitals or capitals, and one line of contacts below it. */
  centred:
    (name: Partial<Run>, separator: string) =>
    ({ flow, contents }: Drawing) => {
      flow.text([plain(contents.name, name)], { align: 'centre', after: 2 })
      if (contents.resume.headline) flow.text([italic(contents.resume.headline)], { align: 'centre', after: 1 })
      flow.text(joined(contactRuns(contents.contact(), { size: flow.sheet.habit.size * 0.92 }), separator), {
        align: 'centre',
        after: 4,
      })
    },

  /** The name at the left, the contacts below each other at the right. */
  split:
    (name: Partial<Run>) =>
    ({ flow, contents }: Drawing) => {
      const [left, right] = [
        flow.beside({ x: flow.x, width: flow.width * 0.6 }),
        flow.beside({ x: flow.x + flow.width * 0.6, width: flow.width * 0.4 }),
      ]
      left.text([plain(contents.name, name)])
      if (contents.resume.headline)
        left.text([italic(contents.resume.headline, { size: 13, colour: grey })], { before: 2 })
      const size = flow.sheet.habit.size * 0.9
      for (const run of contactRuns(contents.contact(), { size, face: 'italic', colour: grey }))
        right.text([run], { align: 'right' })
      flow.below(left, right)
      flow.space(6)
    },

  left:
    (name: Partial<Run>, separator: string) =>
    ({ flow, contents }: Drawing) => {
      flow.text([plain(contents.name, name)], { after: 2 })
      if (contents.resume.headline) flow.text([plain(contents.resume.headline, { size: 12 })], { after: 2 })
      flow.text(joined(contactRuns(contents.contact()), separator), { after: 4 })
    },
}

export const headings = {
  ruled:
    (run: Partial<Run>, { before = 9, gap = 1 } = {}) =>
    ({ flow }: Drawing, text: string) => {
      flow.text([plain(text, run)], { before })
      flow.rule({ before: gap, after: 4 })
    },

  plain:
    (run: Partial<Run>, { before = 9, after = 3 } = {}) =>
    ({ flow }: Drawing, text: string) =>
      flow.text([plain(text, run)], { before, after }),
}

export const deeds = {
  items:
    (sign: string, { indent = 8, after = 4 } = {}) =>
    ({ flow }: Drawing, texts: string[]) => {
      for (const text of texts) {
        flow.item(plain(sign), [plain(text)], {
          indent,
          align: flow.sheet.habit.isJustified ? 'justify' : 'left',
          after: 0.5,
        })
      }
      flow.space(after)
    },

  prose: ({ flow }: Drawing, texts: string[]) =>
    flow.text([plain(texts.map(text => `${text}.`).join(' '))], {
      align: flow.sheet.habit.isJustified ? 'justify' : 'left',
      after: 5,
    }),
}

export const skills = {
  /** 'Tools: Git, Docker', the label in bold; labels of their own column where there is room for one. */
  grouped:
    ({ column = 0 } = {}) =>
    ({ flow }: Drawing, groups: { label: string; items: string[] }[]) => {
      for (const { label, items } of groups) {
        if (column) {
          const [left, right] = [
            flow.beside({ x: flow.x, width: column - 8 }),
            flow.beside({ x: flow.x + column, width: flow.width - column }),
          ]
          left.text([bold(label)])
          right.text([plain(items.join(', '))])
          flow.below(left, right)
        } else flow.text([...(label ? [bold(`${label}: `)] : []), plain(items.join(', '))], { after: 1 })
      }
    },

  joined:
    (separator: string) =>
    ({ flow }: Drawing, groups: { label: string; items: string[] }[]) =>
      flow.text([plain(groups.flatMap(({ items }) => items).join(separator))], { after: 2 }),

  lines: ({ flow }: Drawing, groups: { label: string; items: string[] }[]) => {
    for (const { label, items } of groups) {
      if (label) flow.text([bold(label)], { before: 2 })
      for (const item of items) flow.text([plain(item)])
    }
  },
}

export const schools = {
  split: ({ flow }: Drawing, { degree, school, period }: School) => {
    flow.split([bold(school)], [plain(period)])
    flow.text([italic(degree)], { after: 3 })
  },

  hanging:
    (column: number) =>
    ({ flow }: Drawing, { degree, school, period }: School) => {
      const right = flow.beside({ x: flow.x + column, width: flow.width - column })
      const left = flow.beside({ x: flow.x, width: column - 10 })
      left.text([plain(period)], { align: 'right' })
      right.text([bold(degree), plain(', '), italic(school), plain('.')], { after: 2 })
      flow.below(left, right)
    },

  stacked: ({ flow }: Drawing, { degree, school, period }: School) => {
    flow.text([bold(degree)])
    flow.text([plain(school)])
    flow.text([plain(period, { colour: grey })], { after: 4 })
  },
}

export const lines = {
  items:
    (sign: string) =>
    ({ flow }: Drawing, texts: string[]) => {
      for (const text of texts) flow.item(plain(sign), [plain(text)], { indent: 8, after: 0.5 })
    },
  plain: ({ flow }: Drawing, texts: string[]) => {
    for (const text of texts) flow.text([plain(text)])
  },
  commas: ({ flow }: Drawing, texts: string[]) => flow.text([plain(texts.join(', '))]),
}

export const prose = ({ flow }: Drawing, text: string) =>
  flow.text([plain(text)], { align: flow.sheet.habit.isJustified ? 'justify' : 'left', after: 2 })
