import type { Tx } from '../db.ts'
import type { Webhook } from '../generated/prisma/client.ts'
import { announce } from '../live/live.ts'
import { parseUrl } from '../rules/addresses.ts'

/** The topic of changes that the delivery must know of: a webhook that was enabled, a delivery that is sent again. */
export const WEBHOOKS_TOPIC = 'webhooks'

export const announceWebhooks = (tx: Tx, id: number) => announce(tx, WEBHOOKS_TOPIC, id)

/** How people know it: its description, or else the host of its address. The rest of the address may be a secret. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>) =>
  description ?? parseUrl(url)?.host ?? url
