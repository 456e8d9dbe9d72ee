import type { Settings } from '../settings.ts'

/**
 * The headers of every answer. What may be kept or shown elsewhere says so itself, so `no-store` stands on all that
 * forgets to. Nothing here is for a search engine: the pages are for staff, or for whoever was given a link.
 */
export function safeHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    'permissions-policy': DENIED_FEATURES.map(feature => `${feature}=()`).join(', '),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
  }
}

const YEAR = 365 * 24 * 60 * 60

/** What the pages never ask of a browser, so neither may anything that is shown in them. */
const DENIED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
