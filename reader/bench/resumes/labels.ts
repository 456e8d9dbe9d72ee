import { latestOf } from './careers.ts'
import type { Job, Resume } from './invent.ts'
import { type Language, tradeFacts } from './languages.ts'
import { seniorityOf } from './seniority.ts'

/**
 * What a reader should find. `roleAlso`, `seniorityAlso` and the like are right, too; `techAlso` and optional jobs are
 * neither demanded nor punished; an empty summary is one that is not printed.
 */
export type Labels = {
  name: string
  nameAlso?: string[]
  email: string
  phone: string | null
  linkedinUrl: string | null
  portfolioUrls: string[]
  /** Null where nothing tells it. */
  role: string | null
  roleAlso: string[]
  area: string
  areaAlso: string[]
  /** Null where honest people could not tell it. */
  seniority: string | null
  seniorityAlso: string[]
  techStack: string[]
  techAlso: string[]
  jobs: LabelledJob[]
  summary: string
}

export type LabelledJob = {
  company: string
  title: string
  companyAlso?: string[]
  titleAlso?: string[]
  isOptional?: boolean
}

/** The labels of a resume. */
export function labelsOf(resume: Resume): Labels {
  const { name, jobs, skills, soft, language, headline } = resume
  const { area, areaAlso = [] } = tradeFacts[resume.trade]
  const post = latestOf(jobs)
  const latest = post?.title
  const role = resume.role ?? latest ?? null
  // What a student hopes to be, or does to earn money, need not tell the area.
  const isVague = resume.kind === 'student' && (resume.role !== undefined || post?.isBeside)
  return {
    name: `${name.first} ${name.last}`,
    email: resume.email,
    phone: resume.phone ?? null,
    linkedinUrl: resume.linkedin ? `linkedin.com/in/${resume.linkedin}` : null,
    portfolioUrls: resume.site ? [resume.site] : [],
    role,
    roleAlso: [headline, latest].filter(text => text !== undefined && text !== role) as string[],
    area,
    areaAlso: isVague ? [...areaAlso, 'OTHER'] : areaAlso,
    ...seniorityOf(resume),
    techStack: skills.flatMap(({ items }) => items),
    techAlso: [...soft, ...language.soft, ...resume.speaks],
    jobs: [
      ...jobs.map(job => labelOf(job, language)),
      ...resume.alsoPosts.map(({ firm, title }) => ({ company: firm, title, isOptional: true })),
    ],
    summary: resume.summary ?? '',
  }
}

/** What is no post, and a post without any employer, are neither demanded nor punished. */
function labelOf({ firm, title, isLeave }: Job, { selfEmployed }: Language): LabelledJob {
  const nobody = ['Self-employed', 'Freelance', ...selfEmployed]
  if (isLeave) return { company: title, title, companyAlso: nobody, isOptional: true }
  if (firm === '') return { company: 'Self-employed', title, companyAlso: [...nobody, title], isOptional: true }
  return { company: firm, title, ...(selfEmployed.includes(firm) ? { companyAlso: nobody } : {}) }
}
