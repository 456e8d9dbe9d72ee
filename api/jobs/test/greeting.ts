import { vi } from 'vitest'
import { z } from 'zod'
import { defineJob } from '../jobs.ts'

/** A logger that records its calls. */
export const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

/** The names for which the job has run, oldest first. */
export const greeted: string[] = []

export const greet = defineJob({
  name: 'test.greet',
  payload: z.object({ name: z.string() }),
  run: async (_context, { name }) => {
    greeted.push(name)
  },
})
