import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Resume } from './invent.ts'
import { pageChoices, wordChoices } from './plans.ts'
import { typesetResume } from './typeset/draw.ts'
import { drawWord } from './word/draw.ts'

/** LaTeX, office and drawing programs and typewriters as our engine imitates them, and Word. */
const producers = ['latex', 'office', 'design', 'plain', 'word'] as const

/** The program that made a file; scans and photos are pictures of such files. */
export type Producer = (typeof producers)[number] | 'scan' | 'photo'

/** A family of layouts: everything that draws alike. */
export type Family = { producer: Producer; draw: (resume: Resume) => Uint8Array | Promise<Uint8Array> }

/** Families that nobody who mends the reader looks at: they are held out whole, and differ in kind from the others. */
const heldOut = new Set<string>([
  ...['texWideDates', 'texAcademicVita', 'texDashMargin', 'texPhotoBar', 'officeShadedBars', 'officeGreyDates'],
  ...['officeCells', 'typedWrapped', 'wordAtTabs', 'wordHeadingCells', 'wordBoldRuns'],
])

/** The part that a family belongs to. */
export type Part = 'seen' | 'heldOut'
export const partOf = (family: string): Part => (heldOut.has(family) ? 'heldOut' : 'seen')

/** By producer what its families have in common, and what is their own: alternatives for each part of a plan. */
const rules = z.record(
  z.enum(producers),
  z.object({
    habit: z.record(z.string(), z.unknown()).optional(),
    common: z.record(z.string(), z.unknown()),
    families: z.record(z.string(), z.looseObject({ habit: z.array(z.record(z.string(), z.unknown())).optional() })),
  }),
)
const given = rules.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'families.json'), 'utf8')))

/** Every family by its name. */
export const families: Record<string, Family> = Object.fromEntries(
  producers.flatMap(producer => {
    const { habit, common, families } = given[producer]
    return Object.entries(families).map(([name, { habit: habits = [], ...own }]): [string, Family] => {
      if (producer === 'word') {
        const choices = wordChoices.parse({ ...common, ...own })
        return [name, { producer, draw: resume => drawWord(resume, name, choices) }]
      }
      const choices = pageChoices.parse({ ...common, ...own, habit: habits.map(one => ({ ...habit, ...one })) })
      return [name, { producer, draw: resume => typesetResume(resume, name, choices) }]
    })
  }),
)

export const familyNames = Object.keys(families)
