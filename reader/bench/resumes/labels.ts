import type { Period } from '../../types.ts'
import { withoutSpecialLetters } from '../text.ts'
import { latestOf } from './careers.ts'
import { keptAs } from './dates.ts'
import type { Job, Resume } from './invent.ts'
import { type Language, tradeFacts } from './languages.ts'
import { seniorityOf } from './seniority.ts'

/**
 * The values to find, in the format of the evaluation data. Values in `_alt` are right, too. It does not matter whether
 * items of `techStack_alt` and optional posts are found. Null means not printed, but for role and seniority it means
 * unknown.
 */
export type Labels = {
  name: string
  name_alt: string[]
  email: string
  phone: string | null
  linkedinUrl: string | null
  portfolioUrls: string[]
  role: string | null
  role_alt: string[]
  area: string
  area_alt: string[]
  seniority: string | null
  seniority_alt: string[]
  techStack: string[]
  techStack_alt: string[]
  previousCompanies: LabelledPost[]
  summary: string | null
}

/** The facts to find. Only some layouts print the `place` of a post. */
export type FactLabels = {
  posts: (Period & { title: string; place: string })[]
  town: string
  education: (Period & { degree: string; school: string })[]
  languages: string[]
}

/** The facts of a resume. */
export const factLabelsOf = (resume: Resume): FactLabels => ({
  posts: resume.jobs
    .filter(({ firm, isLeave }) => firm !== '' && !isLeave)
    .map(job => ({ ...keptAs(resume, job), title: job.title, place: job.city })),
  town: resume.city,
  education: resume.education.map(({ from, to, ...study }) => ({ ...study, from: `${from}`, to: `${to}` })),
  languages: resume.speaks,
})

export type LabelledPost = {
  company: string
  title: string
  company_alt?: string[]
  title_alt?: string[]
  optional?: boolean
}

/** The labels of a resume. */
export function labelsOf(resume: Resume): Labels {
  const { name, jobs, skills, soft, language, headline } = resume
  const { area, areaAlso = [] } = tradeFacts[resume.trade]
  const post = latestOf(jobs)
  const latest = post?.title
  const role = resume.role ?? latest ?? null
  // The area may not be clear from student jobs, or from the role that a student wants.
  const isVague = resume.kind === 'student' && (resume.role !== undefined || post?.isBeside)
  const fullName = `${name.first} ${name.last}`
  return {
    ...{
      name: fullName,
      name_alt: [withoutSpecialLetters(fullName)],
      email: resume.email,
      phone: resume.phone ?? null,
    },
    linkedinUrl: resume.linkedin ? `linkedin.com/in/${resume.linkedin}` : null,
    portfolioUrls: resume.site ? [resume.site] : [],
    role,
    role_alt: [headline, latest].filter(text => text !== undefined && text !== role) as string[],
    area,
    area_alt: isVague ? [...areaAlso, 'OTHER'] : areaAlso,
    ...seniorityOf(resume),
    techStack: skills.flatMap(({ items }) => items),
    techStack_alt: [...soft, ...language.soft, ...resume.speaks],
    previousCompanies: [
      ...jobs.map(job => labelOf(job, language)),
      ...resume.alsoPosts.map(({ firm, title }) => ({ company: firm, title, optional: true })),
    ],
    summary: resume.summary ?? null,
  }
}

/** The label of a post. Leaves and posts without an employer need not be found. */
function labelOf({ firm, title, isLeave }: Job, { selfEmployed }: Language): LabelledPost {
  const nobody = ['Self-employed', 'Freelance', ...selfEmployed]
  if (isLeave) return { company: title, title, company_alt: nobody, optional: true }
  if (firm === '') return { company: 'Self-employed', title, company_alt: [...nobody, title], optional: true }
  return { company: firm, title, ...(selfEmployed.includes(firm) ? { company_alt: nobody } : {}) }
}
