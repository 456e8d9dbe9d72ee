import type { Reporter, TestModule } from 'vitest/node'

/** Longest time in seconds that a file of the usual tests may take. Slower ones belong to the deep tests. */
const LIMIT = 20

/** On a busy machine all files are slower, so a file may take this part of the time of all files together. */
const PART_OF_ALL = 0.03

/** Prints the slowest 20 test files, and fails the run when one takes longer than its limit. */
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
