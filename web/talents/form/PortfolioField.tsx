import { Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { webAddress } from '../../../api/rules/addresses.ts'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { errorOf, useDoubt } from '../../forms/fields.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { Entries, EntryInput } from './Entries.tsx'
import { withEntries } from './lists.ts'
import type { TalentForm } from './talentFields.ts'

/** Their work: web addresses or one PDF. */
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

/** The web addresses of a portfolio; the old single one stands among them. */
function PortfolioUrls({ form }: { form: TalentForm }) {
  const { area, portfolioDraft, portfolioUrl, portfolioUrls } = form.values
  const toast = useToast()
  const doubt = useDoubt('portfolioUrls')
  const [fault, setFault] = useState<string>()

  const add = (typed: string) => {
    const address = typed.trim()
    if (!webAddress(address)) {
      setFault(INVALID.text)
      toast({ ...INVALID, intent: 'error' })
      return
    }
    form.fill({ portfolioUrls: withEntries(portfolioUrls, [address]), portfolioDraft: '' })
  }
  const remove = (address: string) => {
    if (address === portfolioUrl) form.set('portfolioUrl', '')
    else
      form.set(
        'portfolioUrls',
        portfolioUrls.filter(each => each !== address),
      )
  }
  return (
    <>
      <FormField
        label={form.fields.portfolioUrl.label}
        required={area === 'DESIGN'}
        doubt={doubt}
        error={fault ?? errorOf(form, 'portfolioUrls')}
      >
        <EntryInput
          name="portfolioUrl"
          action="Add URL"
          type="url"
          placeholder="dribbble.com/name"
          value={portfolioDraft}
          onType={typed => {
            setFault(undefined)
            form.set('portfolioDraft', typed)
          }}
          onAdd={add}
        />
      </FormField>
      <Entries
        label={form.fields.portfolioUrls.label}
        entries={withEntries(portfolioUrls, portfolioUrl ? [portfolioUrl] : [])}
        onRemove={remove}
      />
    </>
  )
}

const INVALID = { title: 'Invalid URL', text: 'Please enter a valid portfolio URL.' }

/** The portfolio as a PDF: the stored one, and one to take its place. */
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
