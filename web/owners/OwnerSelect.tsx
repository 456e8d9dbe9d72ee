import { Field, Select } from '@fluentui/react-components'
import { MINE } from './ownedBy.ts'
import { FORMER, type Owners, ownerChoices } from './ownerChoices.ts'

type Props = { owners: Owners | undefined; chosen: string; onChoose: (owner: string) => void }

/** The owner among further filters of the talents. */
export function OwnerSelect({ owners, chosen, onChoose }: Props) {
  const { colleagues, former } = ownerChoices(owners, 'talentCount', chosen)
  return (
    <Field label="Owner">
      <Select value={chosen} onChange={(_, { value }) => onChoose(value)}>
        <option value="">Anybody</option>
        <option value={MINE}>Mine</option>
        {colleagues.map(option)}
        {former.length > 0 && <optgroup label={FORMER}>{former.map(option)}</optgroup>}
      </Select>
    </Field>
  )
}

const option = ({ value, label }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
)
