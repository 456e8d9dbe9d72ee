/**
 * How much the public pages and the login page transfer on a first and a second visit: `npm run bench:transfer`. A
 * browser opens each page of the product as `npm start` runs it, and counts the bytes on the network.
 */
import type { Browser, CDPSession } from 'playwright-core'
import { openBrowser } from '../../web/test/browser.ts'
import { type Product, pause, startProduct } from '../product.ts'

const product = await startProduct()
try {
  const paths = { login: '/login', ...(await publicPaths(product)) }
  for (const [name, path] of Object.entries(paths)) {
    const browser = await openBrowser()
    const [first, second] = await visitTwice(browser, `http://localhost:${product.port}${path}`)
    await browser.close()
    console.log(`${name.padEnd(6)} first visit ${first}, second visit ${second}`)
  }
} finally {
  await product.stop()
  await product.remove()
}

async function publicPaths({ call }: Product) {
  const ask = async (method: string, path: string) => JSON.parse((await call({ method, path, body: {} })).body)
  const deals: { id: number; status: string }[] = JSON.parse((await call({ path: '/api/deals' })).body)
  const open = deals.find(({ status }) => status === 'Open')
  const { shareableId } = await ask('POST', '/api/talents/1/generate-shareable-id')
  const { shareableUrl } = await ask('POST', `/api/deals/${open?.id}/shareable-link`)
  return { share: `/share/${shareableId}`, apply: new URL(shareableUrl).pathname }
}

async function visitTwice(browser: Browser, address: string): Promise<[string, string]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const visit = async () => {
    const counted = countBytes(network)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await pause(2_000) // Prefetched files count as well.
    return counted()
  }
  return [await visit(), await visit()]
}

/** Counts until it is asked; what comes from the browser's cache counts as nothing. */
function countBytes(network: CDPSession): () => string {
  let bytes = 0
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength
  }
  network.on('Network.loadingFinished', count)
  return () => {
    network.off('Network.loadingFinished', count)
    return `${(bytes / 1024).toFixed(1)} KiB`
  }
}
