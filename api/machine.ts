import os from 'node:os'

/** What the product may use of this machine. */
export type Machine = {
  /** Bytes. */
  memory: number
  cores: number
}

/** This machine, or the container's share of it. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  return {
    memory: limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem(),
    cores: os.availableParallelism(),
  }
}
