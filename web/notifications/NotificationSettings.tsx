import { makeStyles, Switch } from '@fluentui/react-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { notificationKinds } from '../../api/notifications/words.ts'
import type { NotificationSettingsMutation } from '../__generated__/NotificationSettingsMutation.graphql.ts'
import type { NotificationSettingsQuery } from '../__generated__/NotificationSettingsQuery.graphql.ts'
import { column } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Kind = keyof typeof notificationKinds

/** A switch for each kind of notification. */
export function NotificationSettings() {
  const styles = useStyles()
  const { mutedNotifications: muted } = useLazyLoadQuery<NotificationSettingsQuery>(query, {})
  const [mute, busy] = useRecordAction<NotificationSettingsMutation>(mutation)
  const failed = withReason('Error', 'Your choice could not be saved. Please try again.')
  const choose = (kind: Kind, isWanted: boolean) => {
    const kinds = (Object.keys(notificationKinds) as Kind[]).filter(each =>
      each === kind ? !isWanted : muted.includes(each),
    )
    void mute({ input: { kinds } }, { failed, updater: store => store.getRoot().setValue(kinds, 'mutedNotifications') })
  }
  return (
    <fieldset className={styles.root} aria-label="Notification settings">
      {(Object.entries(notificationKinds) as [Kind, string][]).map(([kind, words]) => (
        <Switch
          key={kind}
          label={words}
          checked={!muted.includes(kind)}
          disabled={busy}
          onChange={(_, { checked }) => choose(kind, checked)}
        />
      ))}
    </fieldset>
  )
}

const query = graphql`
  query NotificationSettingsQuery { mutedNotifications }
`

const mutation = graphql`
  mutation NotificationSettingsMutation($input: MuteNotificationsInput!) {
    muteNotifications(input: $input) { success }
  }
`

const useStyles = makeStyles({ root: { ...column, margin: 0, padding: 0, border: 'none', flexShrink: 0 } })
