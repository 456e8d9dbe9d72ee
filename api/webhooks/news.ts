import type { Tx } from '../db.ts'
import type { Webhook } from '../generated/prisma/client.ts'
import { announce } from '../live/live.ts'
import { parseUrl } from '../rules/addresses.ts'

/** Topic of changes that wake the delivery, e.g. an enabled webhook or a replay. */
export const WEBHOOKS_TOPIC = 'webhooks'

export const announceWebhooks = (tx: Tx, id: number) => announce(tx, WEBHOOKS_TOPIC, id)

/** The name of a webhook: its description, else the host of its address. The rest of the address may be a secret. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>) =>
  description ?? parseUrl(url)?.host ?? url
