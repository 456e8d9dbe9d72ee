import { byId, mutation, versionInput } from '../graphql/mutation.ts'
import { replayDelivery, replayFailed } from './replays.ts'
import { addWebhookRules, rotateWebhookRules, updateWebhookRules } from './rules.ts'
import {
  addWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  pingWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks.ts'

/** Only admins who confirmed their password may change webhooks, as webhooks send data outside. */
const handsOut = { $all: { admin: true, confirmed: true } } as const
const IN_PERSON = ' For admins who confirmed their password recently, never for an API token.'
const rows = { webhook: 'Webhook' } as const
const pinged = { ping: ['WebhookDelivery', 'pingId'] } as const
const secret = { description: "The secret that signs: 'whsec_…'. It is shown only once." }

mutation('addWebhook', {
  description: `Adds a webhook of the viewer, and sends it a ping. It stays also when the ping fails.${IN_PERSON}`,
  authScopes: handsOut,
  scope: 'inPerson',
  inputDescription: 'A new webhook.',
  input: t => ({
    url: t.string({ description: 'The address that events are sent to: https and public.' }),
    description: t.string({ description: 'Its purpose.' }),
    kinds: t.stringList({ description: "Kinds of events: 'talent.updated'. None means all." }),
  }),
  rules: addWebhookRules,
  verb: addWebhook,
  rows,
  rowsIfAny: pinged,
  payload: t => ({ secret: t.exposeString('secret', secret) }),
})

mutation('updateWebhook', {
  description: `Changes a webhook; a new address gets a ping.${IN_PERSON}`,
  authScopes: handsOut,
  scope: 'inPerson',
  inputDescription: 'Omitted fields keep their values.',
  input: t => ({
    ...byId(t),
    version: versionInput(t),
    url: t.string({ description: 'The address that events are sent to: https and public.' }),
    description: t.string({ description: 'Its purpose; an empty text removes it.' }),
    kinds: t.stringList({ description: 'Kinds of events, in place of the former ones. An empty list means all.' }),
    takeOver: t.boolean({ description: 'Makes the viewer its owner.' }),
  }),
  rules: updateWebhookRules,
  verb: updateWebhook,
  rows,
  rowsIfAny: pinged,
})

mutation('rotateWebhookSecret', {
  description: `Replaces the secret; for a while, the former one signs beside it.${IN_PERSON}`,
  authScopes: handsOut,
  scope: 'inPerson',
  inputDescription: 'Whose secret is replaced.',
  input: t => ({
    ...byId(t),
    overlapHours: t.int({ description: 'Hours for which the former secret signs, too; 24 by default.' }),
  }),
  rules: rotateWebhookRules,
  verb: rotateWebhookSecret,
  rows,
  payload: t => ({ secret: t.exposeString('secret', secret) }),
})

mutation('enableWebhook', {
  description: `Continues a webhook where it stopped.${IN_PERSON}`,
  authScopes: handsOut,
  scope: 'inPerson',
  inputDescription: 'Which one is to go on.',
  input: byId,
  verb: enableWebhook,
  rows,
})

mutation('disableWebhook', {
  description: 'Sends nothing more to a webhook. For admins in person.',
  authScopes: { $all: { admin: true, inPerson: true } },
  scope: 'inPerson',
  inputDescription: 'Which one is to stop.',
  input: byId,
  verb: disableWebhook,
  rows,
})

mutation('deleteWebhook', {
  description: 'Deletes a webhook with its deliveries. For admins in person.',
  authScopes: { $all: { admin: true, inPerson: true } },
  scope: 'inPerson',
  inputDescription: 'Which one goes.',
  input: byId,
  verb: deleteWebhook,
  deleted: { deletedWebhookId: 'Webhook' },
})

const writes = { $all: { admin: true, write: true } } as const

mutation('pingWebhook', {
  description: 'Sends a ping and waits for the answer, at most 10 seconds. For admins.',
  authScopes: writes,
  scope: 'webhooks:write',
  inputDescription: 'Which one is tried.',
  input: byId,
  verb: pingWebhook,
  rows,
  rowsIfAny: pinged,
})

mutation('replayWebhookDelivery', {
  description: 'Sends a delivery again: with the same id, and its record as it is now. For admins.',
  authScopes: writes,
  scope: 'webhooks:write',
  inputDescription: 'Which one is sent once more.',
  input: byId,
  verb: replayDelivery,
  rows: { delivery: 'WebhookDelivery' },
})

mutation('replayFailedWebhookDeliveries', {
  description: 'Sends all failed deliveries of a webhook again. For admins.',
  authScopes: writes,
  scope: 'webhooks:write',
  inputDescription: 'Whose failed ones are sent once more.',
  input: byId,
  verb: replayFailed,
  rows,
  payload: t => ({ replayed: t.exposeInt('replayed', { description: 'Their number.' }) }),
})
