import type { Education } from '../facts/education.ts'
import { periodOf } from '../facts/periods.ts'
import type { Job } from '../fields/jobs.ts'
import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import type { Layout } from '../pages/layout.ts'
import { findDates, withoutDates } from '../text/dates.ts'
import { exactly } from './exact.ts'

/** Letter heights in points of LinkedIn's 'Save to PDF': unchanged for years, and the same in all languages. */
const SIZES = { name: 26, section: 15.75, aside: 13, firm: 12, title: 11.5, address: 11, text: 10.5, foot: 9 } as const
type Kind = keyof typeof SIZES

/** The lines of a post: firm, title, and the lines below the title. */
type Post = { company: Line[]; title: Line[]; below: Line[] }

/** Maximum skills in a LinkedIn PDF. */
export const topSkills = 3

/** True for a profile printed by LinkedIn, recognised by the producer and the letter sizes of the file. */
export function isLinkedin({ producer, pages }: Layout): boolean {
  const words = pages[0]?.words ?? []
  const isByLinkedin = /Apache FOP/.test(producer ?? '') && words.some(({ h }) => isOf(h, 'name'))
  return isByLinkedin && words.every(({ h }) => kindOf(h) !== undefined)
}

/** The posts of the section of work. A firm precedes its titles. A title precedes its dates, place and description. */
export function linkedinPosts(section: Line[]): Job[] {
  const posts: Post[] = []
  for (const line of section) {
    const kind = kindOf(line.size)
    const last = posts.at(-1)
    const isNewFirm = kind === 'firm' && (!last || last.title.length > 0)
    if (isNewFirm) posts.push({ company: [line], title: [], below: [] })
    else if (kind === 'firm') last?.company.push(line)
    else if (kind === 'title' && last && last.below.length > 0 && last.title.length > 0)
      posts.push({ company: last.company, title: [line], below: [] })
    else if (kind === 'title') last?.title.push(line)
    else if (last && last.title.length > 0) last.below.push(line) // The total time at the firm, above a title, is skipped.
  }
  return posts.map(postOf)
}

function postOf({ company, title, below }: Post): Job {
  const [first, second, ...others] = below
  const dated = first && exactly.dates(first)
  const isPlaced = dated && second && !second.bullet && second.gap < nextLine
  const place = isPlaced ? second.text : undefined
  const text = dated ? [...(second && !isPlaced ? [second] : []), ...others] : below
  return exactly.post({
    ...{ company: joinLines(company), title: joinLines(title), place, dates: dated },
    description: itemsOf(text).map(joinLines).join('\n'),
    from: [...company, ...title, ...(first && dated ? [first] : [])],
  })
}

/** The entries of the section of education: a school, then 'Degree, Field · (2014 - 2016)'. */
export function linkedinEducation(section: Line[]): Education[] {
  const entries: { school: Line[]; below: Line[] }[] = []
  for (const line of section) {
    const last = entries.at(-1)
    if (kindOf(line.size) !== 'firm') last?.below.push(line)
    else if (last && last.below.length === 0) last.school.push(line)
    else entries.push({ school: [line], below: [] })
  }
  return entries.map(({ school, below }) => {
    const text = joinLines(below)
    const [name, ...field] = withoutDates(text).split(/,\s+/)
    const [dates] = findDates(text)
    const parts = { degree: name || undefined, field: field.join(', ') || undefined, school: joinLines(school) }
    return { ...parts, ...periodOf(dates, 'end'), lines: [...school, ...below], confidence: exactly.sure }
  })
}

/** Maximum gap between the dates and the place below, in letter heights. A description is further away. */
const nextLine = 1.6

const isOf = (size: number, kind: Kind) => Math.abs(SIZES[kind] - size) < 0.1

const kindOf = (size: number): Kind | undefined => (Object.keys(SIZES) as Kind[]).find(kind => isOf(size, kind))
