import { type Random, seededRandom } from '../random.ts'
import { endsOf, periodOf } from './dates.ts'
import type { Resume } from './invent.ts'
import type { Choice } from './plans.ts'

/** A contact, such as an e-mail address. `link`: the target of a link on the text. */
export type Contact = { label: string; text: string; link?: string }

/** A post, or a school whose `title` is the degree. `isNext`: at the same firm as the entry above. */
export type Entry = {
  title: string
  firm: string
  city: string
  dates: string
  start: string
  end: string
  deeds: string[]
  isNext: boolean
}

export type Group = { label: string; items: string[] }

/** The content of a section, without formatting. */
export type Section = { kind: string; heading: string } & (
  | { prose: string }
  | { entries: Entry[] }
  | { groups: Group[] }
  | { lines: string[] }
)

/** True for a section that is printed in the wide column of a page with two columns. */
export const isWork = ({ kind }: Section) => ['experience', 'summary', 'education', 'projects'].includes(kind)

/** A resume as plain texts. The seed decides the person's order, words and form of the LinkedIn address. */
export class Contents {
  readonly resume: Resume
  readonly name: string
  readonly random: Random

  constructor(resume: Resume, family: string) {
    this.resume = resume
    this.name = `${resume.name.first} ${resume.name.last}`
    this.random = seededRandom(`${resume.seed} ${resume.language.key} ${family} contents`)
  }

  often = (share: number) => this.random.next() < share

  pick = <Item>(items: readonly [Item, ...Item[]]) => this.random.pick(items)

  /** Picks one of the alternatives for each part of a layout. */
  settled<Choices extends Record<string, readonly [unknown, ...unknown[]]>>(choices: Choices): Choice<Choices> {
    const parts = Object.entries(choices).map(([part, alternatives]) => [part, this.pick(alternatives)])
    return Object.fromEntries(parts) as Choice<Choices>
  }

  /** The contacts, each with its label. */
  contact(): Contact[] {
    const { email, phone, city, linkedin, site, language } = this.resume
    const { labels } = language
    const url = `https://www.linkedin.com/in/${linkedin}`
    const printed = this.pick([`linkedin.com/in/${linkedin}`, url, `www.linkedin.com/in/${linkedin}`, 'LinkedIn'])
    return [
      { label: labels.address[0] ?? '', text: this.often(0.4) ? `${city}, ${language.country}` : city },
      ...(phone ? [{ label: labels.phone[0] ?? '', text: phone }] : []),
      { label: labels.email[0] ?? '', text: email, link: `mailto:${email}` },
      ...(linkedin ? [{ label: 'LinkedIn', text: printed, link: url }] : []),
      ...(site ? [{ label: 'Web', text: site, link: site.startsWith('http') ? site : `https://${site}` }] : []),
    ]
  }

  /** All sections in one of the usual orders. */
  sections(): Section[] {
    const { summary, skills, soft, headings, jobs } = this.resume
    const groups = soft.length > 0 ? [...skills, { label: 'Soft skills', items: soft }] : skills
    const work = { kind: 'experience', heading: headings.experience, entries: this.#posts() }
    const school = { kind: 'education', heading: headings.education, entries: this.#schools() }
    const able = { kind: 'skills', heading: headings.skills, groups: groups.filter(({ items }) => items.length > 0) }
    const order = this.pick<Section[]>([
      [work, school, able],
      [able, work, school],
      [school, work, able],
      [work, able, school],
    ])
    return [
      ...(summary ? [{ kind: 'summary', heading: headings.summary, prose: summary }] : []),
      ...order.filter(section => section !== work || jobs.length > 0),
      ...this.#others(),
    ].filter(section => !('groups' in section && section.groups.length === 0))
  }

  /** The posts. If the person groups posts, consecutive posts at the same employer print its name once. */
  #posts(): Entry[] {
    const { jobs, isGrouped } = this.resume
    return jobs.map((job, at) => ({
      ...{ title: job.title, firm: job.firm, city: job.city, deeds: job.deeds },
      ...{ dates: periodOf(this.resume, job), ...endsOf(this.resume, job) },
      isNext: isGrouped && job.firm !== '' && jobs[at - 1]?.firm === job.firm,
    }))
  }

  #schools(): Entry[] {
    return this.resume.education.map(({ degree, school, from, to }) => ({
      ...{ title: degree, firm: school, city: '', deeds: [], isNext: false },
      ...{ dates: `${from}${this.resume.dates.dash}${to}`, start: `${from}`, end: `${to}` },
    }))
  }

  #others(): Section[] {
    const { speaks, projects, certificates, volunteering: help, references, sections, headings } = this.resume
    const all = [
      { kind: 'languages', heading: headings.languages, lines: speaks },
      { kind: 'projects', heading: headings.projects, lines: projects.map(({ name, text }) => `${name}: ${text}`) },
      { kind: 'certificates', heading: headings.certificates, lines: certificates },
      {
        ...{ kind: 'volunteering', heading: headings.volunteering },
        lines: help ? [`${help.role}, ${help.place}, ${help.year}`] : [],
      },
      ...sections.map(({ heading, lines }) => ({ kind: 'other', heading, lines })),
      {
        ...{ kind: 'other', heading: headings.other },
        lines: references ? [references.name, references.phone, references.email] : [],
      },
    ]
    return all.filter(({ lines }) => lines.length > 0)
  }
}
