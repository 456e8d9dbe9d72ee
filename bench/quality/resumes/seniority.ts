import { seniorityIn } from '../../../api/language/resumes.ts'
import { monthsBetween, type Stretch, today } from './dates.ts'
import type { Resume } from './invent.ts'

/** The levels by the years in one's own trade. */
const levels = ['Junior', 'Mid', 'Senior'] as const

/**
 * The level that the latest title names, else the one that the years in the person's own trade make; what honest people
 * would also say is in `seniorityAlso`. Student jobs and other trades do not count.
 */
export function seniorityOf({ headline, jobs }: Pick<Resume, 'headline' | 'jobs'>) {
  const named = seniorityIn(headline ?? jobs[0]?.title ?? '')?.level
  const counted = jobs.filter(job => !job.isBeside)
  if (named) return { seniority: named, seniorityAlso: byYears(yearsOf(counted)) }
  if (counted.length === 0) return { seniority: 'Junior', seniorityAlso: ['Intern'] }
  const [seniority = 'Mid', ...seniorityAlso] = byYears(yearsOf(counted))
  return { seniority, seniorityAlso }
}

/** The level of so many years first, then the next one where the border is near. */
function byYears(years: number): string[] {
  const borders = [2.5, 6.5] as const
  const level = levels[borders.filter(border => years >= border).length] ?? 'Mid'
  const near = borders.flatMap((border, index) => (Math.abs(years - border) <= 1 ? levels.slice(index, index + 2) : []))
  return [level, ...near.filter(other => other !== level)]
}

/** The years that are covered by stretches, each month once. */
export function yearsOf(stretches: Stretch[]): number {
  const months = new Set<number>()
  for (const { from, to = today } of stretches) {
    const first = from.year * 12 + from.month
    for (let month = first; month <= first + monthsBetween(from, to); month += 1) months.add(month)
  }
  return months.size / 12
}
