import { z } from 'zod'
import type { Database, Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the owner of a due reminder, unless the reminder was done, deleted or postponed meanwhile. */
const remind = defineJob({
  name: 'reminders.remind',
  payload: z.object({ id: z.number().int() }),
  run: ({ transaction, clock }: Pick<Database, 'transaction'> & Pick<Deps, 'clock'>, { id }) =>
    transaction(async tx => {
      const reminder = await tx.reminder.findUnique({ where: { id, doneAt: null, dueAt: { lte: clock.now() } } })
      if (!reminder) return
      const { userId, dueAt, talentId, dealId, companyId } = reminder
      await notify(tx, {
        ...{ kind: 'REMINDER', userIds: [userId], cause: `reminder ${id} ${dueAt.toISOString()}`, at: clock.now() },
        ...{ reminderId: id, talentId, dealId, companyId },
      })
    }),
})

/** Enqueues the notification of a reminder when its time is set. Replaces a notification enqueued earlier. */
export const remindThen = (tx: Tx, { id, dueAt }: { id: number; dueAt: Date }) =>
  enqueue(tx, remind, { id }, { key: `reminder:${id}`, runAt: dueAt })

export const reminderJobs = [remind]
