import type { Contents } from '../contents.ts'
import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import { commas, jobsOf, plain, type WordHabit, type WordHabitOf } from './bodies.ts'
import { paragraph, table, wordFile } from './markup.ts'

const bold = (text: string) => paragraph([{ text, bold: true }])
const listed = (deeds: string[]) => deeds.map(text => paragraph([{ text }], { level: 0 })).join('')

/** 'Cook at The Blue Door' in the person's language; nobody works 'at' themselves. */
function atFirm({ resume }: Contents, { title, firm }: Job) {
  const { key, selfEmployed } = resume.language
  if (firm === '') return { title, rest: '' }
  return { title, rest: selfEmployed.includes(firm) ? `, ${firm}` : ` ${formWords(key).entry.at} ${firm}` }
}

/** Posts in one line each: the dates behind a tab at the right, or before one. */
function tabbed(contents: Contents): WordHabit {
  const heading = contents.pick([
    (text: string) => paragraph([{ text }], { style: 'Heading1' }),
    (text: string) => paragraph([{ text, bold: true, caps: true }]),
  ])
  const [isBold, hasCity, areDatesFirst] = [contents.often(0.4), contents.often(0.5), contents.often(0.4)]
  const sign = contents.pick(['–\t', '•\t', '- '])
  const dated = (period: string, runs: Parameters<typeof paragraph>[0]) =>
    areDatesFirst
      ? paragraph([{ text: `${period}\t` }, ...runs], { tabAt: 2600, tabSide: 'left', hanging: 2600 })
      : paragraph([...runs, { text: period && `\t${period}` }], { tabAt: 9000 })
  return {
    heading,
    job(job, { period }) {
      const { title, rest } = atFirm(contents, job)
      return dated(period, [
        { text: title, bold: isBold },
        { text: `${rest}${hasCity && job.city ? `, ${job.city}` : ''}` },
      ])
    },
    deeds: deeds => deeds.map(text => paragraph([{ text: `${sign}${text}` }], { hanging: 400 })).join(''),
    school: ({ degree, school, period }) => dated(period, [{ text: commas(degree, school) }]),
  }
}

/** What stands in a right cell: firm and dates in one line and the title in the next, or in another order. */
const celled = (contents: Contents) =>
  contents.pick<Pick<WordHabit, 'job' | 'deeds'>>([
    {
      job(job, { period, isNext }) {
        const isAlone = isNext || !job.firm
        const first = [{ text: isAlone ? job.title : job.firm, bold: true }, { text: period && `\t${period}` }]
        return paragraph(first, { tabAt: 6400 }) + (isAlone ? '' : paragraph([{ text: job.title, italic: true }]))
      },
      deeds: listed,
    },
    {
      job: (job, { period }) => (period && plain(period)) + bold(job.title) + plain(commas(job.firm, job.city)),
      deeds: listed,
    },
    {
      job: (job, { period }) => plain(commas(job.title, job.firm, period)),
      deeds: deeds => deeds.map(text => plain(`- ${text}`)).join(''),
    },
  ])

/** Posts whose dates stand in brackets behind the employer, whose line, the title's or the one line of both is bold. */
function bracketed(contents: Contents): Pick<WordHabit, 'job' | 'deeds'> {
  const form = contents.pick(['firm', 'title', 'line'])
  const sign = contents.pick(['- ', '', '* '])
  const end = contents.often(0.5) ? plain('') : ''
  return {
    job(job, { period, isNext }) {
      const dates = period && ` (${period})`
      if (isNext || !job.firm) return paragraph([{ text: job.title, bold: form !== 'line' }, { text: dates }])
      if (form === 'line') return paragraph([{ text: job.firm, bold: true }, { text: `${dates}: ${job.title}` }])
      const firm = paragraph([{ text: job.firm, bold: form === 'firm' }, { text: dates }])
      return firm + (form === 'title' ? bold(job.title) : plain(job.title))
    },
    deeds: deeds => deeds.map(text => plain(`${sign}${text}`)).join('') + end,
  }
}

/** Word files in other habits: stops, cells and runs do what styles would. */
export const wordDocuments: Record<string, WordHabitOf> = {
  /** Tab stops hold the dates; title and employer are joined by a word. */
  wordAtTabs: tabbed,

  /** A table of two columns: the headings in the left cells, what they head in the right ones. */
  wordHeadingCells: contents => ({
    ...celled(contents),
    heading: bold,
    frame({ head, contact, sections }, _, habit) {
      const isRowEach = contents.often(0.5)
      const rows = sections.flatMap(section => {
        const entries =
          'jobs' in section && isRowEach ? jobsOf(contents, habit).map(({ body }) => body) : [section.body]
        return entries.map((entry, index) => [index === 0 ? bold(section.heading) : '', entry])
      })
      const top = contents.often(0.5)
        ? [['', head + contact]]
        : [[head], [bold(contents.resume.headings.contact), contact]]
      return wordFile(table([...top, ...rows]))
    },
  }),

  /** No style and one size: bold runs are all that tells a heading or an employer, and blank lines part them. */
  wordBoldRuns: contents => ({
    ...bracketed(contents),
    heading: text => plain('') + bold(text),
    school: ({ degree, school, period }) => plain(`${school} (${period})`) + plain(degree),
    name: bold,
  }),
}
