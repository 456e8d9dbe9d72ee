import { useOpenDeals } from '../../deals/useOpenDeals.ts'
import { FormField } from '../../forms/FormField.tsx'
import { type Picked, Picker, usePicker } from '../../forms/Picker.tsx'

export const DEAL_REQUIRED = 'A deal is required'

type Props = {
  value: Picked | null
  error?: string | undefined
  hint?: string
  onPick: (deal: Picked | null) => void
}

/** The field that chooses the open deal to which a talent is added. */
export function DealField({ value, error, hint, onPick }: Props) {
  const picker = usePicker()
  const { found, nothing } = useOpenDeals(picker.search)
  return (
    <FormField label="Deal" required error={error} hint={hint}>
      <Picker
        name="dealId"
        picker={picker}
        placeholder="Type a title or a company"
        value={value}
        found={found}
        nothing={nothing}
        onPick={onPick}
      />
    </FormField>
  )
}
