import { makeStyles, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { caption } from '../components/styles.ts'

/** A warning below a field. The field's `aria-describedby` must contain the `id`. */
export function Doubt({ id, text }: { id: string; text: string }) {
  const styles = useStyles()
  return (
    <span id={id} role="status" className={styles.root}>
      <WarningRegular aria-hidden className={styles.icon} /> {text}
    </span>
  )
}

const useStyles = makeStyles({
  root: { ...caption, overflowWrap: 'anywhere' },
  icon: { color: tokens.colorStatusWarningForeground1, verticalAlign: '-2px' },
})
