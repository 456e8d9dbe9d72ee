import { Problem } from '../components/Problem.tsx'
import { Arrived } from './Arrived.tsx'
import { problemWords, useRetryWhenBack } from './boundaries.tsx'
import { PageTitle } from './PageTitle.tsx'

/** Shown for an error outside of all pages. Reloads when a lost connection is back. */
export function AppProblem({ error }: { error: unknown }) {
  useRetryWhenBack(error, reload)
  const words = problemWords(error)
  return (
    <main>
      <PageTitle>{words.title}</PageTitle>
      <Problem level="page" words={{ again: 'Reload', ...words }} onRetry={reload} />
      <Arrived />
    </main>
  )
}

export const reload = () => window.location.reload()
