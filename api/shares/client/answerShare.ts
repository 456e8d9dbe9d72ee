import type { Change } from '../../activity/activity.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db.ts'
import type { Share } from '../../generated/prisma/client.ts'
import { countPublicRead, spendAndShow } from '../../limits.ts'
import { type News, notify } from '../../notifications/notify.ts'
import { Conflict, Forbidden, InvalidInput, Problem } from '../../problems.ts'
import { parse } from '../../rules/parse.ts'
import { isStorable } from '../../rules/rules.ts'
import { answerRules, type NewAnswer, TIME_PASSED } from '../rules.ts'
import { isUnavailable } from '../snapshot/availability.ts'
import { lockShare, trace } from '../staff/shares.ts'
import { clientAnswers } from '../words.ts'
import { type ClientProfile, PROFILE_COLUMNS, profileOf } from './clientShare.ts'
import { findUnlockedShare, type LinkAccess } from './shareLink.ts'

/** `profile` is the key of a profile of the share. */
type AnswerInput = LinkAccess & { profile: string } & Record<string, unknown>

/**
 * Stores the client's answer about a profile, in place of an earlier answer. Throws InvalidInput, TooMany, Forbidden,
 * NOT_FOUND when the link or the profile is not available anymore, and Conflict when somebody else has answered since
 * `version`.
 */
export async function answerShare(
  context: Context,
  { token, key, profile, ...input }: AnswerInput,
): Promise<ClientProfile> {
  await countPublicRead(context)
  const { id } = await findUnlockedShare(context.db, { token, key }, context)
  if (context.viewer) throw new Forbidden('You are signed in, and only the client answers here')
  const { version = null, ...answer } = parse(answerRules, input)
  const now = context.clock.now()
  if (answer.times.some(time => time <= now)) throw new InvalidInput(TIME_PASSED, { times: TIME_PASSED })
  await countAnswer(context, id)
  return context.transaction(async tx => {
    await lockShare(tx, id)
    const share = await findUnlockedShare(tx, { token, key }, context)
    const where = { key: profile, shareId: id }
    const item = isStorable(profile) ? await tx.shareItem.findUnique({ where, select: PROFILE_COLUMNS }) : null
    if (!item || isUnavailable(item, share)) throw new Problem('NOT_FOUND', 'This profile is not available anymore.')
    const before = item.answer
    const changes = changesOf(before, answer)
    if (changes.length > 0) {
      if (before && before.version !== version) throw new Conflict(ANSWERED_MEANWHILE)
      const kept = await keep(tx, item.id, { ...answer, answeredAt: now })
      await notifyOwners(tx, { share, talentId: item.talentId, cause: `answer ${item.id} ${kept.version}`, at: now })
      const talentIds = item.talentId === null ? [] : [item.talentId]
      await trace(tx, null, { id, kind: 'share.answered', talentIds }, changes)
    }
    const answered = await tx.shareItem.findUniqueOrThrow({ where: { id: item.id }, select: PROFILE_COLUMNS })
    return profileOf(answered, { needs: share.needs, isAvailable: true })
  })
}

const ANSWERED_MEANWHILE =
  'Somebody else has answered about this profile in the meantime. Please look at that answer before you send yours.'

async function countAnswer(context: Context, shareId: number) {
  const points = context.settings.limits.clientAnswersPerHour
  await spendAndShow(context, { name: 'clientAnswer', points, seconds: 3600 }, String(shareId))
}

const keep = (tx: Tx, itemId: number, answer: Omit<NewAnswer, 'version'> & { answeredAt: Date }) =>
  tx.shareAnswer.upsert({
    where: { itemId },
    create: { itemId, ...answer },
    update: { ...answer, version: { increment: 1 } },
  })

type AnswerNews = Pick<News, 'cause' | 'at' | 'talentId'> & { share: Share }

/** Notifies the sharer and the owner of the deal. */
async function notifyOwners(tx: Tx, { share, ...news }: AnswerNews) {
  const { id: shareId, dealId, createdById, recipientName: detail } = share
  const deal = dealId && (await tx.deal.findUnique({ where: { id: dealId }, select: { ownerId: true } }))
  const userIds = [createdById, deal ? deal.ownerId : null]
  await notify(tx, { kind: 'CLIENT_ANSWER', userIds, ...news, shareId, dealId, detail })
}

/** The changes for the timeline; empty when the same answer is sent again. */
function changesOf(before: Omit<NewAnswer, 'version'> | null, after: Omit<NewAnswer, 'version'>): Change[] {
  const timesOf = (times: Date[]) => times.map(time => time.toISOString()).join('\n') || null
  return [
    { field: 'answer', before: before && clientAnswers[before.answer], after: clientAnswers[after.answer] },
    { field: 'times', before: timesOf(before?.times ?? []), after: timesOf(after.times) },
    { field: 'comment', before: before?.comment ?? null, after: after.comment },
  ].filter(change => change.before !== change.after)
}
