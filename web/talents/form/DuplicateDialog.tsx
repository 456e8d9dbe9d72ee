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
import { useFirstFocus } from '../../components/useFirstFocus.ts'
import { useFocusReturn } from '../../components/useFocusReturn.ts'
import { SimilarTalents } from './SimilarTalents.tsx'
import type { SimilarTalent } from './useSimilarTalents.ts'

type Props = { talents: readonly SimilarTalent[]; onAnswer: (addAnyway: boolean) => void }

/** Asked before somebody is added who seems to be there already. */
export function DuplicateDialog({ talents, onAnswer }: Props) {
  const styles = useStyles()
  useFocusReturn()
  const actions = useFirstFocus()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => open || onAnswer(false)}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Already in the database?</DialogTitle>
          <DialogContent className={styles.content}>
            {talents.length === 1 ? 'A talent has' : `${talents.length} talents have`} the same email, phone or LinkedIn
            address.
            <SimilarTalents talents={talents} />
          </DialogContent>
          <DialogActions ref={actions}>
            <Button autoFocus className={styles.button} onClick={() => onAnswer(false)}>
              Keep editing
            </Button>
            <Button appearance="primary" className={styles.button} onClick={() => onAnswer(true)}>
              Add anyway
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { width: 'calc(100vw - 32px)', maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  button: { flexShrink: 0, whiteSpace: 'nowrap' },
})
