import { commas, jobsOf, plain, stacked, type WordHabit } from './bodies.ts'
import { columnsEnd, paragraph, table, textBox, wordFile } from './markup.ts'

const bySize = (text: string) => paragraph([{ text, bold: true, size: 26 }])
const byStyle = (text: string) => paragraph([{ text }], { style: 'Heading1' })
const byCapitals = (text: string) => paragraph([{ text: text.toLocaleUpperCase() }])

const listed = (deeds: string[]) =>
  deeds.map(text => paragraph([{ text }], { style: 'ListParagraph', level: 0 })).join('')

const isWork = ({ kind }: { kind: string }) => ['experience', 'summary', 'education', 'projects'].includes(kind)

/** Word files in the habits of those who type them. */
export const wordHabits: Record<string, WordHabit> = {
  /** Styles from a German Word, dates at a right tab stop, bullets by a style. */
  wordTabs: {
    heading: text => paragraph([{ text }], { style: 'berschrift1' }),
    job: (job, { period, isNext }) =>
      paragraph(
        [
          { text: job.title, bold: true },
          { text: isNext || !job.firm ? '' : `, ${job.firm}` },
          { text: period && `\t${period}` },
        ],
        { tabAt: 9000 },
      ),
    deeds: deeds => deeds.map(text => paragraph([{ text }], { style: 'ListBullet' })).join(''),
  },

  /** No style anywhere: capitals for headings, empty paragraphs for space, hyphens and spaces typed by hand. */
  wordTyped: {
    heading: text => plain('') + byCapitals(text),
    job: (job, { period, isNext }) =>
      plain(`${period && `${period}      `}${commas(job.title, isNext ? '' : job.firm, isNext ? '' : job.city)}`),
    deeds: deeds => deeds.map(text => plain(`- ${text}`)).join('') + plain(''),
    school: ({ degree, school, period }) => plain(`${period}      ${degree}, ${school}`),
    name: plain,
  },

  /** One table for the whole document: dates left, the rest right, headings across. */
  wordTable: {
    heading: bySize,
    job: (job, { isNext }) =>
      paragraph([{ text: job.title, bold: true }]) +
      (isNext || !job.firm ? '' : paragraph([{ text: commas(job.firm, job.city), italic: true }])),
    deeds: listed,
    frame({ head, contact, sections }, contents, habit) {
      const rows = sections.flatMap(section => {
        const jobs = 'jobs' in section ? jobsOf(contents, habit).map(({ period, body }) => [plain(period), body]) : []
        const schools = 'schools' in section ? section.schools : []
        const dated = [
          ...jobs,
          ...schools.map(({ degree, school, period }) => [plain(period), plain(commas(degree, school))]),
        ]
        return [[bySize(section.heading)], ...(dated.length > 0 ? dated : [['', section.body]])]
      })
      return wordFile(head + contact + table(rows))
    },
  },

  /** A page of two cells: contact and skills in the left one, the work in the right one. */
  wordSidebar: {
    heading: byStyle,
    job: (job, { period, isNext }) =>
      (isNext || !job.firm ? '' : paragraph([{ text: job.firm, bold: true }])) +
      paragraph([{ text: job.title, italic: true }]) +
      (period ? plain(period) : ''),
    deeds: listed,
    frame: ({ head, contact, sections }, contents) =>
      wordFile(
        table([
          [
            byStyle(contents.resume.headings.contact) +
              contact +
              stacked(
                sections.filter(section => !isWork(section)),
                { heading: byStyle },
              ),
            head + stacked(sections.filter(isWork), { heading: byStyle }),
          ],
        ]),
      ),
  },

  /** Boxes of text for contact and skills, anchored before the work. */
  wordBoxes: {
    heading: bySize,
    job: (job, { period, isNext }) =>
      paragraph([{ text: job.title, bold: true }]) +
      plain(`${isNext || !job.firm ? '' : job.firm}${period && ` (${period})`}`.trim()),
    deeds: listed,
    frame: ({ head, contact, sections }) =>
      wordFile(
        head +
          textBox(contact) +
          textBox(
            stacked(
              sections.filter(section => !isWork(section)),
              { heading: bySize },
            ),
          ) +
          stacked(sections.filter(isWork), { heading: bySize }),
      ),
  },

  /** A nested list: the employer at the outer level, the deeds at the inner one. */
  wordNested: {
    heading: text => paragraph([{ text, bold: true, caps: true }]),
    job: (job, { period, isNext }) =>
      paragraph(
        [
          { text: isNext ? '' : job.firm, bold: true },
          { text: isNext || !job.firm ? job.title : ` – ${job.title}` },
          { text: period && `, ${period}` },
        ],
        { level: 0 },
      ),
    deeds: deeds => deeds.map(text => paragraph([{ text }], { level: 1 })).join(''),
  },

  /** Name and contact in the page header; an entry's header is one paragraph with line breaks. */
  wordHeader: {
    heading: text => paragraph([{ text: `${text}:`, bold: true }]),
    job: (job, { period, isNext }) =>
      paragraph([{ text: [isNext ? '' : commas(job.firm, job.city), job.title, period].filter(Boolean).join('\n') }]),
    deeds: deeds => (deeds.length > 0 ? plain(deeds.map(text => `• ${text}`).join('\n')) : ''),
    frame: ({ head, contact, sections }) =>
      wordFile(stacked(sections, { heading: text => paragraph([{ text: `${text}:`, bold: true }]) }), head + contact),
  },

  /** Two columns of running text below a head of one. */
  wordColumns: {
    heading: bySize,
    job: (job, { period, isNext }) =>
      plain(period) + paragraph([{ text: job.title, bold: true }]) + (isNext ? '' : plain(commas(job.firm, job.city))),
    deeds: listed,
    frame: ({ head, contact, sections }) =>
      wordFile(head + contact + columnsEnd(1) + stacked(sections, { heading: bySize }) + columnsEnd(2)),
  },
}
