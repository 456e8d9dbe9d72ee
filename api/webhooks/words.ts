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

/** Why a webhook is disabled, as its page says it. */
export const disabledReasons = {
  BY_HAND: 'Disabled by an admin',
  GONE: 'Disabled, as the receiver answered 410 Gone',
  FAILING: 'Disabled, as nothing was delivered for a day',
} as const

/** The kind of the event by which an address is tried. */
export const PING = 'ping'

/** Hours for which the old secret signs beside the new one, unless another time is asked for. */
export const OVERLAP_HOURS = 24

/** The most hours of it: a week. */
export const MOST_OVERLAP_HOURS = 168
