import { FormSection } from '../../forms/FormSection.tsx'
import { ReferralField } from './ReferralField.tsx'
import { TextField } from './TextField.tsx'
import type { TalentForm } from './values.ts'

type Props = {
  form: TalentForm
  id: string /** The talent being edited, who cannot refer themselves. */
  self?: number
}

/** What no client sees. */
export function InternalSection({ form, id, self }: Props) {
  return (
    <FormSection id={id} title="Internal">
      <TextField
        form={form}
        name="internalScoring"
        label="Internal scoring"
        hint="Never shown on the shared profile."
      />
      <ReferralField form={form} {...(self !== undefined && { self })} />
    </FormSection>
  )
}
