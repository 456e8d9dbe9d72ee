import { useState } from 'react'
import { webAddress } from '../../../api/rules/addresses.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { Entries } from './Entries.tsx'
import { EntryInput } from './EntryInput.tsx'
import { withEntries } from './lists.ts'
import { useDoubt } from './resume/useReview.ts'
import { errorAt, type TalentForm } from './values.ts'

/** The web addresses of a portfolio; the old single one stands among them. */
export function PortfolioUrls({ form }: { form: TalentForm }) {
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
        label="Portfolio URL"
        required={area === 'DESIGN'}
        doubt={doubt}
        error={fault ?? errorAt(form, 'portfolio') ?? errorAt(form, 'portfolioUrls') ?? errorAt(form, 'portfolioUrl')}
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
        label="Portfolio URLs"
        entries={withEntries(portfolioUrls, portfolioUrl ? [portfolioUrl] : [])}
        onRemove={remove}
      />
    </>
  )
}

const INVALID = { title: 'Invalid URL', text: 'Please enter a valid portfolio URL.' }
