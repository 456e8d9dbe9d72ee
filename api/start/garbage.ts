import v8 from 'node:v8'
import vm from 'node:vm'

/** Milliseconds after which a process has done what a start leaves to be done. */
const SETTLED = 10_000

/**
 * Collects once what loading and starting leave behind: some 40 MB of each process, which V8 would otherwise keep until
 * requests make it collect. Takes some 50 ms.
 */
export function collectGarbageOnceSettled() {
  setTimeout(() => {
    v8.setFlagsFromString('--expose-gc')
    vm.runInNewContext('gc')()
    v8.setFlagsFromString('--no-expose-gc')
  }, SETTLED).unref()
}
