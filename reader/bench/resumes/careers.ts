import { type Month, monthsBetween, type Stretch, today } from './dates.ts'
import { type Draws, OWN_SHARE } from './draws.ts'
import { type Trade, tradeFacts, trades } from './languages.ts'

/** Of which kind somebody is: what their resume tells. */
export const kinds = [
  ...(['employee', 'changer', 'student', 'academic', 'volunteer', 'trade'] as const),
  ...(['gaps', 'grouped', 'freelancer', 'oneJob', 'long'] as const),
]
export type Kind = (typeof kinds)[number]

/**
 * A post. One without a firm is a freelancer's or no post at all; `isBeside` is one beside the person's own trade: a student
 * job, another occupation before; `isLeave` tells of a time without work.
 */
export type Job = Stretch & {
  firm: string
  title: string
  city: string
  deeds: string[]
  isBeside?: boolean
  isLeave?: boolean
}

/** A post before its time is known: how many months it lasted, and how many lay between it and the next. */
type Plan = Omit<Job, 'from' | 'to' | 'dates' | 'city'> & { months: number; pause: number }

/** The posts of somebody, the latest first. */
export function career(draws: Draws, kind: Kind, trade: Trade): Job[] {
  const plans = careers[kind](draws, trade)
  const { often, between } = draws
  const dating: Pick<Stretch, 'dates'> = often(0.8) ? {} : { dates: draws.pick(['year', 'year', 'none']) }
  const isOver = often(0.25)
  let until = isOver ? { year: between(2022, 2024), month: between(0, 5) } : today
  return plans.map(({ months, pause, ...plan }, index) => {
    const to = index === 0 && !isOver ? undefined : until
    const from = back(until, months)
    until = back(from, pause)
    const city = plan.firm === '' ? '' : draws.word(draws.language.cities, draws.language.own.towns)
    return { ...plan, city, from, to, ...(often(0.4) ? dating : {}) }
  })
}

const careers: Record<Kind, (draws: Draws, trade: Trade) => Plan[]> = {
  employee: (draws, trade) =>
    firmsOf(draws, draws.pick([2, 3, 3, 4, 4, 5, 6])).flatMap(firm =>
      Array.from({ length: draws.often(0.12) ? 2 : 1 }, () => post(draws, trade, firm)),
    ),

  changer: (draws, trade) => {
    const before = draws.pick(trades.filter(other => other !== trade))
    const firms = firmsOf(draws, draws.between(3, 6))
    const changed = draws.between(1, 2)
    return firms.map((firm, index) =>
      index < changed ? post(draws, trade, firm) : { ...post(draws, before, firm), isBeside: true },
    )
  },

  student: (draws, trade) =>
    firmsOf(draws, draws.between(2, 4)).map(firm => {
      const isBeside = draws.often(0.35)
      const { internships, studentJobs, titles } = draws.language
      const title = isBeside ? draws.pick(studentJobs) : draws.pick(internships).replace('%', draws.pick(titles[trade]))
      return { ...post(draws, trade, firm), title, isBeside: true, months: draws.between(2, isBeside ? 14 : 6) }
    }),

  academic: (draws, trade) => {
    const { schools } = draws.language
    return Array.from({ length: draws.between(2, 5) }, (_, index) => ({
      ...post(draws, trade, schools[index % schools.length] ?? ''),
      pause: draws.between(-6, 2),
    }))
  },

  volunteer: (draws, trade) => firmsOf(draws, draws.between(1, 3)).map(firm => post(draws, trade, firm)),

  trade: (draws, trade) =>
    firmsOf(draws, draws.between(2, 5)).map(firm => {
      const { deeds, ...plan } = post(draws, trade, firm)
      return { ...plan, deeds: deeds.slice(0, draws.between(0, 2)) }
    }),

  gaps: (draws, trade) =>
    firmsOf(draws, draws.between(2, 5)).flatMap((firm, index) => {
      const pause = draws.between(6, 30)
      const plan = { ...post(draws, trade, firm), pause }
      if (index === 0 || draws.often(0.5)) return [plan]
      const leave = { firm: '', title: draws.pick(draws.language.leave), deeds: [], isBeside: true, isLeave: true }
      return [{ ...leave, months: draws.between(8, 24), pause: 0 }, plan]
    }),

  grouped: (draws, trade) =>
    firmsOf(draws, draws.between(1, 3)).flatMap(firm =>
      Array.from({ length: draws.between(1, 4) }, () => ({ ...post(draws, trade, firm), pause: 0 })),
    ),

  freelancer: (draws, trade) => {
    const { language, pick, often } = draws
    const clients = firmsOf(draws, 3)
    const own = Array.from({ length: draws.between(1, 2) }, () => {
      const plan = post(draws, trade, often(0.5) ? pick(language.selfEmployed) : '')
      const title = plan.firm ? plan.title : pick(language.freelance).replace('%', plan.title)
      return { ...plan, title, deeds: [`${language.clients}: ${clients.join(', ')}`, ...plan.deeds] }
    })
    return [...own, ...firmsOf(draws, draws.between(1, 3)).map(firm => post(draws, trade, firm))]
  },

  oneJob: (draws, trade) =>
    firmsOf(draws, 1).map(firm => ({ ...post(draws, trade, firm), months: draws.between(10, 180) })),

  long: (draws, trade) =>
    firmsOf(draws, 12).map(firm => ({ ...post(draws, trade, firm), months: draws.between(8, 34) })),
}

const firmsOf = (draws: Draws, count: number) => draws.words(draws.language.firms, draws.language.own.firms, count)

function post(draws: Draws, trade: Trade, firm: string): Plan {
  const { language, between, often } = draws
  const { area, skills: tools } = tradeFacts[trade]
  // The bench's own titles are of no trade, so only people of no area have them, and twice as often.
  const own = area === 'OTHER' && often(2 * OWN_SHARE) ? draws.own(language.own.titles) : []
  const title = draws.pick(own.length > 0 ? own : language.titles[trade])
  const deeds = draws.some(
    often(0.6) ? [...(language.tradeDeeds[trade] ?? []), ...draws.some(language.deeds, 3)] : language.deeds,
    often(0.1) ? 0 : between(1, 5),
  )
  const tricky = draws.isOdd(0.08) && deeds.length > 0 ? [draws.pick(language.trickyDeeds)] : []
  const double = draws.isOdd(0.04) ? ` / ${draws.pick(language.titles[trade])}` : ''
  return {
    ...{ firm, title: `${title}${double}`, months: between(8, 46), pause: between(0, 3) },
    deeds: [...deeds, ...tricky].map(deed => draws.fill(deed, tools)),
  }
}

const back = ({ year, month }: Month, months: number): Month => {
  const all = year * 12 + month - months
  return { year: Math.floor(all / 12), month: ((all % 12) + 12) % 12 }
}

/** The latest post, whichever comes first on the page. */
export const latestOf = (jobs: Job[]): Job | undefined =>
  jobs.filter(job => !job.isLeave).sort((one, other) => monthsBetween(one.from, other.from))[0]
