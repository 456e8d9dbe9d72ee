import os from 'node:os'

/** The memory and cores that the product may use. */
export type Machine = {
  /** The memory in bytes. */
  memory: number
  cores: number
}

/** The limits of this machine, or of its container. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  return {
    memory: limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem(),
    cores: os.availableParallelism(),
  }
}
