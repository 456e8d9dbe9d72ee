import { Button, makeStyles, Textarea } from '@fluentui/react-components'
import { targetAreas } from '../../api/deals/words.ts'
import { FilterSelect } from '../components/FilterFields.tsx'
import { FormField } from '../forms/FormField.tsx'
import { AvailableOnly } from './AvailableOnly.tsx'
import { useMatchingLayout } from './MatchingSkeleton.tsx'
import type { Search } from './useSearch.ts'

export function MatchForm({ search: { form, props, availableOnly, setAvailableOnly } }: { search: Search }) {
  const styles = useStyles()
  const layout = useMatchingLayout()
  const { values, errors, set, busy } = form
  return (
    <form {...props} className={layout.form}>
      <FormField label="Area" error={errors.targetArea}>
        <FilterSelect
          label="Area"
          all="All Areas"
          words={areas}
          value={values.targetArea}
          onChange={area => set('targetArea', area)}
        />
      </FormField>
      <AvailableOnly checked={availableOnly} onChange={setAvailableOnly} />
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

/** The areas in the order of the matching page: Design before Operations. */
const { TECH, SALES, MARKETING, DESIGN, ...others } = targetAreas
const areas = { TECH, SALES, MARKETING, DESIGN, ...others }

const useStyles = makeStyles({
  text: { '& textarea': { height: '360px', maxHeight: 'none', '@media (max-width: 1099px)': { height: '220px' } } },
})
