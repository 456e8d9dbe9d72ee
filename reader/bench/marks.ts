import type { FieldEvidence } from '../reading.ts'
import type { Answer } from './answer.ts'
import { percent } from './measure.ts'
import type { Labels } from './resumes/labels.ts'
import { judge, type Score } from './score.ts'

/** A value with this confidence or more is shown as sure; one with less is marked for somebody to look at. */
const SURE = 0.85
export const isMarked = ({ confidence }: Pick<FieldEvidence, 'confidence'>) => confidence < SURE

/** Whether the form says that positions are missing, or opens one to ask for its employer. */
export const marksPosts = ({ doubts, positionsWithoutEmployer }: Answer) =>
  doubts.some(({ kind }) => kind.startsWith('COMPANIES_')) || positionsWithoutEmployer.length > 0

export type ReadRow = { read: Answer; labels: Labels; score: Score }

/** By field: how many values are shown as sure, how many of them are wrong, and the same of those that are marked. */
export function calibrationOf(rows: ReadRow[]) {
  const counts: Record<string, { sure: number; wrongSure: number; marked: number; wrongMarked: number }> = {}
  for (const { read, labels } of rows) {
    const left = [...read.evidence]
    for (const { field, value, isRight } of judge(read, labels)) {
      const at = left.findIndex(row => row.field === field && (value === null || row.value === value))
      const [evidence] = at < 0 ? [] : left.splice(at, 1)
      const isSure = evidence !== undefined && !isMarked(evidence)
      for (const name of [field, 'all']) {
        counts[name] ??= { sure: 0, wrongSure: 0, marked: 0, wrongMarked: 0 }
        counts[name][isSure ? 'sure' : 'marked'] += 1
        if (!isRight) counts[name][isSure ? 'wrongSure' : 'wrongMarked'] += 1
      }
    }
  }
  const tables = Object.entries(counts).map(([field, { sure, wrongSure, marked, wrongMarked }]) => [
    field,
    ...[{ sure, 'wrong of sure': percent(wrongSure, sure), marked, 'wrong of marked': percent(wrongMarked, marked) }],
  ])
  return Object.fromEntries(tables)
}

/**
 * Does the form warn of a list of posts that is lost? Of the files of which no demanded employer was found, of those of
 * which less than half was, and of the others: how many there are, and the share in percent whose list is marked.
 */
export function alarmOf(rows: ReadRow[]) {
  const isHalf = ({ score }: ReadRow) => (score.fields.companies ?? 1) < 0.5
  const count = (group: ReadRow[]) => ({
    files: group.length,
    marked: percent(group.filter(({ read }) => marksPosts(read)).length, group.length),
  })
  return {
    'all employers lost': count(rows.filter(({ score }) => score.lostCompanies)),
    'half of them lost': count(rows.filter(row => row.score.lostCompanies === false && isHalf(row))),
    others: count(rows.filter(row => !row.score.lostCompanies && !isHalf(row))),
  }
}
