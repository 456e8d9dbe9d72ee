import { makeStyles, Spinner } from '@fluentui/react-components'

/** Until a public page, or the news that there is none, has come. */
export function Waiting({ label }: { label: string }) {
  return (
    <main className={useStyles().root}>
      <Spinner size="small" label={label} />
    </main>
  )
}

const useStyles = makeStyles({ root: { display: 'grid', placeItems: 'center', minHeight: '100dvh' } })
