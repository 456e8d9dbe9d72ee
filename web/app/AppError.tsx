import { useRouteError } from 'react-router-dom'
import { Problem } from '../components/Problem.tsx'
import { problemWords } from './problemWords.ts'

/** The last resort: something failed outside of any page. */
export function AppError() {
  const error = useRouteError()
  return (
    <main>
      <Problem
        level="page"
        words={{ again: 'Reload', ...problemWords(error) }}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
