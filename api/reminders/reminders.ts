import { holdSubject, type Subjects, subjectOf } from '../activity/subject.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { readNoticesOf } from '../notifications/notify.ts'
import { NotFound } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import type { Order } from '../rows/page.ts'
import { parse } from '../rules/parse.ts'
import { remindThen } from './jobs.ts'
import { reminderChangeRules, reminderRules } from './rules.ts'

/** Adds a reminder of the viewer about a talent, a deal, a company or nothing. Throws InvalidInput and NotFound. */
export function addReminder(context: Staff, input: Subjects & Record<string, unknown>): Promise<Id> {
  const { viewer, clock } = context
  const subject = subjectOf(input)
  const fields = parse(reminderRules, input)
  return transactionOnce(context, { operation: 'addReminder', input }, async tx => {
    if (subject) await holdSubject(tx, subject)
    const data = { ...fields, ...subject, userId: viewer.id, createdAt: clock.now() }
    const { id } = await tx.reminder.create({ data, select: { id: true } })
    await remindThen(tx, { id, ...fields })
    return { id }
  })
}

/** Changes text or time of the viewer's reminder, but not its state 'done'. Throws InvalidInput and NotFound. */
export function updateReminder({ viewer, transaction }: Staff, { id, ...input }: Id & object): Promise<Id> {
  const change = parse(reminderChangeRules, input)
  return transaction(async tx => {
    await lockOwn(tx, { id, userId: viewer.id })
    await tx.reminder.update({ where: { id }, data: change })
    if (change.dueAt) await remindThen(tx, { id, dueAt: change.dueAt })
    return { id }
  })
}

/** Marks the viewer's reminder as done or not done. Throws NotFound. */
export function setReminderDone(
  { viewer, transaction, clock }: Staff,
  { id, isDone }: Id & { isDone: boolean },
): Promise<Id> {
  return transaction(async tx => {
    const { doneAt } = await lockOwn(tx, { id, userId: viewer.id })
    if (isDone === (doneAt !== null)) return { id }
    const now = clock.now()
    await tx.reminder.update({ where: { id }, data: { doneAt: isDone ? now : null } })
    if (isDone) await readNoticesOf(tx, { reminderId: id, userId: viewer.id, at: now })
    return { id }
  })
}

/** Deletes the viewer's reminder. Throws NotFound, also for a reminder of somebody else. */
export function deleteReminder({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    await lockOwn(tx, { id, userId: viewer.id })
    await tx.reminder.delete({ where: { id } })
    return { id }
  })
}

/** Reads the row and locks it until the transaction ends. Throws NotFound, also for a reminder of somebody else. */
async function lockOwn(tx: Tx, { id, userId }: { id: number; userId: number }) {
  const reminder = await lockRow(tx, { model: 'Reminder', id, what: 'Reminder' })
  if (reminder.userId !== userId) throw new NotFound('Reminder')
  return reminder
}

/** The order of reminders: the earliest come first. */
export const reminderOrder = (list: string): Order => ({ list, column: 'dueAt', kind: 'instant', direction: 'asc' })
