import { addDays } from 'date-fns/addDays'
import type { Deps, Staff } from '../deps.ts'
import { InvalidInput } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { itemKeyRules, LONGEST_SNOOZE_DAYS, snoozeRules } from './rules.ts'

type Done = { key: string }

/** Puts an item off for the viewer. It comes back then, or when its facts change. Throws InvalidInput. */
export function snoozeItem(context: Staff, input: object): Promise<Done> {
  const { key, until } = parse(snoozeRules, input)
  const now = context.clock.now()
  const message = 'The time must lie ahead, at most a year'
  if (until <= now || until > addDays(now, LONGEST_SNOOZE_DAYS)) throw new InvalidInput(message, { until: message })
  return choose(context, { key, until })
}

/** Takes an item away from the viewer for good. When its facts change, it is another item. Throws InvalidInput. */
export const dismissItem = (context: Staff, input: object): Promise<Done> =>
  choose(context, { key: parse(itemKeyRules, input).key, until: null })

/** Brings an item back that was put off or dismissed. Throws InvalidInput. */
export async function restoreItem({ db, viewer }: Staff, input: object): Promise<Done> {
  const { key } = parse(itemKeyRules, input)
  await db.todayChoice.deleteMany({ where: { userId: viewer.id, key } })
  return { key }
}

async function choose({ db, viewer }: Staff, choice: { key: string; until: Date | null }): Promise<Done> {
  const { key } = choice
  const userId = viewer.id
  await db.todayChoice.upsert({
    where: { userId_key: { userId, key } },
    create: { userId, ...choice },
    update: choice,
  })
  return { key }
}

/** Removes what no item needs any more: an item that was put off and is back, and one that was dismissed long ago. */
export async function forgetChoices({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  await db.todayChoice.deleteMany({
    where: { OR: [{ until: { lte: now } }, { until: null, createdAt: { lt: addDays(now, -LONGEST_SNOOZE_DAYS) } }] },
  })
}

/** Chooses whether the viewer gets the e-mail of the morning. */
export function setMorningEmail({ viewer, transaction }: Staff, { wanted }: { wanted: boolean }): Promise<object> {
  return transaction(async tx => {
    await tx.user.update({ where: { id: viewer.id }, data: { morningEmail: wanted }, select: { id: true } })
    return {}
  })
}
