import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'

/** Says that there is no connection for as long as that lasts, and what it means for what is on the page. */
export function OfflineNotice() {
  const styles = useStyles()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // The region is there before its words are, or else screen readers would not call them out.
    <div role="status">
      {!online && (
        <MessageBar intent="warning" layout="multiline" politeness="polite" className={styles.bar}>
          <MessageBarBody>
            You are offline. What you see and what you have entered is kept; saving works again when the connection is
            back.
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useStyles = makeStyles({ bar: { borderRadius: 0, paddingInline: tokens.spacingHorizontalL } })
