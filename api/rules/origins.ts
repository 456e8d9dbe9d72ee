import { z } from 'zod'
import { parseUrl } from './addresses.ts'

/** How many sites may be named. */
const MOST_ORIGINS = 20

/** In characters. */
const LONGEST = 260

const HOST = /^[a-z\d.-]+$/

/**
 * An exact origin, as browsers send it: 'https://www.example.com'. A closing slash is dropped. Null for anything else: a path,
 * a name and password, a wildcard or 'null' is no origin.
 */
function readOrigin(typed: string): string | null {
  const url = typed.length <= LONGEST ? parseUrl(typed.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return isBare ? url.origin : null
}

/** A list of exact origins. Empty texts are left out, and what is named twice is kept once. */
export const originsRules = z
  .array(z.string().max(LONGEST))
  .transform((typed, context) => {
    const filled = typed.filter(text => text.trim())
    const wrong = filled.find(text => !readOrigin(text))
    if (wrong !== undefined) {
      const message = `'${wrong.trim().slice(0, 60)}' is no site: please enter it as in https://www.example.com`
      context.addIssue({ code: 'custom', message })
    }
    return [...new Set(filled.flatMap(text => readOrigin(text) ?? []))]
  })
  .refine(origins => origins.length <= MOST_ORIGINS, `At most ${MOST_ORIGINS} sites can be named`)
