import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** The bar that says that the browser is offline. */
export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite" className={useStyles().root}>
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({ root: { borderRadius: 0, paddingInline: tokens.spacingHorizontalL } })
