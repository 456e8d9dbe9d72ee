import { Checkbox, makeStyles } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { EVENT_KINDS, EVENT_NOUNS, type EventNoun, nounOf } from '../../api/events/words.ts'
import { addWebhookRules } from '../../api/webhooks/rules.ts'
import { webhookLabels } from '../../api/webhooks/words.ts'
import type { AddWebhookDialogMutation } from '../__generated__/AddWebhookDialogMutation.graphql.ts'
import { caption, column } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { formRules } from '../forms/changes.ts'
import { Fields } from '../forms/FieldRows.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { inputOf, labelled, special, text, type ValuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import type { NewToken } from '../users/tokens/SecretOnce.tsx'
import { pingWords } from './pingWords.ts'

type Props = { onAdded: (made: NewToken) => void; onClose: () => void }

/** Makes a webhook; `onAdded` gets its secret, which is shown only once. What its ping was answered is told. */
export function AddWebhookDialog({ onAdded, onClose }: Props) {
  const [addWebhook] = useMutation<AddWebhookDialogMutation>(mutation)
  const toast = useToast()
  return (
    <RecordDialog
      title="New webhook"
      action="Add webhook"
      working="Adding..."
      fields={fields}
      rules={rules}
      save={input =>
        addWebhook(
          { input },
          {
            updater(store) {
              const added = store.getRootField('addWebhook')?.getLinkedRecord('webhook')
              const root = store.getRoot()
              const known = root.getLinkedRecords('webhooks')
              if (known && added) root.setLinkedRecords([...known, added], 'webhooks')
            },
          },
        )
      }
      failed={withReason('Failed to add webhook', 'Please try again.')}
      onSaved={({ addWebhook: done }) => {
        toast(pingWords(done?.ping))
        if (done) onAdded({ id: done.webhook.id, name: done.webhook.name, secret: done.secret })
      }}
      onClose={onClose}
    >
      {form => (
        <Fields
          form={form}
          slots={{ kinds: <KindChoices chosen={form.values.kinds} onChange={kinds => form.set('kinds', kinds)} /> }}
        />
      )}
    </RecordDialog>
  )
}

const nouns = Object.keys(EVENT_NOUNS) as EventNoun[]

/** The nouns whose events are sent. */
function KindChoices({ chosen, onChange }: { chosen: string[]; onChange: (kinds: string[]) => void }) {
  const styles = useStyles()
  const isOf = (kind: string, noun: EventNoun) => kind.startsWith(`${noun}.`)
  return (
    <FormSection title={webhookLabels.kinds}>
      <div className={styles.root}>
        <span className={styles.hint}>Without a choice, all events are sent.</span>
        {nouns.map(noun => (
          <Checkbox
            key={noun}
            label={`Changes of ${EVENT_NOUNS[noun].of}`}
            checked={chosen.some(kind => isOf(kind, noun))}
            onChange={(_, { checked }) => {
              const others = chosen.filter(kind => !isOf(kind, noun))
              onChange(checked === true ? [...others, ...EVENT_KINDS.filter(kind => nounOf(kind) === noun)] : others)
            }}
          />
        ))}
      </div>
    </FormSection>
  )
}

const fields = labelled(webhookLabels, {
  url: text({ type: 'url', required: true, first: true, placeholder: 'https://example.com/hooks' }),
  description: text({ hint: "What it is for: 'Payroll'." }),
  kinds: special({
    empty: [] as string[],
    read: stored => (Array.isArray(stored) ? stored.map(String) : []),
    send: (value: string[]) => value,
    words: value => value.join(', '),
  }),
})

const rules = formRules({
  rules: addWebhookRules,
  toInput: (values: ValuesOf<typeof fields>) => inputOf(fields, values),
})

const mutation = graphql`
  mutation AddWebhookDialogMutation($input: AddWebhookInput!) {
    addWebhook(input: $input) {
      secret
      webhook { id name ...WebhookRow_webhook }
      ping { state status error }
    }
  }
`

const useStyles = makeStyles({ root: column, hint: caption })
