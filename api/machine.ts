import os from 'node:os'

/** The memory and cores that the product may use. */
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
