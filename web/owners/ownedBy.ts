import { personName } from '../components/format.ts'

/** The viewer as owner in the address of a list. Another owner is an id and a name; only the id is used. */
export const MINE = 'me'

/** The query's `filter` for an owner in the address. */
function ownerAsked([owner]: readonly string[]): { isMine?: boolean; ownerId?: number } {
  if (!owner) return {}
  return owner === MINE ? { isMine: true } : { ownerId: Number.parseInt(owner, 10) || 0 }
}

/** The words for an owner in the address: 'Mine' or 'Bob Okafor'. */
export const ownerInWords = (text: string) => (text === MINE ? 'Mine' : text.replace(/^\d+ /, ''))

/** The filter of a list by the owner of a record. */
export const ownerFilter = {
  name: 'owner',
  label: 'Owner',
  kind: 'option',
  none: 'Anybody',
  say: ownerInWords,
  ask: ownerAsked,
} as const

type Person = Parameters<typeof personName>[0] & { readonly databaseId: number }
type Former = { readonly user: Person; readonly talentCount: number; readonly dealCount: number }
type Owners = { readonly colleagues: readonly Person[]; readonly formerOwners: readonly Former[] }

export const FORMER = 'Former colleagues'

/**
 * The owners to filter by, with their values for the address. The labels of former colleagues have the number of
 * records still owned. The chosen owner is always among the choices.
 */
export function ownerChoices(owners: Owners | undefined, counts: 'talentCount' | 'dealCount', chosen: string) {
  const addressOf = (person: Person) => `${person.databaseId} ${personName(person)}`
  const former = (owners?.formerOwners ?? [])
    .filter(owned => owned[counts] > 0)
    .map(owned => ({ value: addressOf(owned.user), label: `${personName(owned.user)} (${owned[counts]})` }))
  const isFormer = former.some(({ value }) => value === chosen)
  const other = chosen === '' || chosen === MINE || isFormer ? [] : [chosen]
  const colleagues = [...new Set([...(owners?.colleagues ?? []).map(addressOf), ...other])]
  return { colleagues: colleagues.map(value => ({ value, label: ownerInWords(value) })), former }
}
