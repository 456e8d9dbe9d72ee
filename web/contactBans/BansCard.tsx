import { makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { ReactElement, ReactNode } from 'react'
import { DialogButton } from '../components/DialogButton.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { Card } from '../components/Section.tsx'
import { column, plainList } from '../components/styles.ts'

type Props = {
  /** The entries, as items of a list. */
  children: readonly ReactNode[]
  dialog: (onClose: () => void) => ReactElement
}

/** The companies or talents that must not meet this record; only a button while there are none. */
export function BansCard({ children, dialog }: Props) {
  const styles = useStyles()
  const add = (
    <DialogButton
      size="small"
      appearance="subtle"
      icon={<AddRegular />}
      aria-label="Add to the do-not-contact list"
      dialog={dialog}
    >
      Add
    </DialogButton>
  )
  return (
    <div ref={takesFocusOver}>
      <Card title="Do not contact" actions={add}>
        {children.length > 0 && <ul className={styles.list}>{children}</ul>}
      </Card>
    </div>
  )
}

const useStyles = makeStyles({ list: { ...column, ...plainList, gap: tokens.spacingVerticalM } })
