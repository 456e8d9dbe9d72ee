import { type Choices, dark, grey } from './draw.ts'
import type { Habit } from './sheet.ts'
import { typefaces } from './typefaces.ts'

/** A family gives alternatives for what is its own, and has the rest in common with others. */
type Family = Partial<Choices>

const ruled = { caps: true, size: 13, rule: 0.4 }
const sized = { face: 'bold', size: 13 } as const
const capitals = { face: 'bold', isCapital: true, rule: 0.4 } as const
const coloured = { size: 14, colour: dark }

const [titleFirst, firmFirst, firmAbove] = [
  ['*{title} > {dates}', '_{firm}, {city}'],
  ['*{firm}, {city} > {dates}', '_{title}'],
  ['*{firm} > {city}', '_{title} > _{dates}'],
]
const [oneLine, pipes, datesBelow, datesAbove] = [
  ['*{title}, {firm}, {city} > {dates}'],
  ['*{title} | {firm} | {dates}'],
  ['*{title}', '{firm} – {city}', '~{dates}'],
  ['~{dates}', '*{firm}, {city} — _{title}'],
]

/** LaTeX: spaces are gaps, and words are broken at the ends of justified lines. */
const latex = (habits: Choices['habit'], own: Family): Choices => ({
  ...{ habit: habits, head: [{ form: 'centred' }, { form: 'left', between: ' · ' }], heading: [ruled] },
  ...{ form: ['stacked'], lines: [titleFirst, firmFirst], deeds: ['•'], skills: ['grouped'], frame: ['column'] },
  ...own,
})

/** An office program: spaces are glyphs, dates stand at a tab, bullets are of a sign font. */
const office = (habits: Choices['habit'], own: Family): Choices => ({
  ...{
    habit: habits,
    head: [
      { form: 'left', name: { face: 'bold' } },
      { form: 'centred', between: ' • ' },
    ],
  },
  ...{ heading: [sized, capitals], form: ['stacked'], lines: [titleFirst, firmFirst, oneLine] },
  ...{ deeds: ['\uf0b7', '-'], skills: ['grouped', 'lines'], frame: ['column'], ...own },
})

/** A typed page: one font in one size. */
const typed = (habits: Choices['habit'], own: Family): Choices => ({
  ...{ habit: habits, head: [{ form: 'typed' }], form: ['stacked'], skills: ['grouped'], frame: ['column'] },
  ...{ heading: [{ before: 12 }], deeds: ['-'] },
  lines: [
    ['{title}, {firm}, {dates}'],
    ['{dates}  {firm}', '{title}'],
    ['{title} - {firm}', '{dates}'],
    ['{firm}, {city} > {dates}', '{title}'],
  ],
  ...own,
})

const set = (typeface: Habit['typeface'], more: Partial<Habit> = {}): Habit => ({
  ...{ typeface, size: 10, leading: 1.22, spaces: 'gaps', hasLigatures: true, hyphen: '-', isJustified: true },
  ...more,
})
const ragged = { isJustified: false, hyphen: undefined }
const printed = (typeface: Habit['typeface'], more: Partial<Habit> = {}): Habit => ({
  ...{ typeface, size: 10.5, leading: 1.25, spaces: 'glyphs', ...more },
})
const { computerModern, european, latinSans, palatino, lato, sourceSans, calibri, times, courier, poppins } = typefaces

/** Resumes as LaTeX sets them. */
export const latexPlans = {
  texArticle: latex([set(computerModern, { hyphen: '\u00ad' })], {
    ...{ head: [{ form: 'centred', name: { caps: true }, between: ' · ' }], lines: [firmAbove] },
  }),
  texTabular: latex([set(european, ragged)], {
    lines: [['*{title} > {dates}', '_{firm} > _{city}'], ['*{title}, _{firm} > {dates}']],
  }),
  texHints: latex([set(latinSans)], {
    ...{ head: [{ form: 'split', name: { colour: grey } }], heading: [coloured], form: ['dated'] },
    ...{ lines: [['*{title}, _{firm}, {city}.'], ['*{firm}, _{title}']], skills: ['beside'] },
  }),
  texMargin: latex([set(computerModern), set(palatino)], {
    ...{ frame: ['margin'], heading: [{ caps: true, before: 0 }], lines: [['*{firm}, {city}', '_{title} > {dates}']] },
  }),
  texNested: latex([set(computerModern, { hyphen: '\u00ad' })], {
    ...{ form: ['nested'], deeds: ['–'], heading: [sized], lines: [['*{firm}, _{title}, {dates}']] },
  }),
  texProse: latex([set(palatino)], { deeds: ['prose'], lines: [firmAbove, datesBelow], heading: [ruled, sized] }),
  texTwoTone: latex([set(sourceSans, ragged)], {
    ...{ lines: [['*{firm} > ~{city}', '^{title} > ~{dates}']], heading: [{ size: 15, face: 'bold', rule: 0.6 }] },
    skills: ['beside'],
  }),
  texAltColumns: latex([set(lato, ragged)], {
    ...{ frame: ['columns'], heading: [{ ...capitals, colour: dark, rule: 2 }], skills: ['chips', 'lines'] },
    lines: [['{title}', '*{firm}', '~{dates} > ~{city}']],
  }),
  texDeedy: latex([set(lato, ragged)], {
    ...{ frame: ['columns'], heading: [{ caps: true, size: 15, colour: grey }], skills: ['dots', 'lines'] },
    lines: [['*{FIRM} | {TITLE}', '~{dates} | ~{city}']],
  }),
  texWideDates: latex([set(palatino), set(european)], {
    ...{ form: ['datedWide'], heading: [{ ...sized, rule: 0.7 }], deeds: ['•', 'prose'], skills: ['beside'] },
    lines: [['*{title}, _{firm}, {city}'], ['*{firm}, _{title}, {city}'], ['_{title} – *{firm}']],
  }),
  texAcademicVita: latex([set(european, { size: 11.5, leading: 1.4 })], {
    ...{ frame: ['numbered'], form: ['dated'], heading: [{ caps: true, size: 14, before: 14, after: 6 }] },
    lines: [['_{title}, ^{firm}, {city}.']],
  }),
  texDashMargin: latex([set(palatino, ragged)], {
    ...{ frame: ['margin'], heading: [{ size: 9, colour: grey, before: 0, align: 'right' }], deeds: ['prose', '·'] },
    lines: [['{firm} — {title}', '~{dates}'], ['{title} — {firm} > ~{dates}']],
  }),
  texPhotoBar: latex([set(sourceSans, { ...ragged, size: 9 })], {
    ...{ frame: ['leftBar', 'rightBar'], head: [{ form: 'name' }], heading: [{ ...sized, colour: dark }] },
    ...{ lines: [titleFirst, ['~{dates}', '*{title} · {firm}']], skills: ['levels', 'lines'] },
  }),
} satisfies Record<string, Choices>

/** Pages as office programs and editors on the web export them. */
export const officePlans = {
  officeTabs: office([printed(calibri)], { heading: [capitals], lines: [['*{title}, {firm} > {dates}']] }),
  officeHanging: office([printed(times)], {
    form: ['datedWide'],
    lines: [['*{firm}', '_{title}'], ['*{title}, {firm}']],
  }),
  officeDatesBelow: office([printed(calibri), printed(times)], {
    lines: [datesBelow, pipes, ['*{firm} {(dates)}', '{title}']],
  }),
  officeTable: office([printed(times)], { form: ['table'], heading: [{ ...sized, colour: dark }] }),
  officeRunning: office([printed(calibri, { size: 13, leading: 1.5 })], {
    ...{ frame: ['numbered'], lines: [['*{firm}', '{title} > {dates}']] },
  }),
  officeForm: office([printed(times), printed(calibri)], { form: ['form'], head: [{ form: 'form' }] }),
  captionedForm: office([printed(calibri)], { form: ['captioned'], head: [{ form: 'form' }], heading: [capitals] }),
  officeShadedBars: office([printed(calibri)], {
    ...{
      heading: [
        { face: 'bold', shade: '0.85 0.85 0.85' },
        { ...sized, colour: '1 1 1', shade: '0.12 0.24 0.4' },
      ],
    },
    deeds: ['\uf0d8', '\uf0a7', '-'],
  }),
  officeGreyDates: office([printed(lato)], { lines: [datesAbove], deeds: ['●'], heading: [{ size: 16, before: 14 }] }),
  officeCells: office([printed(times)], {
    ...{ form: ['dated'], head: [{ form: 'form' }], skills: ['beside'] },
    lines: [
      ['*{title}', '{firm}, {city}'],
      ['*{firm}, {city}', '{title}'],
      ['{firm}', '{title}'],
    ],
  }),
} satisfies Record<string, Choices>

/** Pages of drawing programs and of editors on the web. */
export const designPlans = {
  placedLetters: office([printed(poppins, { size: 9, leading: 1.4, spaces: 'letters' })], {
    ...{ frame: ['leftBar'], head: [{ form: 'name', name: { tracking: 150, size: 24 } }], skills: ['lines'] },
    ...{ heading: [{ face: 'bold', isCapital: true, tracking: 120 }], lines: [['*{title}', '{firm} | {dates}']] },
  }),
  chips: office([printed(sourceSans), printed(poppins, { size: 9.5 })], {
    ...{ skills: ['chips'], head: [{ form: 'band' }, { form: 'split' }], heading: [{ ...capitals, colour: dark }] },
  }),
  cards: office([printed(poppins, { size: 9 })], {
    ...{ form: ['cards'], skills: ['chips', 'pipes'], head: [{ form: 'split' }] },
    lines: [
      ['~{dates}', '*{title}', '{firm}', '~{city}'],
      ['*{firm}', '{title}', '~{dates}'],
    ],
  }),
  rightFacts: office([printed(sourceSans, { size: 9.5 })], {
    ...{ frame: ['rightBar'], head: [{ form: 'name' }], form: ['stacked', 'dated'], skills: ['levels', 'lines'] },
    lines: [titleFirst, ['*{title} @ *{firm} > {dates}'], ['*{firm} — {title}', '~{dates}']],
  }),
  bandColumns: office([printed(lato), printed(sourceSans)], {
    ...{ frame: ['columns'], head: [{ form: 'band' }], skills: ['lines', 'chips', 'dots'], heading: [capitals] },
    lines: [['*{title}', '{firm}', '~{dates}     ~{city}'], datesAbove, ['*{firm}', '{title} > ~{dates}']],
  }),
} satisfies Record<string, Choices>

/** Text typed in one font, as typewriters, printed text files and old office documents have it. */
export const typedPlans = {
  typedFile: typed([printed(courier, { size: 10 })], {
    heading: [{ isCapital: true, before: 12, after: 11 }, { before: 12 }],
  }),
  typedDashes: typed([printed(courier, { size: 10 })], {
    ...{
      heading: [
        { dashes: '-', before: 11 },
        { dashes: '=', before: 11 },
        { dashes: '~', before: 11 },
      ],
      deeds: ['*'],
    },
  }),
  typedBody: typed([printed(times, { size: 11.5 })], { heading: [{ before: 0, after: 0 }], deeds: ['\uf0b7'] }),
  typedColon: typed([printed(calibri)], { heading: [{ end: ':', before: 12 }], deeds: ['prose'] }),
  typedCentred: typed([printed(times, { size: 11.5 })], { heading: [{ align: 'centre', before: 10, rule: 0.4 }] }),
  typedWrapped: typed([printed(courier, { size: 9 })], {
    ...{ heading: [{ isCapital: true, before: 11 }], deeds: ['-', '*', '+'] },
    lines: [['{title} - {firm}, {city} {(dates)}'], ['{title} - {firm} {(dates)}']],
  }),
} satisfies Record<string, Choices>
