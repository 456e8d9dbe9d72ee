import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Switch,
  Text,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { notificationKinds } from '../../api/notifications/words.ts'
import type { NotificationsPanelMutation } from '../__generated__/NotificationsPanelMutation.graphql.ts'
import type { NotificationsPanelQuery } from '../__generated__/NotificationsPanelQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { useFocusReturn } from '../components/focus.ts'
import { PeopleSkeleton } from '../components/PeopleSkeleton.tsx'
import { column } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { NotificationList } from './NotificationList.tsx'
import type { News } from './news.ts'

type Props = { news: News; onClose: () => void }

/** The panel with the viewer's notifications, newest first, and with the settings for notifications. */
export function NotificationsPanel({ news, onClose }: Props) {
  const styles = useStyles()
  useFocusReturn()
  const [open, setOpen] = useState(true)
  const [settings, setSettings] = useState(false)
  const close = () => setOpen(false)
  return (
    <OverlayDrawer
      open={open}
      position="end"
      aria-label="Notifications"
      className={styles.root}
      onOpenChange={(_, { open: stays }) => setOpen(stays)}
      // The panel slides out before it is removed.
      surfaceMotion={{ onMotionFinish: (_, { direction }) => direction === 'exit' && onClose() }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={close} />}
        >
          <Text as="h2" size={400} weight="semibold" className={styles.title}>
            Notifications
          </Text>
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Button
          size="small"
          aria-expanded={settings}
          className={styles.settings}
          onClick={() => setSettings(!settings)}
        >
          Notification settings
        </Button>
        <SectionBoundary>
          <Suspense fallback={<PeopleSkeleton label="Loading notifications" rowHeight={56} />}>
            {settings && <NotificationSettings />}
            <NotificationList news={news} onOpen={close} />
          </Suspense>
        </SectionBoundary>
      </DrawerBody>
    </OverlayDrawer>
  )
}

type Kind = keyof typeof notificationKinds

function NotificationSettings() {
  const styles = useStyles()
  const { mutedNotifications: muted } = useLazyLoadQuery<NotificationsPanelQuery>(query, {})
  const [mute, busy] = useRecordAction<NotificationsPanelMutation>(mutation)
  const failed = withReason('Error', 'Your choice could not be saved. Please try again.')
  const choose = (kind: Kind, isWanted: boolean) => {
    const kinds = (Object.keys(notificationKinds) as Kind[]).filter(each =>
      each === kind ? !isWanted : muted.includes(each),
    )
    void mute({ input: { kinds } }, { failed, updater: store => store.getRoot().setValue(kinds, 'mutedNotifications') })
  }
  return (
    <fieldset className={styles.notificationSettings} aria-label="Notification settings">
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
  query NotificationsPanelQuery { mutedNotifications }
`

const mutation = graphql`
  mutation NotificationsPanelMutation($input: MuteNotificationsInput!) {
    muteNotifications(input: $input) { success }
  }
`

const useStyles = makeStyles({
  root: { width: 'min(400px, 100vw)' },
  title: { margin: 0 },
  body: { ...column, gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalL },
  settings: { alignSelf: 'flex-start', flexShrink: 0 },
  notificationSettings: { ...column, margin: 0, padding: 0, border: 'none', flexShrink: 0 },
})
