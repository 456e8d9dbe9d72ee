import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import type { Settings } from '../settings.ts'
import { writeMorning } from './morning.ts'

type Mail = NonNullable<Settings['mail']>

/** Hours by which e-mails may be late, in case the product was not running at the configured hour. */
const LATE_HOURS = 4

const send = defineJob({
  name: 'today.morningEmail',
  payload: z.object({ userId: z.int(), day: z.iso.date() }),
  // The last attempt is half an hour after the first.
  maxAttempts: 8,
  run: async (context: Deps, { userId, day }) => {
    const { mail } = context.settings
    if (mail && dayOf(context.clock.now(), mail) === day) await writeMorning(context, { userId, day })
  },
})

/**
 * Enqueues the morning e-mail for each user who has not got today's e-mail. A single statement selects these users and
 * stores the day, so that concurrent replicas send each e-mail once.
 */
export async function claimMornings({ transaction, clock, settings: { mail } }: Deps) {
  const now = clock.now()
  if (!mail || !isMorning(now, mail)) return
  const day = dayOf(now, mail)
  await transaction(async tx => {
    const people = await tx.$queryRaw<{ id: number }[]>`
      UPDATE "User" SET "mailedOn" = ${day}::date
      WHERE "morningEmail" AND "disabledAt" IS NULL AND ("mailedOn" IS NULL OR "mailedOn" < ${day}::date) RETURNING id`
    for (const { id } of people) await enqueue(tx, send, { userId: id, day })
  })
}

function isMorning(now: Date, { morningHour, timeZone }: Mail): boolean {
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }))
  return hour >= morningHour && hour < morningHour + LATE_HOURS
}

/** A date such as '2026-11-26'. */
const dayOf = (now: Date, { timeZone }: Mail) => now.toLocaleDateString('en-CA', { timeZone })

const claim = defineJob({
  name: 'today.morningEmails',
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: claimMornings,
  maxAttempts: 3,
})

export const morningJobs = [claim, send]
