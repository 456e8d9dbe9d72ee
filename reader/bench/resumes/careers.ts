import { back, type Month, monthsBetween, type Stretch, today } from './dates.ts'
import { type Draws, OWN_SHARE } from './draws.ts'
import { type Trade, tradeFacts, trades } from './languages.ts'

/** Kinds of people, distinguished by their careers. */
export const kinds = [
  ...(['employee', 'changer', 'student', 'academic', 'volunteer', 'trade'] as const),
  ...(['gaps', 'grouped', 'freelancer', 'oneJob', 'long'] as const),
]
export type Kind = (typeof kinds)[number]

/**
 * A post. Without a firm, the entry is freelance work or no post. `isBeside`: not in the person's own trade, such as a
 * student job or a former occupation. `isLeave`: a time without work.
 */
export type Job = Stretch & {
  firm: string
  title: string
  city: string
  deeds: string[]
  isBeside?: boolean
  isLeave?: boolean
}

/** A post whose dates are not drawn yet: its length in months, and the months between this and the next post. */
type Plan = Omit<Job, 'from' | 'to' | 'dates' | 'city'> & { months: number; pause: number }

/** The posts of a person, the latest first. */
export function career(draws: Draws, kind: Kind, trade: Trade): Job[] {
  const plans = careers[kind](draws, trade)
  const { often, between } = draws
  const dating: Pick<Stretch, 'dates'> = often(0.8) ? {} : { dates: draws.pick(['year', 'year', 'none']) }
  const isOver = often(0.25)
  let until: Month = isOver ? { year: between(2022, 2024), month: between(0, 5) } : today
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
    posts(draws, trade, draws.pick([2, 3, 3, 4, 4, 5, 6])).flatMap(plan =>
      draws.often(0.12) ? [plan, post(draws, trade, plan.firm)] : [plan],
    ),

  changer(draws, trade) {
    const before = draws.pick(trades.filter(other => other !== trade))
    const earlier = posts(draws, before, draws.between(2, 4)).map(plan => ({ ...plan, isBeside: true }))
    return [...posts(draws, trade, draws.between(1, 2)), ...earlier]
  },

  student: (draws, trade) =>
    posts(draws, trade, draws.between(2, 4)).map(plan => {
      const isAside = draws.often(0.35)
      const { internships, studentJobs, titles } = draws.language
      const title = isAside ? draws.pick(studentJobs) : draws.pick(internships).replace('%', draws.pick(titles[trade]))
      return { ...plan, title, isBeside: true, months: draws.between(2, isAside ? 14 : 6) }
    }),

  academic: (draws, trade) =>
    posts(draws, trade, draws.between(2, 5)).map((plan, at) => ({
      ...{ ...plan, firm: draws.language.schools[at % draws.language.schools.length] ?? '' },
      pause: draws.between(-6, 2),
    })),

  volunteer: (draws, trade) => posts(draws, trade, draws.between(1, 3)),

  trade: (draws, trade) =>
    posts(draws, trade, draws.between(2, 5)).map(plan => ({
      ...plan,
      deeds: plan.deeds.slice(0, draws.between(0, 2)),
    })),

  gaps: (draws, trade) =>
    posts(draws, trade, draws.between(2, 5)).flatMap((post, at) => {
      const plan = { ...post, pause: draws.between(6, 30) }
      if (at === 0 || draws.often(0.5)) return [plan]
      const leave = { firm: '', title: draws.pick(draws.language.leave), deeds: [], isBeside: true, isLeave: true }
      return [{ ...leave, months: draws.between(8, 24), pause: 0 }, plan]
    }),

  grouped: (draws, trade) =>
    posts(draws, trade, draws.between(1, 3)).flatMap(({ firm }) =>
      Array.from({ length: draws.between(1, 4) }, () => ({ ...post(draws, trade, firm), pause: 0 })),
    ),

  freelancer(draws, trade) {
    const { language, pick } = draws
    const clients = `${language.clients}: ${firmsOf(draws, 3).join(', ')}`
    const own = Array.from({ length: draws.between(1, 2) }, () => {
      const plan = post(draws, trade, draws.often(0.5) ? pick(language.selfEmployed) : '')
      const title = plan.firm ? plan.title : pick(language.freelance).replace('%', plan.title)
      return { ...plan, title, deeds: [clients, ...plan.deeds] }
    })
    return [...own, ...posts(draws, trade, draws.between(1, 3))]
  },

  oneJob: (draws, trade) => posts(draws, trade, 1).map(plan => ({ ...plan, months: draws.between(10, 180) })),
  long: (draws, trade) => posts(draws, trade, 12).map(plan => ({ ...plan, months: draws.between(8, 34) })),
}

const firmsOf = (draws: Draws, count: number) => draws.words(draws.language.firms, draws.language.own.firms, count)

/** Posts at different firms. */
const posts = (draws: Draws, trade: Trade, count: number) => firmsOf(draws, count).map(firm => post(draws, trade, firm))

function post(draws: Draws, trade: Trade, firm: string): Plan {
  const { language, between, often } = draws
  const { area, skills: tools } = tradeFacts[trade]
  // The bench's own titles belong to no trade. So only people of area OTHER get such titles, but twice as often.
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

/** The latest post, in any order of the list. */
export const latestOf = (jobs: Job[]): Job | undefined =>
  jobs.filter(job => !job.isLeave).sort((one, other) => monthsBetween(one.from, other.from))[0]
