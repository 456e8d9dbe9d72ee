import { type Job, latestOf } from './careers.ts'
import { monthsBetween, type Stretch, today } from './dates.ts'
import type { Resume } from './invent.ts'

/** Words of titles that say a level; the bench has its own, as the reader's would hide the reader's mistakes. */
const named: [RegExp, string, string[]][] = [
  [/\b(director|vp|chief|geschäftsführer|vorstand)/i, 'Executive', ['Lead']],
  [/\b(principal|staff|architect|architekt|architecte|architetto)\b/i, 'Principal', ['Senior', 'Lead', 'Mid']],
  [/\b(lead|head)\b/i, 'Lead', ['Senior', 'Executive']],
  [/\b(senior|sénior|starszy|starsza)\b/i, 'Senior', []],
  [/\b(junior|associate|trainee|intern)\b/i, 'Junior', ['Intern']],
]

/** Words of titles by which some would call the person a lead, and others go by the years. */
const leading =
  /leiter|manager|meister|führer|chef|responsable|responsabile|responsável|encargad|gerente|kierown|capo|caposala|cap d|jef[ea]|hoofd|supervisor|directrice|directora|head|lider/i

/** The levels by the years in one's own trade. */
const levels = ['Junior', 'Mid', 'Senior'] as const

/**
 * The level that the role names, else the one that the years in the person's own trade make; what honest people
 * would also say is in `seniority_alt`. Student jobs and other trades do not count.
 */
export function seniorityOf({ role, jobs }: Pick<Resume, 'role' | 'jobs'>): {
  seniority: string | null
  seniority_alt: string[]
} {
  const title = role ?? latestOf(jobs)?.title ?? ''
  const level = named.find(([pattern]) => pattern.test(title))
  if (level) return { seniority: level[1], seniority_alt: level[2] }
  if (jobs.some(job => job.dates === 'none')) return { seniority: null, seniority_alt: [] }
  const counted = jobs.filter(job => !job.isBeside)
  if (counted.length === 0) return { seniority: 'Junior', seniority_alt: ['Intern'] }
  const [seniority = 'Mid', ...near] = byYears(yearsInTrade(jobs))
  return { seniority, seniority_alt: leading.test(title) ? [...near, 'Lead'] : near }
}

/** The level of so many years first, then the next one where the border is near. */
function byYears(years: number): string[] {
  const borders = [2.5, 6.5] as const
  const level = levels[borders.filter(border => years >= border).length] ?? 'Mid'
  const near = borders.flatMap((border, index) => (Math.abs(years - border) <= 1 ? levels.slice(index, index + 2) : []))
  return [level, ...near.filter(other => other !== level)]
}

/** The years in one's own trade, each month counted once. */
export const yearsInTrade = (jobs: Job[]) => yearsOf(jobs.filter(job => !job.isBeside))

function yearsOf(stretches: Stretch[]): number {
  const months = new Set<number>()
  for (const { from, to = today } of stretches) {
    const first = from.year * 12 + from.month
    for (let month = first; month <= first + monthsBetween(from, to); month += 1) months.add(month)
  }
  return months.size / 12
}
