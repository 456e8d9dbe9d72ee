import { z } from 'zod'
import { MAX_ADDRESS, parseUrl } from '../rules/addresses.ts'
import { overlapHours } from '../rules/overlap.ts'
import { isStorable, optionalLine, unstorable } from '../rules/rules.ts'
import { webhookLabels } from './words.ts'

export const WITHOUT_PASSWORD = 'Please leave user name and password out of the address'

const NO_ADDRESS = 'Please enter an address as in https://example.com/hooks'

/** The address of a receiver. webhooks.ts checks its host and port, as the allowed ones depend on the settings. */
const url = z
  .string({ error: `${webhookLabels.url} is required` })
  .trim()
  .min(1, `${webhookLabels.url} is required`)
  .max(MAX_ADDRESS, `${webhookLabels.url} must be at most 2,000 characters`)
  .refine(isStorable, unstorable(webhookLabels.url))
  .meta({ format: 'uri' })
  .transform((typed, context) => {
    const parsed = parseUrl(typed)
    const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:'
    if (!parsed || !isWeb) context.addIssue({ code: 'custom', message: NO_ADDRESS })
    else if (parsed.username || parsed.password) context.addIssue({ code: 'custom', message: WITHOUT_PASSWORD })
    return typed
  })

const kinds = z
  .array(z.string().max(100))
  .max(200)
  .transform(sent => [...new Set(sent)].sort())

/** Rules for a new webhook. webhooks.ts checks the kinds. */
export const addWebhookRules = z.object({
  url,
  description: optionalLine(webhookLabels.description, 200).optional(),
  kinds: kinds.optional(),
})

/** Rules for a change of a webhook. Omitted fields keep their values. */
export const updateWebhookRules = addWebhookRules.partial()

export const rotateWebhookRules = z.object({ overlapHours })
