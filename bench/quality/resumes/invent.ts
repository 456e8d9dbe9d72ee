import { type Random, seededRandom } from '../../random.ts'
import { type DateStyle, drawDates, type Month, type Stretch, today } from './dates.ts'
import { type HeadingKind, headingsOf } from './headings.ts'
import { type Language, type Trade, tradeFacts } from './languages.ts'

/** An invented person's resume as data: what is printed is exactly what the labels say. */
export type Resume = {
  language: Language
  trade: Trade
  kind: Kind
  /** The headings as this person words them: plain, without any capitals or colon of the layout. */
  headings: Record<HeadingKind, string>
  dates: DateStyle
  /** Posts at one employer stand below its name, which is printed once, where the layout can. */
  isGrouped: boolean
  /** What else there is: publications, courses, clubs. Nothing of it is demanded. */
  sections: { heading: string; lines: string[] }[]
  name: { first: string; last: string }
  /** The line below the name, when there is one. */
  headline: string | undefined
  email: string
  phone: string | undefined
  linkedin: string | undefined
  site: string | undefined
  city: string
  summary: string | undefined
  jobs: Job[]
  skills: { label: string; items: string[] }[]
  soft: string[]
  education: { degree: string; school: string; from: number; to: number }[]
  speaks: string[]
  projects: { name: string; text: string }[]
  certificates: string[]
  volunteering: { role: string; place: string; year: number } | undefined
  references: { name: string; phone: string; email: string } | undefined
  seed: string
}

/** A post; `isBeside` is one beside the person's own trade: a student job, another occupation before. */
export type Job = Stretch & { firm: string; title: string; city: string; deeds: string[]; isBeside?: boolean }

/** Of which kind somebody is: what their resume tells, and in which order. */
export type Kind = 'employee'

const trades: [Trade, ...Trade[]] = [
  'code',
  'code',
  'data',
  'design',
  'marketing',
  'product',
  'care',
  'finance',
  'build',
]

/** The same seed and language give the same person on every machine. */
export function invent(seed: string, language: Language): Resume {
  const random = seededRandom(`${seed} ${language.key}`)
  const often = (share: number) => random.next() < share
  const pick = <Item>(items: readonly Item[]) => random.pick(items as [Item, ...Item[]])
  const trade = pick(trades)
  const name = { first: pick(language.first), last: pick(language.last) }
  const jobs = career(random, language, trade)
  const latest = jobs[0]?.title ?? ''
  const phone = pick(language.phones).replace(/#/g, () => String(random.between(0, 9)))
  const handle = plain(`${name.first}-${name.last}`)
  const siteHost = `${plain(name.last).replaceAll('-', '')}.${pick(['example.com', 'example.dev', 'example.design', 'example.org'])}`
  return {
    language,
    trade,
    kind: 'employee',
    headings: headingsOf(seed, language),
    dates: drawDates(seed, language),
    isGrouped: false,
    sections: [],
    name,
    headline: often(0.65) ? latest : undefined,
    email: emailOf(random, name),
    phone: often(0.92) ? phone : undefined,
    linkedin: often(0.7)
      ? pick([
          handle,
          `${handle}-${random.between(100, 999)}`,
          `${handle}-${random.between(10, 99)}b${random.between(100, 999)}`,
        ])
      : undefined,
    site: often(trade === 'design' ? 0.8 : 0.3)
      ? pick([siteHost, `www.${siteHost}`, `https://${siteHost}`, `${siteHost}/work`])
      : undefined,
    city: pick(language.cities),
    summary: often(0.7) ? summaryOf(random, language) : undefined,
    jobs,
    skills: skillsOf(random, language, trade),
    soft: often(0.3) ? some(random, language.soft, 2) : [],
    education: some(random, language.degrees, random.between(1, 2)).map((degree, index) => {
      const to = (jobs.at(-1)?.from.year ?? 2012) - index * 3
      return { degree, school: pick(language.schools), from: to - random.between(2, 4), to }
    }),
    speaks: some(random, language.speaks, random.between(2, 3)),
    projects: trade === 'code' && often(0.4) ? projectsOf(random) : [],
    certificates: often(0.35)
      ? some(
          random,
          [
            'AWS Certified Solutions Architect, 2021',
            'PRINCE2 Foundation (2019)',
            'Scrum Master PSM I – 2020',
            'First Aid at Work, 2023',
          ],
          2,
        )
      : [],
    volunteering: often(0.2)
      ? {
          role: pick(['Mentor', 'Coach', 'Treasurer']),
          place: pick(['Code Club', 'FC Lindenhof', 'Food Bank']),
          year: random.between(2012, 2022),
        }
      : undefined,
    references: often(0.15) ? referenceOf(random, language) : undefined,
    seed,
  }
}

function career(random: Random, language: Language, trade: Trade): Job[] {
  const pick = <Item>(items: readonly Item[]) => random.pick(items as [Item, ...Item[]])
  const firms = some(random, language.firms, random.pick([2, 3, 3, 4, 4, 5, 6, 8]))
  const titles = language.titles[trade]
  let end: Month | undefined =
    random.next() < 0.75 ? undefined : { year: random.between(2022, 2024), month: random.between(0, 11) }
  let until = end ?? today
  const busy = random.between(1, 5)
  const jobs: Job[] = []
  for (const firm of firms) {
    const posts = random.next() < 0.12 ? 2 : 1
    for (let post = 0; post < posts; post += 1) {
      const months: number = random.between(8, 46)
      const from: Month = back(until, months)
      const deeds = some(random, language.deeds, Math.max(random.next() < 0.1 ? 0 : 1, busy - random.between(0, 2)))
      const title = pick(titles)
      jobs.push({
        firm,
        title,
        city: pick(language.cities),
        from,
        to: end,
        deeds: deeds.map(deed => fill(random, deed, tradeFacts[trade].skills)),
      })
      end = back(from, random.between(0, 3))
      until = end
    }
  }
  return jobs
}

const back = ({ year, month }: Month, months: number): Month => {
  const all = year * 12 + month - months
  return { year: Math.floor(all / 12), month: all % 12 }
}

function fill(random: Random, text: string, stack: string[]) {
  return text
    .replace(/%/g, () => `${random.between(8, 74)} %`)
    .replace(/@/g, () => random.pick(stack as [string, ...string[]]))
    .replace(/#/g, () => String(random.between(2, 9)))
}

function summaryOf(random: Random, { opening }: Language) {
  return some(random, opening, random.between(1, 2))
    .map(text => `${fill(random, text, [])}.`)
    .join(' ')
}

const groupLabels = ['Languages & Frameworks', 'Tools', 'Cloud', 'Databases', 'Platforms']

function skillsOf(random: Random, _language: Language, trade: Trade) {
  const items = some(random, tradeFacts[trade].skills, random.between(4, Math.min(14, tradeFacts[trade].skills.length)))
  if (items.length < 7 || random.next() < 0.6) return [{ label: '', items }]
  const groups = random.between(2, 3)
  const labels = some(random, groupLabels, groups)
  return labels.map((label, group) => ({ label, items: items.filter((_, index) => index % groups === group) }))
}

function projectsOf(random: Random) {
  const names: [string, ...string[]] = ['tidelog', 'Birdwatch', 'OpenLedger Kit', 'route-66']
  return some(random, names, 2).map(name => ({
    name,
    text: `A small open-source tool with ${random.between(2, 9)}00 stars, written in ${random.pick(['Go', 'Rust', 'Python'])}.`,
  }))
}

function referenceOf(random: Random, language: Language) {
  const name = `${random.pick(language.first as [string, ...string[]])} ${random.pick(language.last as [string, ...string[]])}`
  const phone = random.pick(language.phones as [string, ...string[]]).replace(/#/g, '7')
  return { name, phone, email: `${plain(name)}@referee.example` }
}

function emailOf(random: Random, { first, last }: Resume['name']) {
  const [one, other] = [plain(first), plain(last).replaceAll('-', '')]
  const local = random.pick([
    `${one}.${other}`,
    `${one[0]}${other}`,
    `${one}_${other}`,
    `${other}.${one}`,
    `hello`,
    `${one}${random.between(70, 99)}`,
    `sunny.kite${random.between(1, 99)}`,
  ])
  return `${local}@${random.pick(['example.com', 'mail.example', 'post.example.org', `${other}.example`])}`
}

/** Small Latin letters and hyphens. */
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

function some<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  const chosen: Item[] = []
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(random.between(0, left.length - 1), 1))
  return chosen
}
