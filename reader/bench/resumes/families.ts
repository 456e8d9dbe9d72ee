import { drawResume } from '../../test/drawResume.ts'
import { drawnOf } from './drawn.ts'
import type { Resume } from './invent.ts'
import { type Choices, typesetResume } from './typeset/draw.ts'
import { designPlans, latexPlans, officePlans, typedPlans } from './typeset/plans.ts'
import { drawWord, type WordChoices } from './word/draw.ts'
import { wordPlans } from './word/plans.ts'

/** What made a file: the tests' drawing code, LaTeX and other programs as our engine imitates them, Word, and pictures. */
export type Producer = 'drawn' | 'latex' | 'office' | 'design' | 'plain' | 'word' | 'scan' | 'photo'

/** A family of layouts: everything that draws alike. */
export type Family = {
  producer: Producer
  draw: (resume: Resume) => Uint8Array | Promise<Uint8Array>
  /** In which languages it can be drawn; in all when it is not said. */
  languages?: (key: string) => boolean
}

/** Families that nobody who mends the reader looks at: they are held out whole, and differ in kind from the others. */
const heldOut = new Set<string>([
  ...['texWideDates', 'texAcademicVita', 'texDashMargin', 'texPhotoBar', 'officeShadedBars', 'officeGreyDates'],
  ...['officeCells', 'typedWrapped', 'wordAtTabs', 'wordHeadingCells', 'wordBoldRuns'],
])

/** The part that a family belongs to. */
export type Part = 'seen' | 'heldOut'
export const partOf = (family: string): Part => (heldOut.has(family) ? 'heldOut' : 'seen')

/** The tests' drawing code knows Western letters only. */
const drawn = (layout: 'oneColumn' | 'sidebar'): Family => ({
  producer: 'drawn',
  draw: resume => drawResume(drawnOf(resume), layout),
  languages: key => key !== 'pl',
})

const typeset = (producer: Producer, plans: Record<string, Choices>): [string, Family][] =>
  Object.entries(plans).map(([name, plan]) => [name, { producer, draw: resume => typesetResume(resume, name, plan) }])

const word = (plans: Record<string, WordChoices>): [string, Family][] =>
  Object.entries(plans).map(([name, plan]) => [
    name,
    { producer: 'word', draw: resume => drawWord(resume, name, plan) },
  ])

/** Every family by its name. */
export const families: Record<string, Family> = {
  ...{ drawnColumn: drawn('oneColumn'), drawnBar: drawn('sidebar') },
  ...Object.fromEntries([...typeset('latex', latexPlans), ...typeset('office', officePlans)]),
  ...Object.fromEntries([...typeset('design', designPlans), ...typeset('plain', typedPlans), ...word(wordPlans)]),
}

export const familyNames = Object.keys(families)
