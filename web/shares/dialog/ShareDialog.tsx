import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ShareDialogMutation } from '../../__generated__/ShareDialogMutation.graphql.ts'
import { useCopy } from '../../components/copy.ts'
import { isProblem } from '../../components/ProblemError.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { Picked } from '../../forms/Picker.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { CreatedShare } from './CreatedShare.tsx'
import { Preview } from './Preview.tsx'
import { ShareFields } from './ShareFields.tsx'
import { nothingSeen, seenBasis, seenVersion } from './seen.ts'
import { type Recipient, shareFields, shareRules } from './shareForm.ts'

type Props = {
  /** The talents to share, in the order that the client sees at first; more may be added. */
  talents: readonly Picked[]
  /** The deal that they are shared for, with its company. */
  deal?: (Picked & { company: Picked | null }) | null
  /** The recipient's company, where there is no deal. */
  company?: Picked | null
  /** Called as soon as the link is made. */
  onShared?: () => void
  onClose: () => void
}

/** Shares talents with a client: who gets what until when, beside the page that the client will see. */
export function ShareDialog({ talents, deal = null, company = null, onShared, onClose }: Props) {
  const [createShare] = useMutation<ShareDialogMutation>(mutation)
  const [copied, copy] = useCopy()
  const [link, setLink] = useState<string>()
  const [isBlocked, setBlocked] = useState(false)
  const [reading, setReading] = useState(0)
  const [stale, setStale] = useState<object>()
  const [seen] = useState(nothingSeen)
  const recipient: Recipient = deal?.company ?? company ?? { id: null, name: '' }
  const form = useRecordForm({
    fields: shareFields,
    values: {
      company: recipient,
      deal,
      talents: talents.map(({ id, name }) => ({ id, name, line: '', kept: [] })),
    },
    rules: shareRules,
    async save(input) {
      // What was changed since the preview showed it is not shared.
      const shown = input.talents.map(each => ({ ...each, version: seenVersion(seen, each.talentId) }))
      try {
        return await createShare({ input: { ...input, talents: shown, basis: seenBasis(seen, input.dealId) } })
      } catch (error) {
        if (isProblem(error, 'CONFLICT')) {
          setReading(count => count + 1)
          setStale({})
        }
        throw error
      }
    },
    onSaved({
      createShare: {
        share: { url },
      },
    }) {
      onShared?.()
      if (!url) return
      setLink(url)
      // Where the browser refuses as the click was too long ago, the button beside the link copies it.
      void copy(url)
    },
    failed: { title: 'The link was not created' },
  })
  const count = form.values.talents.length

  if (link) return <CreatedShare link={link} copied={copied} onCopy={() => copy(link)} onClose={onClose} />
  return (
    <FormDialog
      title={count > 1 ? `Share ${count} talents with a client` : 'Share with a client'}
      size="long"
      form={form}
      action="Create link"
      working="Creating..."
      disabled={isBlocked}
      aside={{
        label: 'Preview as client',
        content: <Preview form={form} reading={reading} seen={seen} />,
        asked: stale,
      }}
      onClose={onClose}
    >
      <ShareFields form={form} onChecked={setBlocked} />
    </FormDialog>
  )
}

const mutation = graphql`
  mutation ShareDialogMutation($input: CreateShareInput!) {
    createShare(input: $input) {
      share { url }
    }
  }
`
