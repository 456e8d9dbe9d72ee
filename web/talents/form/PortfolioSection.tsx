import { Radio, RadioGroup } from '@fluentui/react-components'
import { FormField } from '../../forms/FormField.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { PortfolioPdf } from './PortfolioPdf.tsx'
import { PortfolioUrls } from './PortfolioUrls.tsx'
import type { TalentForm } from './values.ts'

/** Their work: web addresses or one PDF. */
export function PortfolioSection({ form, id }: { form: TalentForm; id: string }) {
  const { portfolioKind } = form.values
  return (
    <FormSection id={id} title="Portfolio">
      <FormField label="Portfolio type">
        <RadioGroup
          layout="horizontal"
          value={portfolioKind}
          onChange={(_, { value }) => form.set('portfolioKind', value === 'pdf' ? 'pdf' : 'website')}
        >
          <Radio value="website" label="Website URLs" />
          <Radio value="pdf" label="PDF upload" />
        </RadioGroup>
      </FormField>
      {portfolioKind === 'website' ? <PortfolioUrls form={form} /> : <PortfolioPdf form={form} />}
    </FormSection>
  )
}
