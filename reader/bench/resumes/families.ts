import { drawResume } from '../../test/drawResume.ts'
import { drawDocx } from './docx.ts'
import { drawnOf } from './drawn.ts'
import type { Resume } from './invent.ts'
import { assembledLayouts } from './layouts/assembled.ts'
import { builderLayouts } from './layouts/builders.ts'
import { callingLayouts } from './layouts/callings.ts'
import { columnLayouts } from './layouts/columns.ts'
import { dateLayouts } from './layouts/dates.ts'
import { entryLayouts } from './layouts/entries.ts'
import { exportLayouts } from './layouts/exports.ts'
import { formLayouts } from './layouts/forms.ts'
import { frameLayouts } from './layouts/frames.ts'
import { graphicLayouts } from './layouts/graphics.ts'
import { habitLayouts } from './layouts/habits.ts'
import { margins } from './layouts/margins.ts'
import { nationLayouts } from './layouts/nations.ts'
import { pageLayouts } from './layouts/pages.ts'
import { webThemes } from './layouts/webThemes.ts'
import { layouts } from './layouts.ts'
import { Parts } from './parts.ts'
import { latexStyles } from './typeset/latex.ts'
import { latexColumns } from './typeset/latexColumns.ts'
import { latexEntries } from './typeset/latexEntries.ts'
import { latexPhoto } from './typeset/latexPhoto.ts'
import { latexTemplates } from './typeset/latexTemplates.ts'
import { latexVitae } from './typeset/latexVitae.ts'
import { officeStyles } from './typeset/office.ts'
import { officePages } from './typeset/officePages.ts'
import { officeTemplates } from './typeset/officeTemplates.ts'
import type { Style } from './typeset/slots.ts'
import { typedStyles } from './typeset/typed.ts'
import { typesetResume } from './typeset/typeset.ts'
import { wrappedStyles } from './typeset/wrapped.ts'
import { wordDocuments } from './word/documents.ts'
import { wordHabits } from './word/habits.ts'
import { wordLists } from './word/lists.ts'
import { drawWord } from './word/word.ts'

/** What made a file: a browser's print, our own drawing, Word, and pictures of such files. */
export type Producer = 'browser' | 'drawn' | 'word' | 'latex' | 'plain' | 'office' | 'scan' | 'photo'

/** Makes the bytes of a resume's file; `print` makes a PDF of HTML with the browser. */
export type Draw = (resume: Resume, print: (html: string) => Promise<Uint8Array>) => Promise<Uint8Array> | Uint8Array

/**
 * A way to lay out any person's resume. `omits` names what it never shows, so that it is not demanded either; `languages`
 * are those that its letters can write, where it cannot write all.
 */
export type Family = {
  producer: Producer
  draw: Draw
  extension?: 'docx'
  omits?: (keyof Resume)[]
  languages?: (key: string) => boolean
}

/**
 * Families that nobody who mends the reader looks at: they are held out whole, and differ in kind from the others. A new
 * family that shall be held out is named here before anybody has seen how it is read. The first 29 of them were opened at
 * commit 5c37561, last read at 94.8 (docs/quality.md), and new ones took their place.
 */
const heldOut = new Set<string>([
  ...['plainWebTheme', 'headerBandColumns', 'scholarWeb', 'personalBlockVita', 'photoBandMissions'],
  ...['personalListClause', 'capitalTitleForm', 'ruledApplication', 'ruledBuilder'],
  ...['rightFactsBuilder', 'iconCards', 'dottedLine', 'skillsThenPosts', 'shortCentred', 'companyLines'],
  'projectCaptions',
  ...['texWideDates', 'texAcademicVita', 'texDashMargin', 'texColourHead', 'texEngineer', 'texGreyLine', 'texPhotoBar'],
  ...['officeShadedBars', 'officeGreyDates', 'officeCells', 'typedWrapped'],
  ...['wordAtTabs', 'wordHeadingCells', 'wordBoldRuns'],
])

/** The part that a family belongs to. */
export type Part = 'seen' | 'heldOut'
export const partOf = (family: string): Part => (heldOut.has(family) ? 'heldOut' : 'seen')

const browser = (name: string, html: (parts: Parts) => string): Family => ({
  producer: 'browser',
  draw: (resume, print) => print(html(new Parts(resume, name))),
  ...special[name],
})

/** What some pages cannot show. */
const special: Record<string, Pick<Family, 'languages' | 'omits'>> = {
  federal: { languages: key => key.startsWith('en') },
  personalBlockVita: { omits: ['headline', 'role'] },
}

const htmlLayouts = {
  ...{ ...layouts, ...margins, ...columnLayouts, ...dateLayouts },
  ...{ ...exportLayouts, ...graphicLayouts, ...pageLayouts, ...habitLayouts },
  ...{ ...entryLayouts, ...frameLayouts, ...assembledLayouts, ...formLayouts },
  ...{ ...webThemes, ...nationLayouts, ...builderLayouts, ...callingLayouts },
}

/** The tests' drawing code knows Western letters only. */
const drawn = (layout: 'oneColumn' | 'sidebar'): Family => ({
  producer: 'drawn',
  draw: resume => drawResume(drawnOf(resume), layout),
  languages: key => key !== 'pl',
})

const typeset = (producer: Producer, styles: Record<string, Style>): [string, Family][] =>
  Object.entries(styles).map(([name, style]) => [
    name,
    { producer, draw: resume => typesetResume(resume, name, style) },
  ])

/** Every family by its name. */
export const families: Record<string, Family> = {
  ...Object.fromEntries(Object.entries(htmlLayouts).map(([name, html]) => [name, browser(name, html)])),
  drawnColumn: drawn('oneColumn'),
  drawnBar: drawn('sidebar'),
  ...Object.fromEntries([
    ...typeset('latex', { ...latexStyles, ...latexColumns, ...latexEntries }),
    ...typeset('latex', { ...latexVitae, ...latexTemplates, ...latexPhoto }),
    ...typeset('plain', { ...typedStyles, ...wrappedStyles }),
    ...typeset('office', { ...officeStyles, ...officePages, ...officeTemplates }),
  ]),
  docx: { producer: 'word', extension: 'docx', draw: drawDocx },
  ...Object.fromEntries(
    Object.entries({ ...wordHabits, ...wordLists, ...wordDocuments }).map(([name, habit]): [string, Family] => [
      name,
      { producer: 'word', extension: 'docx', draw: resume => drawWord(resume, name, habit) },
    ]),
  ),
}

/** The families that the reader was first made for. The later ones are harder, and the bench tells how they are read. */
export const everydayFamilies = [...Object.keys(layouts), 'drawnColumn', 'drawnBar', 'docx']
