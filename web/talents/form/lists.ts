/** Splits 'React, Node.js , ' into ['React', 'Node.js']. */
export function splitCommas(text: string): string[] {
  return text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

/** The lines of a text, without bullets and without empty lines. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.replace(/^\s*(?:[•▪‣*]|[-–](?=\s))\s*/, '').trim())
    .filter(line => line !== '')
}

/** Appends entries to the list, except duplicates, which are found without regard to case. */
export function withEntries(list: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...list]
  for (const entry of more) if (!all.some(known => sameName(known, entry))) all.push(entry)
  return all
}

export const without = (list: readonly string[], gone: string) => list.filter(entry => entry !== gone)

/** Whether two names are equal, ignoring case and outer spaces. */
export function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
