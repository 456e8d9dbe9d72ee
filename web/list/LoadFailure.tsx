import { makeStyles } from '@fluentui/react-components'
import { useRevalidator } from 'react-router-dom'
import { useRetryWhenBack } from '../app/boundaries.tsx'
import { ButtonLink } from '../app/links.tsx'
import { problemWords } from '../app/problemWords.ts'
import { gutter } from '../components/layout.ts'
import { Problem } from '../components/Problem.tsx'
import { isProblem } from '../relay/ProblemError.ts'

type Props = {
  error: unknown
  /** What this list says then. */
  title: string
  /** The list's address on its first page. */
  firstPage: string
}

/** In place of the rows, when they could not be loaded. Where the cursor in the address is wrong, it leads to the first page. */
export function LoadFailure({ error, title, firstPage }: Props) {
  const styles = useStyles()
  const { revalidate, state } = useRevalidator()
  useRetryWhenBack(error, revalidate)
  const isBadCursor = isProblem(error, 'INVALID_INPUT')
  return (
    <div className={styles.root}>
      <Problem
        level="section"
        words={{ ...problemWords(error), title }}
        busy={state === 'loading'}
        {...(isBadCursor ? {} : { onRetry: revalidate })}
      >
        {isBadCursor && <ButtonLink to={{ search: firstPage }}>To the first page</ButtonLink>}
      </Problem>
    </div>
  )
}

const useStyles = makeStyles({ root: gutter })
