import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import { office, officeParts } from './office.ts'
import { bold, type Drawing, deeds, drawSection, grey, plain, type Style } from './slots.ts'
import { typefaces } from './typefaces.ts'

const heading: Style['heading'] = ({ flow }, text) =>
  flow.text([bold(text, { size: 13, colour: '0.15 0.3 0.5' })], { before: 10, after: 4 })

/** A row of cells, whose texts wrap; each cell is drawn by one of these. */
function tableRow({ flow }: Pick<Drawing, 'flow'>, shares: number[], cells: ((cell: Drawing['flow']) => void)[]) {
  let x = flow.x
  const drawn = cells.map((draw, index) => {
    const width = flow.width * (shares[index] ?? 0)
    const cell = flow.beside({ x: x + 3, width: width - 8 })
    x += width
    draw(cell)
    return cell
  })
  flow.below(...drawn)
  flow.rule({ before: 2, after: 3 })
}

type Column = 'period' | 'employer' | 'position' | 'tasks'

/** Pages of an office program that go on over several sheets. */
export const officePages: Record<string, Style> = {
  /** A ruled table with a row of captions, which is printed again on each page. */
  officeTable: {
    ...officeParts,
    habit: office(typefaces.times),
    heading,
    job: () => undefined,
    deeds: deeds.items('-', { indent: 0, after: 0 }),
    arrange(draw, sections) {
      const { flow, contents } = draw
      const words = formWords(contents.resume.language.key)
      const labels = { ...words.table, tasks: words.entry.tasks }
      const order = contents.pick<Column[]>([
        ['period', 'employer', 'position', 'tasks'],
        ['position', 'employer', 'period', 'tasks'],
        ['employer', 'position', 'tasks', 'period'],
      ])
      const shares = order.map(part => (part === 'tasks' ? 0.34 : 0.22))
      const captions = () =>
        tableRow(
          draw,
          shares,
          order.map(part => cell => cell.text([bold(labels[part])])),
        )
      const rowOf = (job: Job) => {
        const texts = { period: contents.period(job), employer: job.firm, position: job.title }
        const page = flow.page
        flow.keep(60)
        if (flow.page !== page) captions()
        tableRow(
          draw,
          shares,
          order.map(
            part => cell =>
              part === 'tasks' ? draw.style.deeds({ ...draw, flow: cell }, job.deeds) : cell.text([plain(texts[part])]),
          ),
        )
      }
      for (const section of sections) {
        if (!('jobs' in section)) drawSection(draw, section)
        else {
          draw.style.heading(draw, section.heading)
          captions()
          section.jobs.forEach(rowOf)
        }
      }
    },
  },

  /** A name and a page number on each sheet, in large type, so that entries are cut by them. */
  officeRunning: {
    ...officeParts,
    habit: contents => ({ ...office(typefaces.calibri)(contents), size: 13, leading: 1.5 }),
    heading,
    job({ flow, contents }, job, isNext) {
      flow.text([bold(isNext ? job.title : job.firm || job.title)], { before: 5 })
      flow.split([plain(isNext || !job.firm ? '' : job.title)], [plain(contents.period(job))], { after: 2 })
    },
    deeds: deeds.items('\uf0b7', { indent: 14 }),
    arrange(draw, sections) {
      const { flow, contents } = draw
      const { page: words } = formWords(contents.resume.language.key)
      for (const section of sections) drawSection(draw, section)
      const { sheet, page: last } = flow
      for (let page = 1; page <= last; page += 1) {
        const who = [plain(contents.name, { size: 9, colour: grey })]
        sheet.put(sheet.words(who), { page, x: flow.x, y: 36 })
        const number = [plain(`${words.page} ${page + 1} ${words.of} ${last + 1}`, { size: 9, colour: grey })]
        sheet.put(sheet.words(number), { page, x: flow.x + flow.width / 2 - 24, y: sheet.height - 30 })
      }
    },
  },
}
