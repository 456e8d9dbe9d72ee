/** The owner in the address of a list is 'me', or a colleague's id and name: the name is for whoever reads the address. */
export const MINE = 'me'

/** The query's `filter` for the owner in the address. */
function ownerAsked([owner]: readonly string[]): { isMine?: boolean; ownerId?: number } {
  if (!owner) return {}
  return owner === MINE ? { isMine: true } : { ownerId: Number.parseInt(owner, 10) || 0 }
}

/** The owner in the address in words: 'Mine' or 'Bob Okafor'. */
export const ownerInWords = (text: string) => (text === MINE ? 'Mine' : text.replace(/^\d+ /, ''))

/** The filter of a list by who looks after a record. */
export const ownerFilter = {
  name: 'owner',
  label: 'Owner',
  kind: 'option',
  none: 'Anybody',
  say: ownerInWords,
  ask: ownerAsked,
} as const
