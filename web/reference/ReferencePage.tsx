import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'
import { PageBoundary } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { LoadingWord } from '../app/waiting.tsx'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import { useRunsAs } from '../graphiql/runsAs.ts'
import { loadRest } from './openapi.ts'
import { RestDoor } from './RestDoor.tsx'

/** Every call, field and type, with what they take and answer; each is tried out in the session. */
export function ReferencePage({ queryRef }: PageProps<runsAsQuery>) {
  const name = useRunsAs(queryRef)
  const chosen = useLocation().hash.slice(1)
  const [rest, setRest] = useState(loadRest)
  return (
    <PageBoundary attempt={rest} onRetry={() => setRest(loadRest())}>
      <FullHeightPage>
        <PageHeader title="API reference" fact={`Runs as ${name}, on the live data`} />
        <Suspense fallback={<LoadingWord />}>
          <RestDoor rest={rest} chosen={chosen} name={name} />
        </Suspense>
      </FullHeightPage>
    </PageBoundary>
  )
}
