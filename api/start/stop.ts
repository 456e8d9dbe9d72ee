import { CannotMigrate } from '../../prisma/apply.ts'
import { describeError } from '../log.ts'
import { CannotStart } from '../postgres/orphan.ts'
import { ProcessEnded } from '../processes/keepRunning.ts'
import { WrongSetting } from '../settings.ts'

/** The process exits at most this many milliseconds after SIGTERM. */
export const STOP_WITHIN = 10_000

/** Functions that stop the product, in reverse order of its start: on SIGTERM, and after the last request. */
export type Closers = Record<'atOnce' | 'later', (() => unknown)[]>

/** Ends the process with an exit code, which is 0 after SIGTERM and SIGINT. */
export type Stop = (code: number) => Promise<void>

/** Stops once, even when called repeatedly. */
export function stopOnce({ atOnce, later }: Closers): Stop {
  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), STOP_WITHIN).unref()
      await Promise.all(atOnce.map(close => close()))
      for (const close of later.reverse()) await close()
      process.exit(code)
    })()
    return stopping
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  return stop
}

/** Prints only the message of a fault that the operator can fix, and any other error with its stack. */
export function printFault(error: unknown) {
  const isForOperators = FOR_OPERATORS.some(kind => error instanceof kind)
  console.error(error instanceof Error && isForOperators ? error.message : describeError(error))
}

const FOR_OPERATORS = [WrongSetting, CannotStart, CannotMigrate, ProcessEnded]
