import type { Entry } from '../contents.ts'
import { headerOf } from '../template.ts'
import { type Drawing, drawDeeds, drawHeader, marginal, runsOf } from './draw.ts'
import type { Flow } from './flow.ts'

/** Draws entries in the form of the plan. Schools have no captions: they are stacked if the form has captions. */
export function drawEntries(draw: Drawing, { kind, entries }: { kind: string; entries: Entry[] }) {
  const { form } = draw.plan
  const isAsked = form === 'table' || form === 'form' || form === 'captioned'
  forms[isAsked && kind === 'education' ? 'stacked' : form](draw, entries)
}

const forms = {
  /** Each header has its own lines, above the deeds. */
  stacked(draw: Drawing, entries: Entry[]) {
    for (const entry of entries) {
      drawHeader(draw, entry)
      drawDeeds(draw, entry.deeds)
    }
  },

  dated: (draw: Drawing, entries: Entry[]) => withDates(draw, entries, 90),
  datedWide: (draw: Drawing, entries: Entry[]) => withDates(draw, entries, 144),

  /** The header is an item of a list, the deeds are items below it. */
  nested(draw: Drawing, entries: Entry[]) {
    for (const entry of entries) {
      const runs = headerOf(draw.contents, entry, draw.plan.lines).flatMap(({ left }) => runsOf(left))
      draw.flow.item({ text: '•' }, runs)
      shifted(draw.flow, 16, flow => drawDeeds({ ...draw, flow }, entry.deeds))
    }
  },

  /** A card for each entry, two in a row. */
  cards(draw: Drawing, entries: Entry[]) {
    const { flow } = draw
    const width = flow.width / 2 - 6
    for (let at = 0; at < entries.length; at += 2) {
      flow.keep(150)
      const { page, y } = flow
      const pair = entries.slice(at, at + 2).map((entry, index) => {
        const card = flow.beside({ x: flow.x + index * (width + 12) + 8, width: width - 16 })
        card.space(6)
        drawHeader({ ...draw, flow: card }, entry)
        drawDeeds({ ...draw, flow: card }, entry.deeds)
        return card
      })
      flow.below(...pair)
      for (const { x } of flow.page === page ? pair : [])
        flow.sheet.box({ page, x: x - 8, y, width, height: flow.y - y, colour: '0.95 0.95 0.93' })
      flow.space(10)
    }
  },

  /** A ruled table. Its row of captions is repeated on each page. */
  table(draw: Drawing, entries: Entry[]) {
    const { form } = draw.contents.resume.language
    const order = draw.contents.pick<('dates' | 'firm' | 'title')[]>([
      ['dates', 'firm', 'title'],
      ['title', 'firm', 'dates'],
      ['firm', 'title', 'dates'],
    ])
    const captions = { dates: form.period, firm: form.employer, title: form.position, deeds: form.tasks }
    const row = (cells: ((cell: Flow) => void)[]) => tableRow(draw.flow, cells)
    const head = () =>
      row([...order, 'deeds' as const].map(part => cell => cell.text([{ text: captions[part], face: 'bold' }])))
    head()
    for (const entry of entries) {
      const { page } = draw.flow
      draw.flow.keep(60)
      if (draw.flow.page !== page) head()
      const cells = order.map(part => (cell: Flow) => cell.text([{ text: entry[part] }]))
      row([...cells, flow => drawDeeds({ ...draw, flow }, entry.deeds)])
    }
  },

  /** A form, with each answer beside its caption. */
  form: (draw: Drawing, entries: Entry[]) =>
    asked(draw, entries, (caption, answer) => marginal(draw.flow, 170, side => side.text([{ text: caption }]), answer)),

  /** A form with caption and answer on one line: 'Employer: The Blue Door'. */
  captioned: (draw: Drawing, entries: Entry[]) =>
    asked(draw, entries, (caption, answer, text) => {
      draw.flow.text([{ text: `${caption}: `, face: 'bold' }, { text }])
      if (text === '') shifted(draw.flow, 10, answer)
    }),
}

/** The dates in a column at the left, all other texts beside them. */
function withDates(draw: Drawing, entries: Entry[], width: number) {
  for (const entry of entries) {
    draw.flow.keep(44)
    const dates = (side: Flow) => side.text([{ text: entry.dates }], { before: 2 })
    marginal(draw.flow, width, dates, flow => {
      drawHeader({ ...draw, flow }, { ...entry, dates: '' })
      drawDeeds({ ...draw, flow }, entry.deeds)
    })
  }
}

/** Calls `ask` for each fact of each entry, in random order. `text` is empty for a list of duties. */
function asked(
  draw: Drawing,
  entries: Entry[],
  ask: (caption: string, answer: (flow: Flow) => void, text: string) => void,
) {
  const { contents } = draw
  const { form } = contents.resume.language
  const dates = contents.pick<('dates' | 'start' | 'end')[]>([['dates'], ['start', 'end']])
  const order = contents.pick<('dates' | 'start' | 'end' | 'firm' | 'title')[]>([
    [...dates, 'firm', 'title'],
    [...dates, 'title', 'firm'],
    ['firm', 'title', ...dates],
  ])
  const captions = { dates: form.period, start: form.start, end: form.end, firm: form.firm, title: form.post }
  for (const entry of entries) {
    draw.flow.keep(90)
    for (const part of order) {
      const text = part === 'firm' && entry.firm && entry.city ? `${entry.firm}, ${entry.city}` : entry[part]
      if (text) ask(captions[part], flow => flow.text([{ text }]), text)
    }
    if (entry.deeds.length > 0) ask(form.duties, flow => drawDeeds({ ...draw, flow }, entry.deeds), '')
    draw.flow.space(6)
  }
}

function shifted(flow: Flow, indent: number, inner: (flow: Flow) => void) {
  const shift = flow.beside({ x: flow.x + indent, width: flow.width - indent })
  inner(shift)
  flow.below(shift)
}

/** A row of cells with wrapped text and a rule below. The last cell is wider than the others. */
function tableRow(flow: Flow, cells: ((cell: Flow) => void)[]) {
  const width = (flow.width * 0.66) / (cells.length - 1)
  const drawn = cells.map((draw, at) => {
    const cell = flow.beside({
      x: flow.x + 3 + at * width,
      width: at < cells.length - 1 ? width - 8 : flow.width * 0.34 - 8,
    })
    draw(cell)
    return cell
  })
  flow.below(...drawn)
  flow.rule({ before: 2, after: 3 })
}
