import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import { sendMail } from '../mail/mail.ts'
import { notify } from '../notifications/notify.ts'
import { announceWebhooks, nameOf } from './news.ts'
import { disabledReasons } from './words.ts'

/** Disables a webhook that does not work, and notifies its owner and the admins once. */
export function disable(
  { transaction, clock, settings }: Pick<Deps, 'transaction' | 'clock' | 'settings'>,
  id: number,
  disabledReason: 'GONE' | 'FAILING',
) {
  const now = clock.now()
  return transaction(async tx => {
    const [webhook] = await tx.webhook.updateManyAndReturn({
      where: { id, disabledAt: null },
      data: { disabledAt: now, disabledReason, version: { increment: 1 } },
    })
    if (!webhook) return
    const people = await tx.user.findMany({
      where: { disabledAt: null, OR: [{ id: webhook.ownerId }, { role: 'ADMIN' }] },
      select: { id: true },
    })
    const userIds = people.map(person => person.id)
    const cause = `webhook ${id} at ${now.toISOString()}`
    await notify(tx, { kind: 'WEBHOOK_DISABLED', userIds, cause, at: now, detail: nameOf(webhook) })
    if (settings.mail) for (const userId of userIds) await enqueue(tx, sendDisabledMail, { webhookId: id, userId })
    await announceWebhooks(tx, id)
  })
}

/** Notifies the admins once of each webhook that is stopped because its owner is disabled. */
const notifyOfOwners = defineJob({
  name: 'webhooks.tellOfOwners',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>) =>
    transaction(async tx => {
      const webhooks = await tx.webhook.findMany({
        where: { disabledAt: null, owner: { disabledAt: { not: null } } },
        include: { owner: { select: { disabledAt: true } } },
      })
      if (webhooks.length === 0) return
      const admins = await tx.user.findMany({ where: { disabledAt: null, role: 'ADMIN' }, select: { id: true } })
      const userIds = admins.map(({ id }) => id)
      for (const webhook of webhooks) {
        const cause = `webhook ${webhook.id} without its owner since ${webhook.owner.disabledAt?.toISOString()}`
        await notify(tx, { kind: 'WEBHOOK_DISABLED', userIds, cause, at: clock.now(), detail: nameOf(webhook) })
      }
    }),
})

/** Sends one person an e-mail about a webhook that was disabled. */
const sendDisabledMail = defineJob({
  name: 'webhooks.tellByMail',
  payload: z.object({ webhookId: z.int(), userId: z.int() }),
  maxAttempts: 8,
  run: async ({ db, settings }: Pick<Deps, 'db' | 'settings'>, { webhookId, userId }) => {
    const webhook = await db.webhook.findUnique({ where: { id: webhookId } })
    const user = await db.user.findUnique({ where: { id: userId, disabledAt: null } })
    if (!settings.mail || !webhook?.disabledAt || !webhook.disabledReason || !user) return
    await sendMail(settings, {
      to: { name: `${user.firstName} ${user.lastName}`.trim(), address: user.email },
      subject: `Webhook disabled: ${nameOf(webhook)}`,
      text: [
        `The webhook “${nameOf(webhook)}” gets no more events. ${disabledReasons[webhook.disabledReason]}.`,
        `Once the receiver works, enable it again: it goes on where it stopped.`,
        `${settings.publicUrl}/webhooks`,
      ].join('\n\n'),
      id: `webhook-${webhookId}-${webhook.disabledAt.getTime()}-${userId}`,
    })
  },
})

export const disablingJobs = [sendDisabledMail, notifyOfOwners]
