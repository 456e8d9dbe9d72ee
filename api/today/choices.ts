import { addDays } from 'date-fns/addDays'
import type { Deps, Staff } from '../deps.ts'
import { InvalidInput } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { itemKeyRules, LONGEST_SNOOZE_DAYS, snoozeRules } from './rules.ts'

/** Hides an item from the viewer until a time, or until its facts change. Throws InvalidInput. */
export function snoozeItem(context: Staff, input: object): Promise<{ key: string }> {
  const { key, until } = parse(snoozeRules, input)
  const now = context.clock.now()
  const message = 'The time must lie ahead, at most a year'
  if (until <= now || until > addDays(now, LONGEST_SNOOZE_DAYS)) throw new InvalidInput(message, { until: message })
  return choose(context, { key, until })
}

/** Hides an item from the viewer until its facts change. Throws InvalidInput. */
export const dismissItem = (context: Staff, input: object): Promise<{ key: string }> =>
  choose(context, { key: parse(itemKeyRules, input).key, until: null })

/** Shows a snoozed or dismissed item again. Throws InvalidInput. */
export async function restoreItem({ db, viewer }: Staff, input: object): Promise<{ key: string }> {
  const { key } = parse(itemKeyRules, input)
  await db.todayChoice.deleteMany({ where: { userId: viewer.id, key } })
  return { key }
}

async function choose({ db, viewer }: Staff, choice: { key: string; until: Date | null }): Promise<{ key: string }> {
  const { key } = choice
  const userId = viewer.id
  await db.todayChoice.upsert({
    where: { userId_key: { userId, key } },
    create: { userId, ...choice },
    update: choice,
  })
  return { key }
}

/** Removes choices that have no effect any more: expired snoozes, and items dismissed over a year ago. */
export async function forgetChoices({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  await db.todayChoice.deleteMany({
    where: { OR: [{ until: { lte: now } }, { until: null, createdAt: { lt: addDays(now, -LONGEST_SNOOZE_DAYS) } }] },
  })
}

/** Sets whether the viewer gets the morning e-mail. */
export function setMorningEmail({ viewer, transaction }: Staff, { wanted }: { wanted: boolean }): Promise<object> {
  return transaction(async tx => {
    await tx.user.update({ where: { id: viewer.id }, data: { morningEmail: wanted }, select: { id: true } })
    return {}
  })
}
