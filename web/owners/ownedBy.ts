/** The owner in the address of a list is 'me', or a colleague's id and name: the name is for whoever reads the address. */
export const MINE = 'me'

/** The query's `filter` for the owner in the address. */
export function ownerAsked(texts: readonly string[] | undefined): { isMine?: boolean; ownerId?: number } {
  const [owner] = texts ?? []
  if (!owner) return {}
  return owner === MINE ? { isMine: true } : { ownerId: Number.parseInt(owner, 10) || 0 }
}

/** The owner in the address in words: 'Mine' or 'Bob Okafor'. */
export const ownerInWords = (text: string) => (text === MINE ? 'Mine' : text.replace(/^\d+ /, ''))
