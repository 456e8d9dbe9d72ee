/**
 * How long the whole list of talents takes over REST: `npm run bench:whole`. Starts the product with 100,000 talents (or
 * `-- --rows=20000`) and asks five times.
 */
import { startEmbeddedPostgres } from '../../api/embeddedPostgres.ts'
import { option } from '../measure.ts'
import { startProduct } from '../product.ts'
import { seedRows } from './rows.ts'

const rows = Number(option('rows') ?? 100_000)
const product = await startProduct({ DEMO_DATA: '0' })
try {
  await product.stop()
  const postgres = await startEmbeddedPostgres({ dataDir: product.dataDir })
  await seedRows(postgres.url, rows)
  await postgres.stop()
  await product.startAgain()
  for (let turn = 0; turn < 5; turn++) {
    const { status, milliseconds, body } = await product.call({ path: '/api/talents' })
    const told = `${(milliseconds / 1000).toFixed(1)} s, ${(body.length / 1e6).toFixed(0)} MB`
    console.log(`GET /api/talents: ${status}, ${told}, ${JSON.parse(body).length} talents`)
  }
} finally {
  await product.stop()
  await product.remove()
}
