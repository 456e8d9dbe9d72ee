import { formWords } from '../forms.ts'
import { commas, jobsOf, plain, stacked, type WordHabit } from './bodies.ts'
import { mergedTable, paragraph, table, wordFile } from './markup.ts'

const heading = (text: string) => paragraph([{ text }], { style: 'Heading1' })
const listed = (level: number) => (deeds: string[]) =>
  deeds.map(text => paragraph([{ text }], { style: 'ListParagraph', level })).join('')

/** Word files whose lists and tables hold the entries. */
export const wordLists: Record<string, WordHabit> = {
  /** A list in a list: employer, post and dates at the outer bullet, what was done at the inner one. */
  wordOuterBullets: {
    heading,
    job: (job, { period, isNext }) =>
      paragraph(
        [
          { text: isNext ? job.title : job.firm || job.title, bold: true },
          { text: isNext || !job.firm ? '' : `, ${job.title}` },
          { text: period && ` (${period})` },
        ],
        { style: 'ListParagraph', level: 0 },
      ),
    deeds: listed(1),
    school: ({ degree, school, period }) =>
      paragraph([{ text: school, bold: true }, { text: `, ${degree} (${period})` }], {
        style: 'ListParagraph',
        level: 0,
      }),
  },

  /** A table in which the dates are one cell beside three: the title, the employer, what was done. */
  wordMerged: {
    heading,
    job: job => paragraph([{ text: job.title, bold: true }]),
    deeds: listed(0),
    frame({ head, contact, sections }, contents, habit) {
      const bodies = sections.map(section => {
        if (!('jobs' in section)) return section.body
        const rows = jobsOf(contents, habit).map(({ period }, index) => {
          const job = section.jobs[index]
          const cells = job ? [habit.job(job, { period, isNext: false }), plain(commas(job.firm, job.city))] : []
          return { beside: plain(period), cells: [...cells, habit.deeds(job?.deeds ?? [])] }
        })
        return mergedTable(rows)
      })
      return wordFile(
        head + contact + sections.map((section, index) => heading(section.heading) + bodies[index]).join(''),
      )
    },
  },

  /** Skills in a grid of cells; employer and town on one line, title and dates on the next. */
  wordSkillGrid: {
    heading,
    job: (job, { period, isNext }) =>
      (isNext || !job.firm ? '' : paragraph([{ text: job.firm, bold: true }, { text: `\t${job.city}` }])) +
      paragraph([{ text: job.title, italic: true }, { text: period && `\t${period}` }]),
    deeds: listed(0),
    frame({ head, contact, sections }, contents, habit) {
      const across = contents.pick([3, 4])
      const drawn = sections.map(section => {
        const items = 'groups' in section ? section.groups.flatMap(group => group.items) : []
        const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
          Array.from({ length: across }, (_, column) => plain(items[row * across + column] ?? '')),
        )
        return items.length > 0 ? { ...section, body: table(rows) } : section
      })
      return wordFile(head + contact + stacked(drawn, habit))
    },
  },

  /** A table with a row of captions: when, where, as what. */
  wordCaptions: {
    heading,
    job: job => plain(job.title),
    deeds: listed(0),
    frame({ head, contact, sections }, contents, habit) {
      const { table: words } = formWords(contents.resume.language.key)
      const isDatedFirst = contents.often(0.6)
      const row = (period: string, employer: string, position: string) =>
        isDatedFirst ? [period, employer, position] : [position, employer, period]
      const captions = row(words.period, words.employer, words.position).map(text => paragraph([{ text, bold: true }]))
      const drawn = sections.map(section => {
        if (!('jobs' in section)) return section
        const rows = section.jobs.map(job =>
          row(plain(contents.period(job)), plain(job.firm), paragraph([{ text: job.title }]) + habit.deeds(job.deeds)),
        )
        return { ...section, body: table([captions, ...rows]) }
      })
      return wordFile(head + contact + stacked(drawn, habit))
    },
  },
}
