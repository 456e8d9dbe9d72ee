import { Select } from '@fluentui/react-components'
import { type TalentArea, talentAreas } from '../../../api/talents/words.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { PictureField } from './PictureField.tsx'
import { useDoubt } from './resume/useReview.ts'
import { TextField } from './TextField.tsx'
import { errorAt, type TalentForm } from './values.ts'

/** Who it is and what they do. */
export function BasicsSection({ form, id }: { form: TalentForm; id: string }) {
  const doubt = useDoubt('area')
  return (
    <FormSection id={id} title="Basics">
      <FieldPair>
        <TextField form={form} name="name" label="Name" required first />
        <TextField form={form} name="role" label="Role" required placeholder="Backend Engineer" />
      </FieldPair>
      <FieldPair>
        <FormField label="Area" required error={errorAt(form, 'area')} doubt={doubt}>
          <Select
            name="area"
            value={form.values.area}
            onChange={(_, { value }) => form.set('area', value as TalentArea | '')}
          >
            <option value="" disabled>
              Choose an area
            </option>
            {Object.entries(talentAreas).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
        </FormField>
        <TextField form={form} name="seniority" label="Seniority" required placeholder="Senior" />
      </FieldPair>
      <TextField form={form} name="summary" label="Summary" rows={5} />
      <TextField form={form} name="keyHighlights" label="Key highlights" rows={5} hint="One per line." />
      <PictureField form={form} />
    </FormSection>
  )
}
