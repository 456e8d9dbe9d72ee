import { makeStyles, Spinner } from '@fluentui/react-components'
import { Delayed } from './Delayed.tsx'

/** While the very first page comes: nothing at first, then a quiet sign of work. */
export function Splash() {
  return (
    <main className={useStyles().root}>
      <Delayed>
        <Spinner size="small" label="Loading..." />
      </Delayed>
    </main>
  )
}

const useStyles = makeStyles({ root: { display: 'grid', placeItems: 'center', minHeight: '100dvh' } })
