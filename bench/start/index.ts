/**
 * How soon the product is ready when it is started again, and how much memory it holds when idle: `npm run bench:start`.
 * The memory is that of all of its processes, with the embedded database and the readers, each page counted once. By
 * default one process answers requests; `-- --processes=2` starts two for it.
 */
import { option, quantile } from '../measure.ts'
import { processTree, proportionalMemory } from '../processes.ts'
import { pause, startProduct } from '../product.ts'

/** Milliseconds after which it has done what a start leaves to be done; the first one, to read the new talents' profiles. */
const SETTLED = 20_000

const rounds = Number(option('rounds') ?? 5)
const product = await startProduct({ LOG_LEVEL: 'info' })
try {
  await pause(SETTLED)
  const starts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await product.stop()
    starts.push(await product.startAgain())
  }
  console.log(`ready after ${starts.map(Math.round).join(', ')} ms, median ${Math.round(quantile(starts, 0.5))} ms`)
  await pause(SETTLED)
  const tree = processTree(product.pid())
  const megabytes = tree.map(proportionalMemory)
  const sum = megabytes.reduce((all, one) => all + one, 0)
  console.log(
    `idle: ${Math.round(sum)} MB in ${tree.length} processes, ${Math.round(Math.max(...megabytes))} MB in the largest`,
  )
} finally {
  await product.stop()
  await product.remove()
}
