import { graphql, readInlineData } from 'react-relay'
import { setOriginsRules } from '../../../../api/applications/rules.ts'
import type { OwnFormDialog_deal$key } from '../../../__generated__/OwnFormDialog_deal.graphql.ts'
import type { OwnFormDialogMutation } from '../../../__generated__/OwnFormDialogMutation.graphql.ts'
import { formRules } from '../../../forms/changes.ts'
import { radios } from '../../../forms/choices.tsx'
import { Fields } from '../../../forms/FieldRows.tsx'
import { lines } from '../../../forms/fields.tsx'
import { RecordDialog } from '../../../relay/RecordDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { withReason } from '../../../relay/useRecordAction.ts'
import { FormText } from './FormText.tsx'

type Props = { deal: OwnFormDialog_deal$key; onClose: () => void }

/** Names the sites whose own forms may send applications to the deal, and gives such a form. */
export function OwnFormDialog({ deal: key, onClose }: Props) {
  const { databaseId: id, applicationOrigins } = readInlineData(fragment, key)
  const { isOwn, origins } = applicationOrigins
  const [setOrigins] = useMutation<OwnFormDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Form on your site"
      action="Save sites"
      fields={fields}
      values={{ from: isOwn ? 'deal' : 'agency', origins: origins.join('\n') }}
      rules={rules}
      save={input => setOrigins({ input: { id, origins: input.origins } })}
      saved={{ title: 'Sites saved', text: 'Forms on these sites may send applications to this deal.' }}
      failed={withReason('Failed to save the sites', 'Please try again.')}
      onClose={onClose}
    >
      {form => (
        <>
          <Fields form={form} />
          <FormText id={id} />
        </>
      )}
    </RecordDialog>
  )
}

const choices = { agency: 'Those of the agency settings', deal: 'Only these' } as const

const fields = {
  from: radios(choices, 'agency', { label: 'Sites that may send applications', layout: 'vertical' }),
  origins: lines({
    label: 'Sites',
    hint: 'One per line, such as https://www.example.com. While it is empty, no site may.',
    shown: ({ from }: { from: keyof typeof choices }) => from === 'deal',
  }),
}

const rules = formRules({
  rules: setOriginsRules,
  toInput: ({ from, origins }: { from: keyof typeof choices; origins: string }) => ({
    origins: from === 'deal' ? fields.origins.send(origins) : null,
  }),
})

const fragment = graphql`
  fragment OwnFormDialog_deal on Deal @inline {
    databaseId
    applicationOrigins { origins isOwn }
  }
`

const mutation = graphql`
  mutation OwnFormDialogMutation($input: SetApplicationOriginsInput!) {
    setApplicationOrigins(input: $input) {
      deal {
        ...OwnFormDialog_deal
        ...DealTimeline_deal
      }
    }
  }
`
