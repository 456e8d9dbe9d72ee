/**
 * Time to load the whole list of talents over REST, by a single request and by three at once, plain and with gzip, and
 * to load a page of talents meanwhile: `npm run bench:whole`. Starts the product with 100,000 talents (or `--
 * --rows=20000`). `-- --path=/api/talents.csv` requests CSV.
 */
import http from 'node:http'
import { watchMemory } from '../crowd/usage.ts'
import { fillFolder } from '../data/folder.ts'
import { option, percentile } from '../measure.ts'
import { pause, startProduct } from '../product.ts'

const PAGE = `{ talents(first: 50) { edges { node { id databaseId name role area seniority status techStack companies
  linkedinUrl portfolioUrls email phone summary keyHighlights availability createdAt updatedAt } } } }`

const rows = Number(option('rows') ?? 100_000)
const folder = option('folder')
const path = option('path') ?? '/api/talents'
const product = await startProduct({ DEMO_DATA: '0', ...(folder && { DATA_DIR: folder }) })
try {
  if (!folder) {
    await product.stop()
    await fillFolder(product.dataDir, { talents: rows })
    await product.startAgain()
  }
  const { body } = await product.call({ path })
  console.log(`${rows} talents at ${path}, ${(body.length / 1e6).toFixed(0)} MB`)
  await measure('nothing else', 0)
  for (const encoding of ['identity', 'gzip']) {
    await measure(`one list, ${encoding}`, 1, encoding)
    await measure(`three at once, ${encoding}`, 3, encoding)
  }
} finally {
  await product.stop()
  if (!folder) await product.remove()
}

async function measure(name: string, lists: number, encoding = '') {
  const memory = watchMemory(product.pid())
  const prober = probe()
  if (lists === 0) await pause(3_000)
  const took = await Promise.all(Array.from({ length: lists }, () => take(encoding)))
  const page = await prober()
  const seconds = took.map(({ milliseconds }) => (milliseconds / 1000).toFixed(1)).join(', ')
  const sent = took.map(({ bytes }) => `${(bytes / 1e6).toFixed(0)} MB`).slice(0, 1)
  console.log(
    [
      `${name}:`.padEnd(26),
      ...(lists === 0 ? [] : [`${seconds} s, ${sent};`]),
      `a page of a list p50 ${percentile(page, 0.5)} ms, p99 ${percentile(page, 0.99)} ms of ${page.length};`,
      `at the most ${memory().server} MB in the server`,
    ].join(' '),
  )
}

/** Downloads a whole list as fast as possible and discards it. */
async function take(encoding: string): Promise<{ milliseconds: number; bytes: number }> {
  const cookie = (await product.signIn()).headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'accept-encoding': encoding }
    const request = http.get({ host: '127.0.0.1', port: product.port, path, headers }, response => {
      let bytes = 0
      response.on('data', part => {
        bytes += part.length
      })
      response.on('error', reject)
      response.on('end', () => resolve({ milliseconds: performance.now() - begun, bytes }))
    })
    request.on('error', reject)
  })
}

/** Requests a page of talents twenty times a second. Returns the milliseconds of each request. */
function probe() {
  const took: number[] = []
  let isDone = false
  const asking = (async () => {
    while (!isDone) {
      const headers = { 'x-requested-with': 'graphiql' }
      const { status, milliseconds, body } = await product.call({
        ...{ method: 'POST', path: '/graphql', body: { query: PAGE }, headers },
      })
      if (status !== 200 || body.includes('"errors"')) throw new Error(`A page failed: ${status} ${body.slice(0, 200)}`)
      took.push(milliseconds)
      await pause(Math.max(0, 50 - milliseconds))
    }
  })()
  return async () => {
    isDone = true
    await asking
    return took
  }
}
