import { Switch } from '@fluentui/react-components'
import { useSearchParams } from 'react-router-dom'
import { availabilities } from '../../api/talents/words.ts'
import { FormField } from '../forms/FormField.tsx'

type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** The switch that shows only talents who are available now; on by default, so that no placed talents are offered. */
export function AvailableOnly({ checked, disabled, onChange }: Props) {
  return (
    <FormField hint="Hides people who are assigned, placed or in interview on another deal.">
      <Switch
        label={availabilities.yes}
        checked={checked}
        disabled={disabled}
        onChange={(_, data) => onChange(data.checked)}
      />
    </FormField>
  )
}

const PARAMETER = 'people'
const ALL = 'all'

/** Whether only available talents are searched: true unless the address says otherwise. */
export function useAvailableOnly(): [availableOnly: boolean, set: (availableOnly: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  function set(availableOnly: boolean) {
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (availableOnly) next.delete(PARAMETER)
        else next.set(PARAMETER, ALL)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [search.get(PARAMETER) !== ALL, set]
}
