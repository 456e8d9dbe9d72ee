import { personName } from '../components/format.ts'
import { MINE, ownerInWords } from './ownedBy.ts'

type Person = Parameters<typeof personName>[0] & { readonly databaseId: number }
type Former = { readonly user: Person; readonly talentCount: number; readonly dealCount: number }
export type Owners = { readonly colleagues: readonly Person[]; readonly formerOwners: readonly Former[] }

export const FORMER = 'Former colleagues'

/**
 * The owners to filter by, as the address names them. Those who left have the number of what they still own; a chosen one is
 * offered in any case.
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
