import type { Answer } from './answer.ts'
import type { Score } from './score.ts'

/**
 * Does the form warn of a list of posts that is lost? Of the files of which no demanded employer was found, of those of
 * which less than half was, and of the others: how many there are, and the share in percent whose list is marked.
 */
export function alarmOf(rows: { read: Answer; score: Score }[]) {
  const half = 0.5
  const groups = {
    'all employers lost': rows.filter(({ score }) => score.lostCompanies),
    'half of them lost': rows.filter(
      ({ score }) => score.lostCompanies === false && (score.fields.companies ?? 1) < half,
    ),
    others: rows.filter(({ score }) => !score.lostCompanies && (score.fields.companies ?? 1) >= half),
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => {
      const marked = group.filter(({ read }) => marksPosts(read)).length
      return [
        name,
        { files: group.length, marked: group.length === 0 ? '–' : Math.round((1000 * marked) / group.length) / 10 },
      ]
    }),
  )
}

/** Whether the form says that positions are missing, or opens one to ask for its employer. */
export const marksPosts = ({ doubts, positionsWithoutEmployer }: Answer) =>
  doubts.some(({ kind }) => kind.startsWith('COMPANIES_')) || positionsWithoutEmployer.length > 0
