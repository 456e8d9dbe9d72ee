import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { problemWords } from '../app/boundaries.tsx'
import { useToast } from '../components/Toasts.tsx'

type Props = { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadMoreFn<OperationType>; children: ReactNode }

/** The button that loads the next page of a list. Renders nothing after the last page. */
export function MoreButton({ hasNext, isLoadingNext, loadNext, children }: Props) {
  const styles = useStyles()
  const toast = useToast()
  if (!hasNext) return null
  const onComplete = (error: Error | null) => {
    if (error) toast({ ...problemWords(error), intent: 'error' })
  }
  return (
    <Button
      size="small"
      className={styles.root}
      disabledFocusable={isLoadingNext}
      onClick={() => loadNext(20, { onComplete })}
    >
      {isLoadingNext ? 'Loading...' : children}
    </Button>
  )
}

const useStyles = makeStyles({ root: { alignSelf: 'flex-start' } })
