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
  /** What the list is known to say then. */
  title: string
  /** The list's address on its first page. */
  firstPage: string
}

/** In place of the rows, when they could not be loaded. An address that names no page of this list leads to the first. */
export function LoadFailure({ error, title, firstPage }: Props) {
  const styles = useStyles()
  const { revalidate, state } = useRevalidator()
  useRetryWhenBack(error, revalidate)
  const isLost = isProblem(error, 'INVALID_INPUT')
  return (
    <div className={styles.root}>
      <Problem
        level="section"
        words={{ ...problemWords(error), title }}
        busy={state === 'loading'}
        {...(isLost ? {} : { onRetry: revalidate })}
      >
        {isLost && <ButtonLink to={{ search: firstPage }}>To the first page</ButtonLink>}
      </Problem>
    </div>
  )
}

const useStyles = makeStyles({ root: gutter })
