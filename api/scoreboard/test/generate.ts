import { world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { seeded } from '../../test/random.ts'
import type { Suggested } from '../scoreboard.ts'

type Shown = Omit<Suggested, 'outcome'> & { id: number }
type Added = { dealId: number; talentId: number; createdAt: Date; step: number; applied: boolean }

/** What was generated, to be counted one by one. */
export type Counted = { shown: Shown[]; added: Added[] }

type Period = { from: string; to: string; engine: string | null }

const STEPS = ['APPLIED', 'SENT', 'INTERVIEWED', 'SELECTED'] as const

/** Suggestions of two versions over a year, candidates added before and after, by recruiters and by application. */
export async function generateSuggestions(count: number): Promise<Counted> {
  const random = seeded(20_261_126)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const dayOf = () => new Date(Date.UTC(2026, 0, between(1, 330), between(0, 23), between(0, 59), between(0, 59)))
  const deals = await Promise.all(Array.from({ length: 18 }, () => make.deal()))
  const talents = await Promise.all(Array.from({ length: 30 }, () => make.talent()))
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item
  const shown = new Map<string, Omit<Shown, 'id'>>()
  for (let at = 0; at < count; at++) {
    const [{ id: dealId }, { id: talentId }, engine] = [pick(deals), pick(talents), `Rules ${between(1, 2)}`]
    const row = { dealId, talentId, engine, shownAt: dayOf(), rank: between(1, 20), percentage: between(30, 99) }
    shown.set(`${dealId} ${talentId} ${engine}`, row)
  }
  await world.db.suggestion.createMany({ data: [...shown.values()] })
  const added: Added[] = []
  for (const { id: dealId } of deals) {
    for (const { id: talentId } of talents) {
      if (random() > 0.12) continue
      const [createdAt, step, applied] = [dayOf(), between(1, 4), random() < 0.2]
      const status = STEPS[step - 1] ?? 'APPLIED'
      await world.db.dealCandidate.create({ data: { dealId, talentId, status, createdAt } })
      if (applied) await make.application(dealId, { talentId })
      added.push({ dealId, talentId, createdAt, step, applied })
    }
  }
  return { shown: (await world.db.suggestion.findMany({ where: { dealId: { not: null } } })) as Shown[], added }
}

const isIn = (date: Date, { from, to }: Period) => {
  const month = date.toISOString().slice(0, 7)
  return month >= from && month <= to
}
const isOf = (own: { dealId: number; talentId: number }) => (other: { dealId: number; talentId: number }) =>
  other.dealId === own.dealId && other.talentId === own.talentId

/** Each pair that was shown, as it was first, with how far the talent came afterwards: 0 for not added. */
export function pairsIn({ shown, added }: Counted, period: Period) {
  const own = shown.filter(each => isIn(each.shownAt, period) && (!period.engine || each.engine === period.engine))
  return own
    .filter(each => !own.some(other => isOf(each)(other) && isBefore(other, each)))
    .map(each => {
      const taken = added.find(isOf(each))
      return { ...each, step: taken && taken.createdAt >= each.shownAt ? taken.step : 0 }
    })
}

/** Whom recruiters added to a deal with suggestions, and whether that overruled them. */
export function additionsIn({ shown, added }: Counted, period: Period) {
  return added.flatMap(each => {
    const before = shown.filter(({ dealId, shownAt }) => dealId === each.dealId && shownAt <= each.createdAt)
    const last = before.find(one => !before.some(other => isBefore(one, other)))
    if (each.applied || !isIn(each.createdAt, period) || !last) return []
    if (period.engine && last.engine !== period.engine) return []
    const same = before.filter(({ engine }) => engine === last.engine)
    const good = (same.find(isOf(each))?.percentage ?? 0) >= 60
    const firstTaken = same.some(top => top.rank <= 3 && added.some(isOf(top)))
    return [{ ...each, isOverruled: !good && !firstTaken }]
  })
}

const isBefore = (one: Shown, other: Shown) =>
  one.shownAt < other.shownAt || (one.shownAt.getTime() === other.shownAt.getTime() && one.id < other.id)
