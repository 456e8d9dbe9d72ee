import { makeStyles, Spinner } from '@fluentui/react-components'

/** Until the profile, or the news that there is none, has come. */
export function ShareSkeleton() {
  return (
    <main className={useStyles().root}>
      <Spinner size="small" label="Loading profile..." />
    </main>
  )
}

const useStyles = makeStyles({ root: { display: 'grid', placeItems: 'center', minHeight: '100dvh' } })
