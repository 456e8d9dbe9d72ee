/** Keys received for passcodes, by token, if the browser cannot store the keys; lost on reload. */
const ofThisPage = new Map<string, string>()

/** The key that opens a link with a passcode; stored until the tab is closed, and never part of an address. */
function keptKey(token: string): string | null {
  return storage()?.getItem(nameOf(token)) ?? ofThisPage.get(token) ?? null
}

export function keepKey(token: string, key: string) {
  ofThisPage.set(token, key)
  try {
    storage()?.setItem(nameOf(token), key)
  } catch {
    // The storage is full or blocked: after a reload, the page asks for the passcode again.
  }
}

/** The query variables that open a link: the link's token, and the key if the person has entered a passcode. */
export function entryOf(token: string): { token: string; key?: string } {
  const key = keptKey(token)
  return key === null ? { token } : { token, key }
}

const nameOf = (token: string) => `talentdesk.share.${token}`

/** The tab's storage; null if the person has blocked it, as then even access to the property throws. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
