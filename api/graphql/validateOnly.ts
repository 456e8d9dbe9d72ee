import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import { CannotValidate, InvalidInput } from '../problems.ts'

/*
 * Dry runs: docs/decisions/111. A request with the header runs the whole verb in one transaction, which is then taken back.
 */

/** The header of a request that is only checked, and of its answer. */
export const VALIDATE_HEADER = 'validate-only'

/** The extension of a mutation that may be run so. */
export const VALIDATES = 'validates'

/** Whether the request asks for a dry run. Throws InvalidInput for another word than true, as a dry run must not be missed. */
export function asksToValidate(header: string | string[] | undefined): boolean {
  if (header === undefined) return false
  if (header !== 'true') throw new InvalidInput('Validate-Only must be true')
  return true
}

/** Runs the work and takes back what it has changed. Throws what the work throws. */
export async function validated<Asker extends Context, Result>(
  context: Asker,
  work: (within: Asker) => Promise<Result> | Result,
): Promise<Result> {
  context.told.validateOnly = true
  const done: { result?: Result } = {}
  const undo = new Error('This is only a dry run')
  try {
    await context.transaction(async tx => {
      done.result = await work(within(context, tx))
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return done.result as Result
}

/** What a dry run has of its context beside the database. `query` only reads, for answers, which are dropped. */
const KEPT = new Set<string>([
  ...['query', 'viewer', 'clock', 'settings', 'log', 'requestId', 'signal', 'validateOnly'],
  ...['clientAddress', 'userAgent', 'idempotencyKey', 'formOrigin'],
])

/** The context of a dry run: all statements go through the one transaction, and nothing else can be reached. */
function within<Asker extends Context>(context: Asker, tx: Tx): Asker {
  let savepoints = 0
  const transaction = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const name = `dry_run_${++savepoints}`
    await tx.$executeRawUnsafe(`SAVEPOINT ${name}`)
    try {
      return await work(tx)
    } catch (error) {
      await tx.$executeRawUnsafe(`ROLLBACK TO SAVEPOINT ${name}`)
      throw error
    }
  }
  const reachable = Object.entries(context).map(([name, value]) => [name, KEPT.has(name) ? value : UNREACHABLE])
  return { ...Object.fromEntries(reachable), db: tx, transaction, shortTransaction: transaction }
}

const refuse = () => {
  throw new CannotValidate()
}

/** Storage, mail, AI, caches: whoever touches them in a dry run is refused. */
const UNREACHABLE = new Proxy(() => undefined, { get: refuse, apply: refuse })
