import { FilterButton } from '../components/FilterFields.tsx'
import { personName } from '../components/format.ts'
import { LazyMenu } from '../components/LazyMenu.tsx'
import type { ListPlace } from '../list/listAddress.ts'
import { MINE, ownerInWords } from './ownedBy.ts'
import { useColleagues } from './useColleagues.ts'

/** Narrows a list to what is looked after by oneself or by a colleague. */
export function OwnerFilter({ address: { more }, change }: Omit<ListPlace, 'busy'>) {
  const { colleagues, problem, load } = useColleagues()
  const [owner = ''] = more.owner ?? []
  const said = owner ? ownerInWords(owner) : ALL
  const named = colleagues?.map(each => `${each.databaseId} ${personName(each)}`) ?? []
  const values = [...new Set([...named, ...(owner && owner !== MINE ? [owner] : [])])]
  return (
    <LazyMenu
      trigger={<FilterButton label="Owner" said={said} onFocus={load} onPointerEnter={load} />}
      items={{
        one: [
          { value: '', label: ALL },
          { value: MINE, label: 'Mine' },
          ...values.map(value => ({ value, label: ownerInWords(value) })),
          ...(problem ? [{ value: NO_CHOICE, label: problem }] : []),
        ],
        chosen: owner,
        onChoose(value: string) {
          if (value !== NO_CHOICE) change({ more: { ...more, owner: value ? [value] : [] } })
        },
      }}
    />
  )
}

const ALL = 'All owners'
const NO_CHOICE = 'none'
