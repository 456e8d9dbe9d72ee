import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '../../components/styles.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'

/** Whom a deal did not take, and why. */
export type Refused = { name: string; message: string }

/** Names those whom a deal did not take; the others are on it. */
export function NotAdded({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const styles = useStyles()
  return (
    <FormDialog
      title={refused.length === 1 ? '1 was not added' : `${refused.length} were not added`}
      form={{ props: {}, dirty: false, busy: false }}
      cancel="Close"
      onClose={onClose}
    >
      <dl className={styles.list}>
        {refused.map(({ name, message }) => (
          <div key={`${name} ${message}`}>
            <dt className={styles.name}>
              <bdi>{name}</bdi>
            </dt>
            <dd className={styles.reason}>{message}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  )
}

const useStyles = makeStyles({
  list: { ...column, gap: tokens.spacingVerticalM, margin: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  reason: { margin: 0, overflowWrap: 'anywhere' },
})
