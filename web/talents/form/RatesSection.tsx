import { Select } from '@fluentui/react-components'
import { type RateType, rateTypes } from '../../../api/talents/words.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { ratesOf } from './rates.ts'
import { TextField } from './TextField.tsx'
import { errorAt, type TalentForm } from './values.ts'

type Props = { form: TalentForm; id: string /** Whether a chosen kind of rate needs its least. */; strict: boolean }

/** What they want to earn; only the rates of the chosen kind are shown. */
export function RatesSection({ form, id, strict }: Props) {
  const { fullTime, hourly } = ratesOf(form.values.preferredRateType)
  return (
    <FormSection id={id} title="Rates">
      <FormField label="Rate type" error={errorAt(form, 'preferredRateType')}>
        <Select
          name="preferredRateType"
          value={form.values.preferredRateType}
          onChange={(_, { value }) => form.set('preferredRateType', value as RateType)}
        >
          {Object.entries(rateTypes).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      </FormField>
      {fullTime && (
        <FieldPair>
          <TextField
            form={form}
            name="minFullTimeRate"
            label="Minimum monthly rate"
            required={strict}
            placeholder="$5,000"
          />
          <TextField form={form} name="maxFullTimeRate" label="Maximum monthly rate" placeholder="$6,500" />
        </FieldPair>
      )}
      {hourly && (
        <FieldPair>
          <TextField form={form} name="minHourlyRate" label="Minimum hourly rate" required={strict} placeholder="$40" />
          <TextField form={form} name="maxHourlyRate" label="Maximum hourly rate" placeholder="$55" />
        </FieldPair>
      )}
    </FormSection>
  )
}
