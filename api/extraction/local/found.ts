import type { Line } from '../lines/lines.ts'

/** Something read, and the lines it was read from: their words know where on the page they stand. */
export type Found<Value> = { value: Value; from: Line[] }
