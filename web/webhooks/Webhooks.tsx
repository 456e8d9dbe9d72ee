import { makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { WebhooksQuery } from '../__generated__/WebhooksQuery.graphql.ts'
import { asDialog } from '../app/asDialog.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { DialogHost } from '../components/DialogHost.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { later } from '../components/later.tsx'
import { type NewSecret, SecretOnce } from '../components/SecretOnce.tsx'
import { Card } from '../components/Section.tsx'
import { column } from '../components/styles.ts'
import { SmallTable } from '../components/table/SmallTable.tsx'
import { WebhookRow } from './WebhookRow.tsx'

type Props = { onOpen: (webhook: { id: string; name: string }) => void }

/** Lists and adds webhooks. A secret is shown only once. */
export function Webhooks({ onOpen }: Props) {
  const { webhooks } = useLazyLoadQuery<WebhooksQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const styles = useStyles()
  const [made, setMade] = useState<NewSecret | null>(null)
  return (
    <Card
      title="Addresses"
      actions={
        <DialogButton
          icon={<AddRegular />}
          dialog={onClose => <AddWebhookDialog onAdded={setMade} onClose={onClose} />}
        >
          New webhook
        </DialogButton>
      }
    >
      <p className={styles.text}>
        Events are sent, signed, to these addresses. A webhook sends what its owner may see, and nothing while its owner
        is disabled.
      </p>
      <div ref={takesFocusOver} tabIndex={-1} className={styles.list}>
        {made && (
          <SecretOnce made={made} noun="secret" onDone={() => setMade(null)}>
            With it, your receiver verifies that an event comes from here.
          </SecretOnce>
        )}
        {webhooks.length > 0 ? (
          <DialogHost>
            <SmallTable label="Webhooks" columns={columns} action="Actions">
              {webhooks.map(webhook => (
                <WebhookRow key={webhook.id} webhook={webhook} onOpen={onOpen} onRotated={setMade} />
              ))}
            </SmallTable>
          </DialogHost>
        ) : (
          <p className={styles.text}>None yet. Add the first one to let another system know of each change.</p>
        )}
      </div>
    </Card>
  )
}

const AddWebhookDialog = later(async () => (await import('./AddWebhookDialog.tsx')).AddWebhookDialog, asDialog)

const columns = [
  { label: 'Webhook' },
  { label: 'State', wide: true },
  { label: 'Events', wide: true },
  { label: 'Owner', wide: true },
]

const query = graphql`
  query WebhooksQuery {
    webhooks { id ...WebhookRow_webhook }
  }
`

const useStyles = makeStyles({
  list: { ...column, gap: tokens.spacingVerticalM, outlineStyle: 'none' },
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
})
