import type { readFields } from './local/readFields.ts'

/** What a reading thread is given: `text` is for a provider, `fields` are read by rules. */
export type ReadingTask = { bytes: Uint8Array; guideline?: string; read: 'text' | 'fields' }

/** What it answers. With fewer letters than `fewestLetters` nothing further is read. */
export type Reading = {
  letters: number
  paintsImages: boolean
  text: string
  fields: ReturnType<typeof readFields> | undefined
}

/** A resume with fewer letters has nothing to tell. */
export const fewestLetters = 100
