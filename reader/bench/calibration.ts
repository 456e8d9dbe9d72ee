import type { FieldEvidence } from '../reading.ts'
import type { Answer } from './answer.ts'
import type { Labels } from './resumes/labels.ts'
import { judge } from './score.ts'

/** A value with this confidence or more is shown as sure; one with less is marked for somebody to look at. */
const SURE = 0.85
export const isMarked = ({ confidence }: Pick<FieldEvidence, 'confidence'>) => confidence < SURE

export type CalibratedRow = { read: Answer; labels: Labels }

/** By field: how many values are shown as sure, how many of them are wrong, and the same of those that are marked. */
export function calibrationOf(rows: CalibratedRow[]) {
  const counts: Record<string, ReturnType<typeof none>> = {}
  for (const { read, labels } of rows) {
    const left = [...read.evidence]
    for (const { field, value, isRight } of judge(read, labels)) {
      const at = left.findIndex(row => row.field === field && (value === null || row.value === value))
      const [evidence] = at < 0 ? [] : left.splice(at, 1)
      for (const name of [field, 'all']) {
        const count = counts[name] ?? none()
        counts[name] = count
        const isSure = evidence !== undefined && !isMarked(evidence)
        count[isSure ? 'sure' : 'marked'] += 1
        if (!isRight) count[isSure ? 'wrongSure' : 'wrongMarked'] += 1
      }
    }
  }
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : Math.round((1000 * part) / whole) / 10)
  return Object.fromEntries(
    Object.entries(counts).map(([field, { sure, wrongSure, marked, wrongMarked }]) => [
      field,
      { sure, 'wrong of sure': percent(wrongSure, sure), marked, 'wrong of marked': percent(wrongMarked, marked) },
    ]),
  )
}

const none = () => ({ sure: 0, wrongSure: 0, marked: 0, wrongMarked: 0 })
