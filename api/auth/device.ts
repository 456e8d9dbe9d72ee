import Bowser from 'bowser'

/** More is no browser's, and would only cost time. */
const LONGEST = 500

/** Browser and system in a few words, 'Firefox on Windows', from the header User-Agent. Null when it names none. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST))
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}
