/** Keys received for passcodes, used if the browser cannot store them; lost on reload. */
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
    // The storage is full or blocked: the page asks for the passcode again after a reload.
  }
}

/** The variables that open a link: its token, and the key if there is one. */
export function entryOf(token: string): { token: string; key?: string } {
  const key = keptKey(token)
  return key === null ? { token } : { token, key }
}

const nameOf = (token: string) => `talentdesk.share.${token}`

/** Null if the person has blocked the storage: then even access to the property throws. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
