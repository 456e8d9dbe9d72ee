import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useRevalidator } from 'react-router-dom'
import { BackLink } from '../../app/BackLink.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useRetryWhenBack } from '../../app/useRetryWhenBack.ts'
import { Problem } from '../../components/Problem.tsx'
import { useProfileLayout } from '../../components/useProfileLayout.ts'
import { isProblem } from '../../relay/ProblemError.ts'

/** In place of a company that could not be loaded, or is not there. */
export function CompanyProblem({ error }: { error?: unknown }) {
  const styles = useStyles()
  const layout = useProfileLayout()
  const { revalidate, state } = useRevalidator()
  useRetryWhenBack(error, revalidate)
  const reference = isProblem(error) ? error.requestId : undefined
  return (
    <div className={mergeClasses(layout.line, styles.root)}>
      <PageTitle>Company</PageTitle>
      <BackLink to="/companies">Back to Companies</BackLink>
      <Problem
        level="page"
        words={{
          title: 'Error',
          text: 'There was an error loading the company information',
          again: 'Retry',
          reference,
        }}
        busy={state === 'loading'}
        onRetry={revalidate}
      />
    </div>
  )
}

const useStyles = makeStyles({ root: { paddingBlockStart: tokens.spacingVerticalL } })
