import { addHours } from 'date-fns/addHours'
import { type ActivityKind, type Change, changesBetween, record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import { lastPosition } from '../events/events.ts'
import { isEventKind } from '../events/words.ts'
import type { Webhook } from '../generated/prisma/client.ts'
import { Conflict, checkVersion, InvalidInput } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { parseUrl } from '../rules/addresses.ts'
import { parse } from '../rules/parse.ts'
import { checkWritten, ForbiddenAddress } from './addresses.ts'
import { announceWebhooks, nameOf } from './news.ts'
import { ping } from './ping.ts'
import { restartWaiting } from './replays.ts'
import { addWebhookRules, rotateWebhookRules, updateWebhookRules } from './rules.ts'
import { newSecret } from './signing.ts'

/** Maximum number of webhooks, limited because each webhook reads all events. */
const MOST = 20

/** A webhook after a ping. `pingId` is the id of the ping's delivery, which contains the answer. */
type PingedWebhook = Id & { pingId: number | null }

/**
 * Adds a webhook of the viewer for future events, and pings it. The webhook remains when the ping fails, as a receiver
 * needs the secret before it can answer. Only this call returns the secret. Throws InvalidInput, and Conflict when
 * there are too many.
 */
export async function addWebhook(context: Staff, input: unknown): Promise<PingedWebhook & { secret: string }> {
  const { url, description = null, kinds = [] } = parse(addWebhookRules, input)
  checkUrl(context, url)
  checkKinds(kinds)
  const secret = newSecret()
  const position = await lastPosition(context)
  const { id } = await context.transaction(async tx => {
    if ((await tx.webhook.count()) >= MOST) {
      throw new Conflict(`There are ${MOST} webhooks already. Please delete one first.`)
    }
    const made = await tx.webhook.create({
      data: { ownerId: context.viewer.id, url, description, kinds, secret, position },
    })
    await trace(tx, context, { kind: 'webhook.added', webhook: made })
    return made
  })
  return { id, secret, pingId: await ping(context, id) }
}

/**
 * Changes the sent fields. A new address gets a ping. With `takeOver`, the viewer becomes the owner. Throws NotFound,
 * InvalidInput, and Conflict when `version` is not current.
 */
export async function updateWebhook(
  context: Staff,
  {
    id,
    version,
    takeOver,
    ...input
  }: Id & { version?: number | null; takeOver?: boolean | null } & Record<string, unknown>,
): Promise<PingedWebhook> {
  const sent = parse(updateWebhookRules, input)
  if (sent.url !== undefined) checkUrl(context, sent.url)
  checkKinds(sent.kinds ?? [])
  const isMoved = await context.transaction(async tx => {
    const before = await lockWebhook(tx, id)
    checkVersion('webhook', before, version)
    const change = { ...sent, ...(takeOver && { ownerId: context.viewer.id }) }
    const changes = changesBetween<Webhook>(before, change)
    if (changes.length === 0) return false
    await tx.webhook.update({ where: { id }, data: { ...change, version: { increment: 1 } } })
    await trace(tx, context, { kind: 'webhook.updated', webhook: before, changes: changes.map(withoutPath) })
    return changes.some(({ field }) => field === 'url')
  })
  return { id, pingId: isMoved ? await ping(context, id) : null }
}

/** Reduces an address to its host: the rest may be a secret, and activities are never deleted. */
const withoutPath = ({ field, before, after }: Change): Change =>
  field === 'url' ? { field, before: hostOf(before), after: hostOf(after) } : { field, before, after }

const hostOf = (url: string | null) => (url && parseUrl(url)?.host) || null

/**
 * Replaces the secret. For some hours the previous secret signs, too, so that the receiver can be changed meanwhile.
 * Only this call returns the new secret.
 */
export function rotateWebhookSecret(context: Staff, { id, ...input }: Id & { overlapHours?: number | null }) {
  const { overlapHours } = parse(rotateWebhookRules, input)
  const secret = newSecret()
  const previousSecretUntil = addHours(context.clock.now(), overlapHours)
  return context.transaction(async tx => {
    const before = await lockWebhook(tx, id)
    const data = { secret, previousSecret: before.secret, previousSecretUntil, version: { increment: 1 } }
    await tx.webhook.update({ where: { id }, data })
    await trace(tx, context, { kind: 'webhook.secretRotated', webhook: before })
    return { id, secret }
  })
}

/** Disables a webhook: nothing is sent until the webhook is enabled. Events wait in the log meanwhile. */
export function disableWebhook(context: Staff, { id }: Id): Promise<Id> {
  const disabledAt = context.clock.now()
  return context.transaction(async tx => {
    const before = await lockWebhook(tx, id)
    if (before.disabledAt) return { id }
    await tx.webhook.update({
      where: { id },
      data: { disabledAt, disabledReason: 'BY_HAND', version: { increment: 1 } },
    })
    await trace(tx, context, { kind: 'webhook.disabled', webhook: before })
    return { id }
  })
}

/** Enables a webhook. Waiting deliveries are due at once, and are tried for three days again. */
export function enableWebhook(context: Staff, { id }: Id): Promise<Id> {
  const now = context.clock.now()
  return context.transaction(async tx => {
    const before = await lockWebhook(tx, id)
    if (!before.disabledAt) return { id }
    const data = { disabledAt: null, disabledReason: null, failingSince: null, version: { increment: 1 } }
    await tx.webhook.update({ where: { id }, data })
    await restartWaiting(tx, { webhookId: id, now })
    await trace(tx, context, { kind: 'webhook.enabled', webhook: before })
    return { id }
  })
}

/** Deletes a webhook with its deliveries. Throws NotFound. */
export function deleteWebhook(context: Staff, { id }: Id): Promise<Id> {
  return context.transaction(async tx => {
    const before = await lockWebhook(tx, id)
    await tx.webhook.delete({ where: { id } })
    await trace(tx, context, { kind: 'webhook.deleted', webhook: before })
    return { id }
  })
}

/** Sends a ping and returns the id of its delivery. Throws NotFound. */
export const pingWebhook = async (context: Staff, { id }: Id): Promise<PingedWebhook> => ({
  id,
  pingId: await ping(context, id),
})

const lockWebhook = (tx: Tx, id: number) => lockRow(tx, { model: 'Webhook', id, what: 'Webhook' })

type WebhookAct = { kind: ActivityKind; webhook: Webhook; changes?: Change[] }

/** Records an activity about a webhook, and wakes the delivery. */
async function trace(tx: Tx, { viewer }: Staff, { kind, webhook, changes = [] }: WebhookAct) {
  await record(tx, viewer, kind, {}, [{ field: 'webhook', before: null, after: nameOf(webhook) }, ...changes])
  await announceWebhooks(tx, webhook.id)
}

function checkUrl({ settings }: Staff, url: string) {
  try {
    const parsed = parseUrl(url)
    if (parsed) checkWritten(parsed, settings.webhooks)
  } catch (error) {
    if (!(error instanceof ForbiddenAddress)) throw error
    throw new InvalidInput(error.message, { url: error.message })
  }
}

function checkKinds(kinds: string[]) {
  const unknown = kinds.find(kind => !isEventKind(kind))
  if (unknown === undefined) return
  const message = `There are no events of the kind ${unknown}`
  throw new InvalidInput(message, { kinds: message })
}
