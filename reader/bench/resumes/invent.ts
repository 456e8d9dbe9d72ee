import { career, type Job, type Kind } from './careers.ts'
import { type DateStyle, drawDates, today } from './dates.ts'
import { Draws, type People } from './draws.ts'
import { headingsOf } from './headings.ts'
import { type HeadingKind, type Language, names, type Trade, tradeFacts } from './languages.ts'
import { writingsOf } from './writings.ts'

/** An invented person's resume as data. Printed texts and labels are both made from it. */
export type Resume = {
  language: Language
  trade: Trade
  kind: Kind
  /** The headings in the person's wording. The layout may add capitals or colons. */
  headings: Record<HeadingKind, string>
  dates: DateStyle
  /** True if posts at the same employer are grouped below its name. Not all layouts support this. */
  isGrouped: boolean
  /** Further sections: publications, courses, clubs. A reader need not find them. */
  sections: { heading: string; lines: string[] }[]
  /** Texts in `sections` and elsewhere that a reader may take for posts. */
  alsoPosts: { firm: string; title: string }[]
  name: { first: string; last: string }
  email: string
  city: string
  jobs: Job[]
  skills: { label: string; items: string[] }[]
  education: { degree: string; school: string; from: number; to: number }[]
  projects: { name: string; text: string }[]
  volunteering: { role: string; place: string; year: number } | undefined
  references: { name: string; phone: string; email: string } | undefined
  seed: string
} & Record<'soft' | 'speaks' | 'certificates', string[]> &
  Maybe

/** Optional parts of a resume. `headline`: the line below the name. `role`: the role in the headline. */
type Maybe = Record<'headline' | 'role' | 'phone' | 'linkedin' | 'site' | 'summary', string | undefined>

export type { Job, Kind }

/** Lists of trades. `tradesOf`: the frequency and the usual trades of each kind of person. */
const software: Trade[] = ['code', 'code', 'data', 'design', 'marketing', 'product']
const usual: Trade[] = [...software, 'care', 'finance', 'build']
const everyday: Trade[] = [
  ...(['care', 'finance', 'build', 'crafts', 'kitchen', 'law', 'public', 'retail', 'logistics', 'teaching'] as const),
]
const tradesOf: Record<Kind, { often: number; trades: Trade[] }> = {
  employee: { often: 6, trades: [...software, ...everyday, 'science'] },
  changer: { often: 2, trades: [...software, 'care', 'retail', 'teaching', 'public'] },
  student: { often: 2, trades: [...software, 'science', 'law', 'teaching', 'finance'] },
  academic: { often: 2, trades: ['science', 'science', 'teaching'] },
  volunteer: { often: 1, trades: [...everyday, 'design', 'marketing'] },
  trade: { often: 4, trades: everyday },
  gaps: { often: 1, trades: [...software, ...everyday] },
  grouped: { often: 2, trades: [...software, 'finance', 'public', 'retail', 'care'] },
  freelancer: { often: 1, trades: ['design', 'code', 'marketing', 'data', 'crafts', 'teaching'] },
  oneJob: { often: 1, trades: [...software, ...everyday] },
  long: { often: 1, trades: [...software, ...everyday] },
}
const kindsByShare = Object.entries(tradesOf).flatMap(([kind, { often }]) => Array<Kind>(often).fill(kind as Kind))

/** Invents a person. The same arguments give the same person on every machine. */
export function invent(seed: string, language: Language, people: People): Resume {
  const draws = new Draws(`${seed} ${language.key}`, language, people)
  const { often, pick, between } = draws
  const kind = people === 'usual' ? 'employee' : pick(kindsByShare)
  const trade = pick(people === 'usual' ? usual : tradesOf[kind].trades)
  const name = nameOf(draws)
  const jobs = career(draws, kind, trade)
  const isOldestFirst = draws.isOdd(0.06)
  const handle = plain(`${name.first}-${name.last}`)
  const host = `${plain(name.last).replaceAll('-', '')}.${pick(['example.com', 'example.dev', 'example.design'])}`
  return {
    ...{ language, trade, kind, name, seed },
    jobs: isOldestFirst ? jobs.toReversed() : jobs,
    headings: headingsOf(draws),
    dates: drawDates(seed, language),
    isGrouped: kind === 'grouped' || often(0.1),
    ...headlineOf(draws, { kind, trade, jobs, isNeeded: isOldestFirst }),
    email: emailOf(draws, name),
    phone: often(0.92) ? phoneOf(draws) : undefined,
    linkedin: often(kind === 'trade' ? 0.2 : 0.65)
      ? pick([handle, `${handle}-${between(100, 999)}`, `${handle}-${between(10, 99)}b${between(100, 999)}`])
      : undefined,
    site: often(trade === 'design' ? 0.8 : 0.25)
      ? pick([host, `www.${host}`, `https://${host}`, `${host}/work`])
      : undefined,
    city: draws.word(language.cities, language.own.towns),
    skills: skillsOf(draws, trade),
    soft: often(0.3) ? draws.some(language.soft, 2) : [],
    education: draws.some(language.degrees, between(1, 2)).map((degree, index) => {
      const to = (kind === 'student' ? today.year + 1 : (jobs.at(-1)?.from.year ?? 2012)) - index * 3
      return { degree, school: pick(language.schools), from: to - between(2, 4), to }
    }),
    speaks: draws.some(language.speaks, between(2, 3)),
    ...writingsOf(draws, { kind, trade, name, jobs }),
    references: often(0.15) ? referenceOf(draws) : undefined,
  }
}

/** The name of a person. In some resumes, name and language are of different cultures. */
function nameOf(draws: Draws): Resume['name'] {
  const { language, often, pick } = draws
  const all = Object.values(names)
  const own = names[language.culture]
  const [firsts, lasts] = often(0.12)
    ? [pick(all).first, pick(all).last]
    : [
        [...language.first, ...(own?.first ?? [])],
        [...language.last, ...(own?.last ?? [])],
      ]
  return { first: `${pick(firsts)}${often(0.12) ? ` ${pick(firsts)}` : ''}`, last: pick(lasts) }
}

/** Input of `headlineOf`. `isNeeded`: the oldest post comes first, so the latest title must be at the top. */
type HeadlineInput = Pick<Resume, 'kind' | 'trade' | 'jobs'> & { isNeeded: boolean }

/** The line below the name: the latest title, sometimes with strengths, or the role that a student wants. */
function headlineOf(draws: Draws, { kind, trade, jobs, isNeeded }: HeadlineInput): Pick<Resume, 'headline' | 'role'> {
  const { language, often, pick } = draws
  if (!often(kind === 'trade' ? 0.4 : 0.65) && !isNeeded) return { headline: undefined, role: undefined }
  const latest = jobs.find(job => !job.isLeave)?.title
  const role = kind === 'student' ? pick(language.studying).replace('%', pick(language.titles[trade])) : latest
  if (!role || !often(0.2)) return { headline: role, role }
  const tools = [...(language.skills[trade] ?? []), ...tradeFacts[trade].skills]
  const [one, other] = draws.some(tools, 2)
  return { headline: `${role}${pick([` | ${one} | ${other}`, ` · ${one}`, `, ${one}, ${other}`])}`, role }
}

function skillsOf(draws: Draws, trade: Trade): Resume['skills'] {
  const { language, between, often } = draws
  const tools = tradeFacts[trade].skills
  const crafts = language.skills[trade] ?? []
  const usual = crafts.length > 0 ? [...crafts, ...draws.some(tools, between(0, 3))] : tools
  const items = [...new Set(draws.words(usual, language.own.skills, between(4, Math.min(14, usual.length))))]
  if (items.length < 7 || often(0.6)) return [{ label: '', items }]
  const groups = between(2, 3)
  return draws
    .some(language.skillGroups, groups)
    .map((label, group) => ({ label, items: items.filter((_, index) => index % groups === group) }))
}

const phoneOf = ({ language, pick, between }: Draws) => pick(language.phones).replace(/#/g, () => String(between(0, 9)))

function referenceOf(draws: Draws) {
  const { first, last } = nameOf(draws)
  return { name: `${first} ${last}`, phone: phoneOf(draws), email: `${plain(`${first} ${last}`)}@referee.example` }
}

function emailOf({ pick, between }: Draws, { first, last }: Resume['name']) {
  const [one = '', other] = [plain(first), plain(last).replaceAll('-', '')]
  const named = [`${one}.${other}`, `${one[0]}${other}`, `${one}_${other}`, `${other}.${one}`]
  const local = pick([...named, 'hello', `${one}${between(70, 99)}`, `sunny.kite${between(1, 99)}`])
  return `${local}@${pick(['example.com', 'mail.example', 'post.example.org', `${other}.example`])}`
}

/** The text in lower-case Latin letters and hyphens. */
export function plain(text: string) {
  return text
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
}
