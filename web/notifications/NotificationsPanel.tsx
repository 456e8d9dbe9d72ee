import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { Suspense, useState } from 'react'
import { SectionBoundary } from '../app/boundaries.tsx'
import { useFocusReturn } from '../components/focus.ts'
import { PeopleSkeleton } from '../components/PeopleSkeleton.tsx'
import { column } from '../components/styles.ts'
import { NotificationList } from './NotificationList.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import type { News } from './news.ts'

type Props = { news: News; onClose: () => void }

/** The viewer's notifications, newest first, and their settings. */
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
      // It slides out before it is removed.
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

const useStyles = makeStyles({
  root: { width: 'min(400px, 100vw)' },
  title: { margin: 0 },
  body: { ...column, gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalL },
  settings: { alignSelf: 'flex-start', flexShrink: 0 },
})
