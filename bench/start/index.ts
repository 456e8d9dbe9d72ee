/**
 * Time until a restarted product is ready, and its memory when idle: `npm run bench:start`. The memory is the sum of
 * all its processes, with the embedded database and the readers; shared pages count once. By default one process
 * answers requests; `-- --processes=2` starts two.
 */
import { option, quantile } from '../measure.ts'
import { processTree, proportionalMemory } from '../processes.ts'
import { pause, startProduct } from '../product.ts'

/** Milliseconds until the work after a start is done. After the first start, all talents' profiles are read. */
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
