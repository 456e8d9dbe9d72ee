/**
 * Bytes that the pages transfer: `npm run bench:transfer`. A browser opens each page of the product, run as by `npm
 * start`, and counts bytes on the network. Public pages are counted at a first and a second visit. For staff, the first
 * page, its first use and each further page are counted. Bytes of scripts do not include headers.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { openBrowser } from '../../web/test/browser.ts'
import { type Product, pause, startProduct } from '../product.ts'
import { publicPaths } from '../publicPaths.ts'

const product = await startProduct()
try {
  const address = `http://localhost:${product.port}`
  console.log('| page | script, KiB | all of a first visit | of a second visit |\n| --- | --: | --: | --: |')
  for (const [name, page] of Object.entries({ ...(await publicPaths(product)), login: '/login' })) {
    await withWindow(async visit => {
      const [first, second] = [await visit(address + page), await visit(address + page)]
      console.log(`| ${name} | ${kib(first.script)} | ${kib(first.all)} | ${kib(second.all)} |`)
    })
  }
  await staffPages(product, address)
} finally {
  await product.stop()
  await product.remove()
}

type Bytes = { script: number; all: number }

/** Prints the bytes of the first page of a session, of its first use, and of each further page, for signed-in staff. */
async function staffPages({ dataDir }: Product, address: string) {
  const [email = '', password = ''] = (await readFile(path.join(dataDir, 'first-admin'), 'utf8')).split('\n')
  const further = [
    ...['/talent/1', '/companies', '/companies/1', '/deals', '/deals/1', '/job-matching', '/users', '/sessions'],
    '/docs/api',
  ]
  console.log('\n| staff page | script, KiB | all |\n| --- | --: | --: |')
  for (const next of [null, ...further]) {
    await withWindow(async (visit, { page, counted }) => {
      await page.request.post(`${address}/api/auth/login`, { data: { email, password } })
      const first = await visit(`${address}/`)
      if (next) {
        const more = await visit(address + next)
        return console.log(`| ${next}, after the talents | ${kib(more.script)} | ${kib(more.all)} |`)
      }
      console.log(`| the talents, as the first page | ${kib(first.script)} | ${kib(first.all)} |`)
      const used = counted()
      // The mouse moves beside the rows, as hovering over a row would prefetch its page.
      await page.mouse.move(700, 20)
      await pause(2_000)
      const { script, all } = used()
      console.log(`| the same, when it is first used | ${kib(script)} | ${kib(all)} |`)
    })
  }
}

type Visit = (address: string) => Promise<Bytes>
type Window = { page: Page; counted: () => () => Bytes }

/** Opens a browser window with an empty cache. */
async function withWindow(act: (visit: Visit, window: Window) => Promise<void>) {
  const browser: Browser = await openBrowser()
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const counted = () => countBytes(network)
    const visit: Visit = async address => {
      const bytes = counted()
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await pause(2_000) // Prefetched files count as well.
      return bytes()
    }
    await act(visit, { page, counted })
  } finally {
    await browser.close()
  }
}

/** Counts bytes until the returned function is called. Responses from the browser's cache do not count. */
function countBytes(network: CDPSession): () => Bytes {
  const bytes = { script: 0, all: 0 }
  const scripts = new Map<string, number>()
  const respond = ({
    requestId,
    response,
  }: {
    requestId: string
    response: { url: string; encodedDataLength: number }
  }) => {
    // At this moment only the headers were received, so this is the length of the headers.
    if (/\/assets\/.*\.m?js$/.test(response.url)) scripts.set(requestId, response.encodedDataLength)
  }
  const count = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    bytes.all += encodedDataLength
    const headers = scripts.get(requestId)
    if (headers !== undefined && encodedDataLength > 0) bytes.script += encodedDataLength - headers
  }
  network.on('Network.responseReceived', respond)
  network.on('Network.loadingFinished', count)
  return () => {
    network.off('Network.responseReceived', respond)
    network.off('Network.loadingFinished', count)
    return bytes
  }
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
