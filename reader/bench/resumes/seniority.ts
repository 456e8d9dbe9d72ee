import { type Job, latestOf } from './careers.ts'
import { monthsBetween, today } from './dates.ts'
import type { Resume } from './invent.ts'

/** Words of titles with their level and other accepted levels. The reader's own list would hide its mistakes. */
const named: [RegExp, string, string[]][] = [
  [/\b(director|vp|chief|geschäftsführer|vorstand)/i, 'Executive', ['Lead']],
  [/\b(principal|staff|architect|architekt|architecte|architetto)\b/i, 'Principal', ['Senior', 'Lead', 'Mid']],
  [/\b(lead|head)\b/i, 'Lead', ['Senior', 'Executive']],
  [/\b(senior|sénior|starszy|starsza)\b/i, 'Senior', []],
  [/\b(junior|associate|trainee|intern)\b/i, 'Junior', ['Intern']],
]

/** Words of titles for which Lead is accepted, too, beside the level by years. */
const leading =
  /leiter|manager|meister|führer|chef|responsable|responsabile|responsável|encargad|gerente|kierown|capo|caposala|cap d|jef[ea]|hoofd|supervisor|directrice|directora|head|lider/i

/** The level named in the role, else the level by years in the trade. Near a limit, both levels are accepted. */
export function seniorityOf({ role, jobs }: Pick<Resume, 'role' | 'jobs'>): {
  seniority: string | null
  seniority_alt: string[]
} {
  const title = role ?? latestOf(jobs)?.title ?? ''
  const level = named.find(([pattern]) => pattern.test(title))
  if (level) return { seniority: level[1], seniority_alt: level[2] }
  if (jobs.some(job => job.dates === 'none')) return { seniority: null, seniority_alt: [] }
  if (jobs.every(job => job.isBeside)) return { seniority: 'Junior', seniority_alt: ['Intern'] }
  const years = yearsInTrade(jobs)
  const levelAt = (some: number) => (some < 2.5 ? 'Junior' : some < 6.5 ? 'Mid' : 'Senior')
  const near = [levelAt(years - 1), levelAt(years + 1)].filter(other => other !== levelAt(years))
  return { seniority: levelAt(years), seniority_alt: leading.test(title) ? [...near, 'Lead'] : near }
}

/** The years in the person's own trade, each month counted once. Student jobs and other trades do not count. */
export function yearsInTrade(jobs: Job[]): number {
  const months = new Set<number>()
  for (const { from, to = today } of jobs.filter(job => !job.isBeside)) {
    const first = from.year * 12 + from.month
    for (let month = first; month <= first + monthsBetween(from, to); month += 1) months.add(month)
  }
  return months.size / 12
}
