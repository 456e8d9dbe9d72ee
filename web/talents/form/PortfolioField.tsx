import { Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { webAddress } from '../../../api/rules/addresses.ts'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { EntryField } from './EntryField.tsx'
import { withEntries, without } from './lists.ts'
import type { TalentForm } from './talentFields.ts'

/** The field for the portfolio: web addresses or a PDF. */
export function PortfolioField({ form }: { form: TalentForm }) {
  const { portfolioKind } = form.values
  return (
    <>
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
    </>
  )
}

function PortfolioUrls({ form }: { form: TalentForm }) {
  const { area, portfolioDraft, portfolioUrl, portfolioUrls } = form.values
  const toast = useToast()
  const [fault, setFault] = useState<string>()

  const add = () => {
    const address = portfolioDraft.trim()
    if (!webAddress(address)) {
      setFault(INVALID.text)
      toast({ ...INVALID, intent: 'error' })
      return
    }
    form.fill({ portfolioUrls: withEntries(portfolioUrls, [address]), portfolioDraft: '' })
  }
  return (
    <EntryField
      label={form.fields.portfolioUrl.label}
      required={area === 'DESIGN'}
      form={form}
      field="portfolioUrls"
      name="portfolioUrl"
      type="url"
      action="Add URL"
      placeholder="dribbble.com/name"
      fault={fault}
      typed={portfolioDraft}
      onType={typed => {
        setFault(undefined)
        form.set('portfolioDraft', typed)
      }}
      onAdd={add}
      listLabel={form.fields.portfolioUrls.label}
      entries={withEntries(portfolioUrls, portfolioUrl ? [portfolioUrl] : [])}
      onRemove={gone =>
        form.fill(gone === portfolioUrl ? { portfolioUrl: '' } : { portfolioUrls: without(portfolioUrls, gone) })
      }
    />
  )
}

const INVALID = { title: 'Invalid URL', text: 'Please enter a valid portfolio URL.' }

/** The stored PDF, and a field for a PDF that replaces the stored one. */
function PortfolioPdf({ form }: { form: TalentForm }) {
  const { area, portfolioFile, portfolioPdfUrl } = form.values
  return (
    <>
      <UploadField
        kind="PORTFOLIO"
        label={form.fields.portfolioPdfUrl.label}
        hint={portfolioPdfUrl ? 'PDF, at most 20 MB. Replaces the current one.' : 'PDF, at most 20 MB'}
        required={area === 'DESIGN'}
        error={errorOf(form, 'portfolioPdfUrl')}
        file={portfolioFile}
        onChange={file => form.set('portfolioFile', file)}
      />
      {portfolioPdfUrl && <ExternalLink href={portfolioPdfUrl}>Current portfolio PDF</ExternalLink>}
    </>
  )
}
