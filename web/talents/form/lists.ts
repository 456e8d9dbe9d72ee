/** 'React, Node.js , ' as ['React', 'Node.js']. */
export function splitCommas(text: string): string[] {
  return text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

/** The lines of a text, without bullets and empty ones. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.replace(/^\s*(?:[•▪‣*]|[-–](?=\s))\s*/, '').trim())
    .filter(line => line !== '')
}

/** The list with these entries at its end; what is there already, in any case, is not taken twice. */
export function withEntries(list: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...list]
  for (const entry of more) if (!all.some(known => sameName(known, entry))) all.push(entry)
  return all
}

/** Whether two names are the same to a reader. */
export function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
