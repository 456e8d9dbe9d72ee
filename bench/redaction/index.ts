/**
 * How much of what identifies people is removed from their profiles, and how much else: `npm run bench:redaction`.
 * - `--profiles=80` makes so many of each language and part. `--wrong` prints the misses of the open
 *   parts, never of the others.
 * - `--part=fourth` judges one part alone.
 */
import { hasOption, option } from '../measure.ts'
import { languages, openParts, type Part, parts, strangerLanguages } from './material.ts'
import { writeProfiles } from './profiles.ts'
import { judge } from './score.ts'
import { writeStrangers } from './strangers.ts'

const count = Number(option('profiles') ?? 80)
const wrong = hasOption('wrong')

type Tally = { planted: number; removed: number; words: number; lost: number }
const tallies = new Map<string, Map<Part, Tally>>()

function tally(row: string, part: Part): Tally {
  const byPart = tallies.get(row) ?? new Map<Part, Tally>()
  tallies.set(row, byPart)
  const found = byPart.get(part) ?? { planted: 0, removed: 0, words: 0, lost: 0 }
  byPart.set(part, found)
  return found
}

const start = performance.now()
const only = option('part')
const written = [
  ...languages.map(language => ({ ...language, profiles: () => writeProfiles(language, count) })),
  ...strangerLanguages.map(language => ({ ...language, profiles: () => writeStrangers(language, count) })),
].filter(({ part }) => only === undefined || part === only)
for (const { name, part, profiles } of written) {
  const isPrinted = wrong && openParts.has(part)
  for (const profile of profiles()) {
    const { plants, words, lost } = judge(profile)
    for (const { form, apart, text, within, isRemoved } of plants) {
      for (const row of apart ? [`apart: ${form}`] : ['all', name, form]) {
        tally(row, part).planted += 1
        tally(row, part).removed += Number(isRemoved)
      }
      if (isPrinted && !isRemoved)
        console.log(`missed ${name} ${form}: ${text} (${profile.person.name}) in ${JSON.stringify(within)}`)
    }
    for (const row of ['all', name]) {
      tally(row, part).words += words
      tally(row, part).lost += lost.length
    }
    if (isPrinted)
      for (const { word, within } of lost)
        console.log(`lost ${name} ${word} (${profile.person.name}) in ${JSON.stringify(within)}`)
  }
}

const share = (some: number, all: number) => (all === 0 ? '–' : ((100 * some) / all).toFixed(2))
console.log(`${written.length * count} profiles in ${Math.round(performance.now() - start)} ms; ${parts.join(' | ')}`)
console.log('row | planted | removed % | innocent words | lost %')
for (const [row] of [...tallies].sort(([, one], [, other]) => worst(one) - worst(other))) {
  const cells = (of: (tally: Tally) => string | number) => parts.map(part => of(tally(row, part))).join(' | ')
  console.log(
    [
      row,
      cells(all => all.planted),
      cells(all => share(all.removed, all.planted)),
      cells(all => all.words),
      cells(all => share(all.lost, all.words)),
    ].join(' || '),
  )
}

function worst(byPart: Map<Part, Tally>): number {
  return Math.min(...[...byPart.values()].map(({ removed, planted }) => (planted === 0 ? 1 : removed / planted)))
}
