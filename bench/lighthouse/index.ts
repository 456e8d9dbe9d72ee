/**
 * How Lighthouse 12 judges the pages for visitors: `npm run bench:lighthouse`, with its mobile profile and simulated
 * throttling. Each page is opened several times by turns, and the table has the medians. `-- --runs=5` is their number.
 * Lighthouse has a package file of its own here, and is installed by the first run.
 */
import path from 'node:path'
import { openBrowser } from '../../web/test/browser.ts'
import { option, quantile } from '../measure.ts'
import { installPeer } from '../peer.ts'
import { startProduct } from '../product.ts'
import { publicPaths } from '../publicPaths.ts'

/** What is shown of Lighthouse's report. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>
}

type Lighthouse = (url: string, flags: { port: number; logLevel: 'error' }) => Promise<{ lhr: Report } | undefined>

/** The port on which Lighthouse speaks to the browser. */
const PORT = 9_333
const runs = Number(option('runs') ?? 5)
const lighthouse = await installed()
const product = await startProduct()
try {
  const pages = Object.entries({ ...(await publicPaths(product)), login: '/login' })
  const reports = new Map<string, Report[]>(pages.map(([name]) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, page] of pages) reports.get(name)?.push(await judge(`http://localhost:${product.port}${page}`))
  }
  print(reports)
} finally {
  await product.stop()
  await product.remove()
}

async function installed(): Promise<Lighthouse> {
  const folder = import.meta.dirname
  installPeer(folder)
  return (await import(path.join(folder, 'node_modules/lighthouse/core/index.js'))).default
}

/** In a browser of its own, as nothing of a former visit may be there. */
async function judge(url: string): Promise<Report> {
  const browser = await openBrowser({ args: [`--remote-debugging-port=${PORT}`] })
  try {
    const result = await lighthouse(url, { port: PORT, logLevel: 'error' })
    const fault = result?.lhr.runtimeError
    if (!result || fault) throw new Error(`Lighthouse has no report of ${url}: ${fault?.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function print(reports: Map<string, Report[]>) {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  console.log(
    `\n| page | performance | accessibility | best practices | first paint | largest paint | blocked | shift |`,
  )
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
  for (const [name, all] of reports) {
    const score = (category: string) => Math.round(100 * median(all.map(each => each.categories[category]?.score ?? 0)))
    const value = (audit: string) => median(all.map(({ audits }) => audits[audit]?.numericValue ?? 0))
    const cells = [
      ...[name, score('performance'), score('accessibility'), score('best-practices')],
      ...[seconds(value('first-contentful-paint')), seconds(value('largest-contentful-paint'))],
      ...[`${Math.round(value('total-blocking-time'))} ms`, value('cumulative-layout-shift').toFixed(3)],
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  for (const [name, [first]] of reports) {
    const failed = Object.entries(first?.audits ?? {}).filter(([, { score }]) => score !== null && score < 0.9)
    console.log(`${name}, below 90: ${failed.map(([audit]) => audit).join(', ') || 'nothing'}`)
  }
}

function median(values: number[]) {
  return quantile(values, 0.5)
}
