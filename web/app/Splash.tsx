import { makeStyles, Spinner } from '@fluentui/react-components'

/** While the very first page comes: nothing at first, then a quiet sign of work. */
export function Splash() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Spinner size="small" aria-label="Loading" />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: '200ms',
    animationFillMode: 'both',
  },
})
