import { FieldPair } from '../../forms/FieldPair.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { TextField } from './TextField.tsx'
import type { TalentForm } from './values.ts'

/** How to reach them. */
export function ContactSection({ form, id }: { form: TalentForm; id: string }) {
  return (
    <FormSection id={id} title="Contact">
      <FieldPair>
        <TextField form={form} name="email" label="Email" type="email" />
        <TextField form={form} name="phone" label="Phone" type="tel" />
      </FieldPair>
      <TextField
        form={form}
        name="linkedinUrl"
        label="LinkedIn URL"
        required
        type="url"
        placeholder="linkedin.com/in/name"
      />
    </FormSection>
  )
}
