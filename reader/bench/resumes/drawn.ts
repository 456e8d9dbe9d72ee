import type { DrawnResume } from '../../test/drawResume.ts'
import type { Month } from './dates.ts'
import type { Resume } from './invent.ts'

/** The same person as the tests' drawing code takes them. */
export function drawnOf(resume: Resume): DrawnResume {
  const { language, linkedin, site } = resume
  const month = ({ year, month: index }: Month) => `${language.shortMonths[index]} ${year}`
  return {
    name: `${resume.name.first} ${resume.name.last}`,
    headline: resume.headline ?? resume.jobs[0]?.title ?? '',
    email: resume.email,
    phone: resume.phone,
    location: `${resume.city}, ${language.country}`,
    links: [
      ...(linkedin ? [{ label: `linkedin.com/in/${linkedin}`, url: `https://www.linkedin.com/in/${linkedin}` }] : []),
      ...(site ? [{ label: site, url: site.startsWith('http') ? site : `https://${site}` }] : []),
    ],
    summary: resume.summary,
    skills: resume.skills.flatMap(({ items }) => items),
    languages: resume.speaks,
    experience: resume.jobs.map(job => ({
      company: job.firm,
      title: job.title,
      from: month(job.from),
      to: job.to ? month(job.to) : (language.now[0] ?? 'Present'),
      location: job.city,
      bullets: job.deeds,
    })),
    education: resume.education.map(({ degree, school, from, to }) => ({ degree, school, dates: `${from} - ${to}` })),
  }
}
