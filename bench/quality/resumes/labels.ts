import type { Resume } from './invent.ts'
import { tradeFacts } from './languages.ts'
import { seniorityOf } from './seniority.ts'

/**
 * What a reader should find. `roleAlso`, `seniorityAlso` and the like are right, too; `techAlso` and optional jobs are
 * neither demanded nor punished; an empty summary is one that is not printed.
 */
export type Labels = {
  name: string
  email: string
  phone: string | null
  linkedinUrl: string | null
  portfolioUrls: string[]
  role: string
  roleAlso: string[]
  area: string
  areaAlso: string[]
  seniority: string
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
  const { name, jobs, skills, soft, language } = resume
  const { area, areaAlso = [] } = tradeFacts[resume.trade]
  return {
    name: `${name.first} ${name.last}`,
    email: resume.email,
    phone: resume.phone ?? null,
    linkedinUrl: resume.linkedin ? `linkedin.com/in/${resume.linkedin}` : null,
    portfolioUrls: resume.site ? [resume.site] : [],
    role: resume.headline ?? jobs[0]?.title ?? '',
    roleAlso: resume.headline && jobs[0] ? [jobs[0].title] : [],
    area,
    areaAlso,
    ...seniorityOf(resume),
    techStack: skills.flatMap(({ items }) => items),
    techAlso: [...soft, ...language.soft, ...resume.speaks],
    jobs: jobs.map(({ firm, title }) => ({ company: firm, title })),
    summary: resume.summary ?? '',
  }
}
