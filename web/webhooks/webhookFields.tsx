import { Checkbox, makeStyles } from '@fluentui/react-components'
import { graphql, readInlineData } from 'react-relay'
import { EVENT_KINDS, EVENT_NOUNS, type EventNoun, nounOf } from '../../api/events/words.ts'
import { webhookLabels } from '../../api/webhooks/words.ts'
import type { webhookFields_webhook$key } from '../__generated__/webhookFields_webhook.graphql.ts'
import { caption, column } from '../components/styles.ts'
import { Fields } from '../forms/FieldRows.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { inputOf, labelled, special, text, type ValuesOf } from '../forms/fields.tsx'
import { openedRecord, type RecordForm } from '../relay/useRecordForm.tsx'

export const webhookFields = labelled(webhookLabels, {
  url: text({ type: 'url', required: true, first: true, placeholder: 'https://example.com/hooks' }),
  description: text({ hint: "What it is for: 'Payroll'." }),
  kinds: special({
    empty: [] as string[],
    read: stored => (Array.isArray(stored) ? stored.map(String) : []),
    send: (value: string[]) => value,
    words: value => value.join(', '),
  }),
})

type Values = ValuesOf<typeof webhookFields>

export const toInput = (values: Values) => inputOf(webhookFields, values)

/** The values that the form of a webhook opens with. */
export const openedWebhook = (key: webhookFields_webhook$key) =>
  openedRecord(webhookFields, readInlineData(fragment, key))

/** The fields of a webhook, with the kinds of events to choose. */
export function WebhookForm({ form }: { form: RecordForm<typeof webhookFields> }) {
  const kinds = <KindChoices chosen={form.values.kinds} onChange={chosen => form.set('kinds', chosen)} />
  return <Fields form={form} slots={{ kinds }} />
}

const nouns = Object.keys(EVENT_NOUNS) as EventNoun[]

/** The choice of events by noun. The checkbox of a noun is mixed if only some of the noun's events are chosen. */
function KindChoices({ chosen, onChange }: { chosen: readonly string[]; onChange: (kinds: string[]) => void }) {
  const styles = useStyles()
  return (
    <FormSection title={webhookLabels.kinds}>
      <div className={styles.root}>
        <span className={styles.hint}>
          Sent when one is added, changed or deleted. Without a choice, all events are sent.
        </span>
        {nouns.map(noun => {
          const all = EVENT_KINDS.filter(kind => nounOf(kind) === noun)
          const others = chosen.filter(kind => !kind.startsWith(`${noun}.`))
          const count = chosen.length - others.length
          return (
            <Checkbox
              key={noun}
              label={labelOf(noun)}
              checked={count === 0 ? false : count === all.length || 'mixed'}
              onChange={(_, { checked }) => onChange(checked === true ? [...others, ...all] : others)}
            />
          )
        })}
      </div>
    </FormSection>
  )
}

function labelOf(noun: EventNoun): string {
  const { of } = EVENT_NOUNS[noun]
  return of.charAt(0).toUpperCase() + of.slice(1)
}

const fragment = graphql`
  fragment webhookFields_webhook on Webhook @inline { databaseId version url description kinds }
`

const useStyles = makeStyles({ root: column, hint: caption })
