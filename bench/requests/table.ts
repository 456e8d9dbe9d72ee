import { quantile } from '../measure.ts'
import type { Run } from './loader.ts'

/** The runs of each kind of work by contender. */
export class Runs {
  private readonly runs = new Map<string, Run[]>()

  add(work: string, contender: string, run: Run) {
    const key = `${work} ${contender}`
    this.runs.set(key, [...(this.runs.get(key) ?? []), run])
  }

  median(work: string, contender: string, figure: keyof Run): number {
    const all = this.runs.get(`${work} ${contender}`) ?? []
    return quantile(
      all.map(run => run[figure]),
      0.5,
    )
  }
}

/**
 * A table in Markdown. R is a contender's requests per second divided by those of the last one, the limit; 'by CPU' is
 * the same of the requests that a second of processor time is enough for, which other work on the machine disturbs less.
 */
export function printRuns(runs: Runs, { works, contenders }: Record<'works' | 'contenders', string[]>) {
  const limit = contenders.at(-1) ?? ''
  const others = contenders.slice(0, -1)
  const cpuOf = (work: string, name: string) => runs.median(work, name, 'server') + runs.median(work, name, 'postgres')
  const told = (work: string, name: string) =>
    (['server', 'postgres'] as const).map(figure => runs.median(work, name, figure).toFixed(2)).join(' / ')
  printRow([
    'work',
    ...others.flatMap(name => [`${name} R`, 'by CPU']),
    `${limit}, requests/s`,
    ...contenders.map(name => `${name}, CPU ms server / Postgres`),
  ])
  printRow(['---', ...contenders.flatMap(() => ['--:', '--:']), ...others.map(() => '--:')])
  for (const work of works) {
    const best = runs.median(work, limit, 'perSecond')
    const ratios = others.flatMap(name => [
      (runs.median(work, name, 'perSecond') / best).toFixed(2),
      (cpuOf(work, limit) / cpuOf(work, name)).toFixed(2),
    ])
    printRow([work, ...ratios, best.toFixed(0), ...contenders.map(name => told(work, name))])
  }
}

export const printRow = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
