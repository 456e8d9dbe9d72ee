import type { Reporter, TestModule } from 'vitest/node'

/** Maximum seconds of a file of the usual tests. Slower files belong to the deep tests. */
const LIMIT = 20

/** Maximum share of a file in the total time, if above LIMIT seconds: on a busy machine, all files are slower. */
const PART_OF_ALL = 0.03

/** Prints the slowest 20 test files. Fails the run if a file exceeds its limit. */
export default class SlowFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules
      .map(module => ({ name: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
    const limit = Math.max(LIMIT, PART_OF_ALL * files.reduce((sum, { seconds }) => sum + seconds, 0))
    console.log(`\nSlowest test files, at most ${limit.toFixed(0)} s each:`)
    for (const { name, seconds } of files.slice(0, 20)) {
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${seconds > limit ? '  TOO SLOW' : ''}`)
    }
    if (files.some(({ seconds }) => seconds > limit)) process.exitCode = 1
  }
}
