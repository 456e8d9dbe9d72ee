import { FilterButton } from '../components/FilterFields.tsx'
import { ButtonMenu } from '../components/RecordMenu.tsx'
import type { ListControls } from '../list/listAddress.ts'
import { FORMER, MINE, ownerChoices, ownerInWords } from './ownedBy.ts'
import { useOwners } from './useColleagues.ts'

/** Filters a list by owner: the viewer, a colleague, or a former colleague. */
export function OwnerFilter({ address: { chosen }, change }: Omit<ListControls, 'busy'>) {
  const { found, problem, load } = useOwners()
  const [owner = ''] = chosen.owner ?? []
  const said = owner ? ownerInWords(owner) : ALL
  const { colleagues, former } = ownerChoices(found, 'dealCount', owner)
  return (
    <ButtonMenu
      trigger={<FilterButton label="Owner" said={said} onFocus={load} onPointerEnter={load} />}
      items={{
        one: [
          { value: '', label: ALL },
          { value: MINE, label: 'Mine' },
          ...colleagues,
          ...(problem ? [{ value: NO_CHOICE, label: problem }] : []),
        ],
        group: { title: FORMER, choices: former },
        chosen: owner,
        onChoose(value: string) {
          if (value !== NO_CHOICE) change(latest => ({ chosen: { ...latest.chosen, owner: value ? [value] : [] } }))
        },
      }}
    />
  )
}

const ALL = 'All owners'
const NO_CHOICE = 'none'
