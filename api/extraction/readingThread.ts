import { readResume } from './phases.ts'
import type { Reading, ReadingTask } from './readingTask.ts'

/** The entry of a reading thread; piscina calls it with each task. */
export default function read(task: ReadingTask): Promise<Reading> {
  return readResume(task)
}
