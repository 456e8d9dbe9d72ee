import { seededRandom } from '../random.ts'
import { periodOf } from './dates.ts'
import type { Job, Resume } from './invent.ts'

/** A way to reach the person; `link` lies behind the text. */
export type Contact = { kind: 'email' | 'phone' | 'place' | 'linkedin' | 'site'; text: string; link?: string }

export type School = { degree: string; school: string; period: string; year: string }

/** What a section holds, without any look. */
export type Section = { kind: string; heading: string } & (
  | { prose: string }
  | { jobs: Job[] }
  | { schools: School[] }
  | { groups: Resume['skills'] }
  | { lines: string[] }
)

/**
 * A resume as plain texts, for producers that write no HTML. What a person chooses once (order, words, the form of the
 * LinkedIn address) is drawn from the resume's seed.
 */
export class Contents {
  readonly resume: Resume
  readonly #random: ReturnType<typeof seededRandom>
  readonly #chosen = new Map<string, number>()

  constructor(resume: Resume, family: string) {
    this.resume = resume
    this.#random = seededRandom(`${resume.seed} ${resume.language.key} ${family} contents`)
  }

  often = (share: number) => this.#random.next() < share

  pick = <Item>(items: readonly [Item, ...Item[]]) => this.#random.pick(items)

  /** A choice that a person makes once and keeps for the whole resume. */
  habit<Item>(of: string, items: readonly [Item, ...Item[]]): Item {
    const chosen = this.#chosen.get(of) ?? Math.floor(this.#random.next() * items.length)
    this.#chosen.set(of, chosen)
    return items[chosen] ?? items[0]
  }

  get name() {
    const { first, last } = this.resume.name
    return `${first} ${last}`
  }

  period = (job: Job) => periodOf(this.resume, job)

  /** The dates of a job in two parts, for layouts that put them on lines of their own. */
  dates(job: Job): string[] {
    const period = this.period(job)
    const parts = period.split(/(?: [–—-] |(?<=\p{L}|\d{4})[–—](?=\S))/u)
    return parts.length === 2 ? parts.map(part => part.trim()) : [period]
  }

  contact(): Contact[] {
    const { email, phone, city, linkedin, site, language } = this.resume
    const url = `https://www.linkedin.com/in/${linkedin}`
    const printed = this.pick([`linkedin.com/in/${linkedin}`, url, `www.linkedin.com/in/${linkedin}`, 'LinkedIn'])
    return [
      { kind: 'place', text: this.often(0.4) ? `${city}, ${language.country}` : city },
      ...(phone ? [{ kind: 'phone' as const, text: phone }] : []),
      { kind: 'email', text: email, link: `mailto:${email}` },
      ...(linkedin ? [{ kind: 'linkedin' as const, text: printed, link: url }] : []),
      ...(site
        ? [{ kind: 'site' as const, text: site, link: site.startsWith('http') ? site : `https://${site}` }]
        : []),
    ]
  }

  /** The word that labels a contact, as people of this language write it. */
  label({ kind }: Contact): string {
    const { labels } = this.resume.language
    const words = {
      email: labels.email,
      phone: labels.phone,
      place: labels.address,
      linkedin: ['LinkedIn'],
      site: ['Web'],
    }
    return words[kind][0] ?? ''
  }

  schools(): School[] {
    const { education, dates } = this.resume
    return education.map(({ degree, school, from, to }) => ({
      degree,
      school,
      period: `${from}${dates.dash}${to}`,
      year: `${to}`,
    }))
  }

  groups = () => groupsOf(this.resume)

  /** All sections in one of the usual orders. */
  sections(): Section[] {
    const { summary, skills, soft, headings } = this.resume
    const groups = soft.length > 0 ? [...skills, { label: 'Soft skills', items: soft }] : skills
    const [about, work, school, able]: [Section[], Section[], Section[], Section[]] = [
      summary ? [{ kind: 'summary', heading: headings.summary, prose: summary }] : [],
      this.resume.jobs.length > 0 ? [{ kind: 'experience', heading: headings.experience, jobs: this.resume.jobs }] : [],
      [{ kind: 'education', heading: headings.education, schools: this.schools() }],
      groups.flatMap(({ items }) => items).length > 0 ? [{ kind: 'skills', heading: headings.skills, groups }] : [],
    ]
    const order = this.pick([
      [...work, ...school, ...able],
      [...able, ...work, ...school],
      [...school, ...work, ...able],
      [...work, ...able, ...school],
    ])
    return [...about, ...order, ...this.#others()]
  }

  #others(): Section[] {
    const { speaks, projects, certificates, volunteering: help, references, sections, headings } = this.resume
    const all: Section[] = [
      { kind: 'languages', heading: headings.languages, lines: speaks },
      { kind: 'projects', heading: headings.projects, lines: projects.map(({ name, text }) => `${name}: ${text}`) },
      { kind: 'certificates', heading: headings.certificates, lines: certificates },
      {
        kind: 'volunteering',
        heading: headings.volunteering,
        lines: help ? [`${help.role}, ${help.place}, ${help.year}`] : [],
      },
      ...sections.map(({ heading, lines }) => ({ kind: 'other', heading, lines })),
      {
        kind: 'other',
        heading: headings.other,
        lines: references ? [references.name, references.phone, references.email] : [],
      },
    ]
    return all.filter(section => 'lines' in section && section.lines.length > 0)
  }
}

/** Jobs one after the other at the same employer make a group, where this person prints its name once. */
export function groupsOf({ jobs, isGrouped }: Pick<Resume, 'jobs' | 'isGrouped'>): Job[][] {
  const groups: Job[][] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (isGrouped && job.firm && last?.[0]?.firm === job.firm) last.push(job)
    else groups.push([job])
  }
  return groups
}
