import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useFocusReturn } from '../components/useFocusReturn.ts'
import { ChangeList, type ForeignChange } from './ChangeList.tsx'

/** What to do about a newer version: save one's own changes over it, take it, or go on editing. */
export type ConflictAnswer = 'save' | 'load' | 'keep'

type Props = {
  /** What was changed: 'talent'. */
  noun: string
  changes: readonly ForeignChange[]
  onAnswer: (answer: ConflictAnswer) => void
}

/** Somebody else was faster: shows what they changed. The entries are kept until the person decides. */
export function ConflictDialog({ noun, changes, onAnswer }: Props) {
  const styles = useStyles()
  useFocusReturn()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => open || onAnswer('keep')}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Somebody else has changed this {noun}</DialogTitle>
          <DialogContent className={styles.content}>
            Nothing is saved yet, and your entries are kept. Since you opened it:
            <ChangeList changes={changes} />
            Saving anyway writes only the fields you have changed; the others stay as they are now.
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button className={styles.button} onClick={() => onAnswer('keep')}>
              Keep editing
            </Button>
            <Button className={styles.button} onClick={() => onAnswer('load')}>
              Load the newer version
            </Button>
            <Button appearance="primary" className={styles.button} onClick={() => onAnswer('save')}>
              Save anyway
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { width: 'calc(100vw - 32px)', maxWidth: '640px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  button: { flexShrink: 0, whiteSpace: 'nowrap' },
})
