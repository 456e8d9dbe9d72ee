import { Button, makeStyles, Textarea } from '@fluentui/react-components'
import { type TargetArea, targetAreas } from '../../api/deals/words.ts'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { FormField } from '../forms/FormField.tsx'
import { AvailableOnly } from './AvailableOnly.tsx'
import { useMatchingLayout } from './MatchingSkeleton.tsx'
import type { Search } from './useSearch.ts'

/** The job description, and the area to look in. */
export function MatchForm({ search: { form, props } }: { search: Search }) {
  const styles = useStyles()
  const layout = useMatchingLayout()
  const { values, errors, set, busy } = form
  return (
    <form {...props} className={layout.form}>
      <FormField label="Area" error={errors.targetArea}>
        <FilterSelect
          label="Area"
          all="All Areas"
          options={areaOptions}
          value={values.targetArea}
          onChange={area => set('targetArea', area)}
        />
      </FormField>
      <AvailableOnly checked={values.availableOnly} onChange={checked => set('availableOnly', checked)} />
      <FormField label="Job description" required error={errors.jobDescription}>
        <Textarea
          name="jobDescription"
          className={styles.text}
          resize="vertical"
          placeholder="Paste the whole text: role, tasks, what is required and what is nice to have."
          value={values.jobDescription}
          onChange={(_, { value }) => set('jobDescription', value)}
        />
      </FormField>
      <Button type="submit" appearance="primary" disabledFocusable={busy}>
        {busy ? 'Analyzing with AI...' : 'Find Matching Candidates'}
      </Button>
    </form>
  )
}

/** The areas that matching knows, in the order they are offered. The field offers 'All Areas' before them. */
const areaOptions: readonly { value: TargetArea; label: string }[] = (
  [
    ...(['TECH', 'SALES', 'MARKETING', 'DESIGN', 'OPERATIONS', 'FINANCE', 'HR', 'LEGAL'] as const),
    ...(['CUSTOMER_SUCCESS', 'PRODUCT', 'DATA', 'OTHER'] as const),
  ] satisfies TargetArea[]
).map(value => ({ value, label: targetAreas[value] }))

const useStyles = makeStyles({
  text: {
    '& textarea': { height: '360px', maxHeight: 'none', '@media (max-width: 1099px)': { height: '220px' } },
  },
})
