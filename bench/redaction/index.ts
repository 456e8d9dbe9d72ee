/**
 * Prints the percentage of identities that are removed from profiles, and of innocent words that are lost: `npm run
 * bench:redaction`. `--kind=notes` scores a single kind. `--wrong` prints the misses, except those of the unseen kind.
 */
import { hasOption, option } from '../measure.ts'
import { type Kind, kinds, readCases, unseenKind } from './cases.ts'
import { scoreCase } from './score.ts'

type Tally = { planted: number; removed: number; words: number; lost: number }
const tallies = new Map<string, Map<Kind, Tally>>()

const only = option('kind')
for (const kind of kinds.filter(kind => only === undefined || kind === only)) {
  const isPrinted = hasOption('wrong') && kind !== unseenKind
  for (const read of readCases(kind)) {
    const { plants, words, lost } = scoreCase(read)
    for (const { form, isApart, text, within, isRemoved } of plants) {
      for (const row of isApart ? [`apart: ${form}`] : ['all', read.language, form]) {
        tally(row, kind).planted += 1
        tally(row, kind).removed += Number(isRemoved)
      }
      if (isPrinted && !isRemoved) console.log(`missed ${read.language} ${form}: ${text} in ${JSON.stringify(within)}`)
    }
    for (const row of ['all', read.language]) {
      tally(row, kind).words += words
      tally(row, kind).lost += lost.length
    }
    for (const { word, within } of isPrinted ? lost : [])
      console.log(`lost ${read.language} ${word} in ${JSON.stringify(within)}`)
  }
}
print()

function tally(row: string, kind: Kind): Tally {
  const byKind = tallies.get(row) ?? new Map<Kind, Tally>()
  tallies.set(row, byKind)
  const found = byKind.get(kind) ?? { planted: 0, removed: 0, words: 0, lost: 0 }
  byKind.set(kind, found)
  return found
}

/** Prints a row for the total, each language and each form, the worst first. */
function print() {
  const share = (some: number, all: number) => (all === 0 ? '–' : ((100 * some) / all).toFixed(2))
  console.log(`${kinds.join(' | ')}\nrow | planted | removed % | innocent words | lost %`)
  for (const [row] of [...tallies].sort(([, one], [, other]) => worst(one) - worst(other))) {
    const cells = (of: (tally: Tally) => string | number) => kinds.map(kind => of(tally(row, kind))).join(' | ')
    const columns = [
      ...[cells(all => all.planted), cells(all => share(all.removed, all.planted))],
      ...[cells(all => all.words), cells(all => share(all.lost, all.words))],
    ]
    console.log([row, ...columns].join(' || '))
  }
}

function worst(byKind: Map<Kind, Tally>): number {
  return Math.min(...[...byKind.values()].map(({ removed, planted }) => (planted === 0 ? 1 : removed / planted)))
}
