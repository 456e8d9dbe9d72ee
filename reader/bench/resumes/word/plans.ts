import type { WordChoices } from './draw.ts'

const [byStyle, bySize, byCapitals] = [
  { style: 'Heading1' },
  { bold: true, size: 26 },
  { isCapital: true, hasSpace: true },
]
const listed = { style: 'ListParagraph', level: 0 }
const tab = { tabAt: 9000 }
const typed = { sign: '- ' }

const word = (own: Partial<WordChoices>): WordChoices => ({
  ...{ heading: [byStyle, bySize], lines: [['*{title}', '_{firm}, {city}', '{dates}']], header: [{}], deeds: [listed] },
  ...{ name: ['style', 'large'], frame: ['column'], ...own },
})

/** Word files in the habits of those who type them. */
export const wordPlans = {
  docx: word({ lines: [['*{title} > {dates}', '{firm}, {city}']], frame: ['column', 'dated'], deeds: [{ level: 0 }] }),
  /** Styles of a German Word, dates at a right tab stop, bullets by a style. */
  wordTabs: word({
    ...{ heading: [{ style: 'berschrift1' }], lines: [['*{title}, {firm} > {dates}']], header: [tab] },
    deeds: [{ style: 'ListBullet' }],
  }),
  /** No style anywhere: capitals, empty paragraphs, hyphens and spaces typed by hand. */
  wordTyped: word({
    heading: [byCapitals],
    lines: [['{dates}      {title}, {firm}, {city}']],
    deeds: [typed],
    name: ['plain'],
  }),
  wordTable: word({ heading: [bySize], lines: [['*{title}', '_{firm}, {city}']], frame: ['dated'] }),
  wordSidebar: word({ lines: [['*{firm}', '_{title}', '{dates}']], frame: ['bar'] }),
  wordBoxes: word({ heading: [bySize], lines: [['*{title}', '{firm} {(dates)}']], frame: ['boxes'] }),
  /** A nested list: the header at the outer level, the deeds at the inner one. */
  wordNested: word({
    ...{ heading: [{ bold: true, caps: true }], header: [{ level: 0 }], deeds: [{ level: 1 }] },
    lines: [['*{firm} – {title}, {dates}'], ['*{firm}, {title} {(dates)}']],
  }),
  /** Name and contact in the page's header; an entry's header is one paragraph with breaks. */
  wordHeader: word({
    ...{
      heading: [{ bold: true, end: ':' }],
      lines: [['{firm}, {city}', '{title}', '{dates}']],
      header: [{ isBroken: true }],
    },
    ...{ deeds: [{ sign: '• ' }], frame: ['header'] },
  }),
  wordColumns: word({ heading: [bySize], lines: [['{dates}', '*{title}', '{firm}, {city}']], frame: ['columns'] }),
  wordCaptions: word({ frame: ['captions'] }),
  /** Tab stops hold the dates; title and employer are joined by a word. */
  wordAtTabs: word({
    ...{ heading: [byStyle, { bold: true, caps: true }], header: [tab], deeds: [{ sign: '–\t', hanging: 400 }, typed] },
    lines: [['*{title} {at} {firm} > {dates}'], ['{title} {at} {firm}, {city} > {dates}']],
  }),
  wordHeadingCells: word({
    ...{ heading: [{ bold: true }], frame: ['headingCells'], header: [{ tabAt: 6400 }], deeds: [listed, typed] },
    lines: [['*{firm} > {dates}', '_{title}'], ['{dates}', '*{title}', '{firm}, {city}'], ['{title}, {firm}, {dates}']],
  }),
  /** No style and one size: bold runs are all that tells a heading or an employer. */
  wordBoldRuns: word({
    ...{ heading: [{ bold: true, hasSpace: true }], name: ['plain'], deeds: [typed, {}, { sign: '* ' }] },
    lines: [['*{firm} {(dates)}', '{title}'], ['{firm} {(dates)}', '*{title}'], ['*{firm} {(dates)}: {title}']],
  }),
} satisfies Record<string, WordChoices>
