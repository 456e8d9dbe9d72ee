import { base, habit } from './setting.ts'
import { bold, deeds, headings, heads, italic, joined, plain, type Style } from './slots.ts'
import { typefaces } from './typefaces.ts'

/** Classes of LaTeX whose entries give away little. */
export const latexEntries: Record<string, Style> = {
  /** Bold and regular on one line without any sign between them; either may be the employer. */
  texWeights: {
    ...base,
    habit: habit(typefaces.palatino),
    head: heads.left({ size: 21, face: 'bold' }, ' · '),
    heading: headings.plain({ size: 13, caps: true }),
    job({ flow, contents }, job, isNext) {
      const firm = isNext ? '' : job.firm
      const order = contents.habit('order', ['firm', 'title', 'boldTitleLast'])
      const runs = {
        firm: [bold(firm), plain(job.title)],
        title: [bold(job.title), plain(firm)],
        boldTitleLast: [plain(firm), bold(job.title)],
      }
      const period = contents.period(job)
      const head = joined(runs[order as keyof typeof runs], ' ')
      if (contents.habit('dates', ['right', 'right', 'left']) === 'right') flow.split(head, [plain(period)])
      else flow.text(joined([plain(period), ...head], ' '))
    },
  },

  /** The dates wrap in a margin that is too narrow for them, beside two lines. */
  texYearMargin: {
    ...base,
    habit: habit(typefaces.latinSans),
    head: heads.split({ size: 24 }),
    heading: headings.ruled({ size: 13, face: 'bold' }),
    job({ flow, contents }, job, isNext) {
      const column = contents.habit('column', [58, 66])
      const side = flow.beside({ x: flow.x, width: column - 8 })
      const main = flow.beside({ x: flow.x + column, width: flow.width - column })
      side.text([plain(contents.period(job), { size: 8.5 })])
      const firm = plain(isNext ? '' : job.firm)
      const lines = contents.habit('lines', ['title', 'firm'])
      main.text(lines === 'title' ? [bold(job.title)] : [bold(firm.text)])
      main.text(lines === 'title' ? [firm] : [italic(job.title)], { after: 2 })
      flow.below(side, main)
    },
    deeds: (draw, texts) => {
      const flow = draw.flow.beside({ x: draw.flow.x + 66, width: draw.flow.width - 66 })
      deeds.items('–', { indent: 0 })({ ...draw, flow }, texts)
      draw.flow.below(flow)
    },
  },
}
