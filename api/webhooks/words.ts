/** Labels of a webhook's fields. */
export const webhookLabels = {
  url: 'Address',
  description: 'Description',
  kinds: 'Events',
} as const

export const deliveryStates = {
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
} as const

/** The reasons why a webhook is disabled, as its page shows them. */
export const disabledReasons = {
  BY_HAND: 'Disabled by an admin',
  GONE: 'Disabled, as the receiver answered 410 Gone',
  FAILING: 'Disabled, as nothing was delivered for a day',
  OWNER_DISABLED: 'Its owner is disabled, so nothing is sent',
} as const

/** Kind of the event that tests an address. */
export const PING = 'ping'

/** Days after which deliveries are deleted, with body and answer. */
export const DELIVERIES_KEPT_DAYS = 30
