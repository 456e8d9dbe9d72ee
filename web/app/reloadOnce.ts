import { useEffect, useState } from 'react'

/**
 * Reloads the page if that is needed, but not twice at an address within a minute, as it would not help then. Returns whether
 * the page is being reloaded. The browser asks before it loses entries of a form.
 */
export function useReloadOnce(isNeeded: boolean): boolean {
  const [isReloading] = useState(() => isNeeded && !wasReloaded())
  useEffect(() => {
    if (!isReloading) return
    sessionStorage.setItem(KEY, JSON.stringify({ href: location.href, at: Date.now() }))
    location.reload()
  }, [isReloading])
  return isReloading
}

function wasReloaded() {
  const { href, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  return href === location.href && Date.now() - at < 60_000
}

const KEY = 'talentdesk.reloaded'
