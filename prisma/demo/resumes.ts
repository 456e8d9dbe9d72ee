import type { DrawnJob, DrawnResume, ResumeLayout } from './drawResume.ts'
import { emailOf, linkedinOf, splitList } from './people.ts'
import type { DemoTalent } from './talent.ts'

/** The resume that this person might have sent us. Entries of the old kind know too little to be on it. */
export function resumeOf(talent: DemoTalent): DrawnResume {
  return {
    name: talent.name,
    headline: talent.role,
    email: emailOf(talent.name),
    phone: talent.phone,
    location: talent.place,
    links: linksOf(talent),
    summary: profileOf(talent),
    skills: splitList(talent.stack),
    languages: splitList(talent.speaks),
    experience: talent.jobs.flatMap(job => (typeof job === 'string' || !job.title ? [] : [drawnJob(job)])),
    education: [educationOf(talent)],
  }
}

/** Both layouts occur; the same person always has the same one. */
export function layoutOf(talent: DemoTalent): ResumeLayout {
  return talent.name.length % 2 === 0 ? 'oneColumn' : 'sidebar'
}

function linksOf(talent: DemoTalent) {
  const linkedin = talent.linkedin === false ? [] : [linkedinOf(talent.name)]
  const portfolio = talent.portfolioUrls ?? (talent.portfolioUrl ? [talent.portfolioUrl] : [])
  return [...linkedin, ...portfolio].map(url => ({ label: url.replace(/^https:\/\/(www\.)?/, ''), url }))
}

function drawnJob({
  company,
  title,
  years,
  did,
}: {
  company: string
  title: string
  years: string
  did: string
}): DrawnJob {
  const [from = '', to = 'Present'] = years.split(' - ')
  return { company, title, from, to, bullets: did.split(/(?<=\.) (?=[A-Z])/) }
}

/** A resume lists achievements where the recruiter's summary judges. */
function profileOf(talent: DemoTalent): string {
  return `${talent.role} based in ${talent.place}. ${talent.highlights.map(highlight => `${highlight}.`).join(' ')}`
}

/** 'BSc Computer Science, Cluj Polytechnic, 2012 - 2016'. */
function educationOf(talent: DemoTalent) {
  const parts = talent.studied.split(', ')
  const dates = parts.length > 2 ? parts.pop() : undefined
  return { degree: parts[0] ?? '', school: parts.slice(1).join(', '), dates }
}
