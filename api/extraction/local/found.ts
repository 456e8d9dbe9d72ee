import type { Line } from '../lines/lines.ts'

/** Something read, the lines it was read from, whose words know where they stand, and how sure that is from 0 to 1. */
export type Found<Value> = { value: Value; from: Line[]; confidence: number }
