import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Resume } from './invent.ts'
import { pageChoices, wordChoices } from './plans.ts'
import { typesetResume } from './typeset/draw.ts'
import { drawWord } from './word/draw.ts'

/** Producers: LaTeX, office programs, drawing programs and typewriters, imitated by our PDF engine; and Word. */
const producers = ['latex', 'office', 'design', 'plain', 'word'] as const

/** The program that made a file. Scans and photos are pictures of such files. */
export type Producer = (typeof producers)[number] | 'scan' | 'photo'

/** A family of similar layouts. */
export type Family = { producer: Producer; draw: (resume: Resume) => Uint8Array | Promise<Uint8Array> }

/** Held-out families: never looked at while the reader is improved. Their kinds of layout differ from all others. */
const heldOut = new Set<string>([
  ...['texWideDates', 'texAcademicVita', 'texDashMargin', 'texPhotoBar', 'officeShadedBars', 'officeGreyDates'],
  ...['officeCells', 'typedWrapped', 'wordAtTabs', 'wordHeadingCells', 'wordBoldRuns'],
])

/** Whether a family is looked at while the reader is improved, or held out. */
export type Part = 'seen' | 'heldOut'
export const partOf = (family: string): Part => (heldOut.has(family) ? 'heldOut' : 'seen')

/** For each producer, the alternatives for each part of a plan: common alternatives, and those of each family. */
const rules = z.record(
  z.enum(producers),
  z.object({
    habit: z.record(z.string(), z.unknown()).optional(),
    common: z.record(z.string(), z.unknown()),
    families: z.record(z.string(), z.looseObject({ habit: z.array(z.record(z.string(), z.unknown())).optional() })),
  }),
)
const given = rules.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'families.json'), 'utf8')))

/** All families by name. */
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
