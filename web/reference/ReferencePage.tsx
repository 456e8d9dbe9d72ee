import { Tab, TabList } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'
import { PageBoundary } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { LoadingWord } from '../app/waiting.tsx'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import { useRunsAs } from '../graphiql/runsAs.ts'
import { GraphQLDoor } from './GraphQLDoor.tsx'
import { loadGraphQL } from './graphqlSchema.ts'
import { loadRest } from './openapi.ts'
import { RestDoor } from './RestDoor.tsx'

/** Every call, field and type, with what they take and answer; each is tried out in the session. */
export function ReferencePage({ queryRef }: PageProps<runsAsQuery>) {
  const name = useRunsAs(queryRef)
  const chosen = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const [reference, setReference] = useState(openReference)
  // Types begin with a capital letter, names of calls do not.
  const door = chosen === 'graphql' || /^[A-Z]/.test(chosen) ? 'graphql' : 'rest'
  return (
    <PageBoundary attempt={reference} onRetry={() => setReference(openReference())}>
      <FullHeightPage>
        <PageHeader title="API reference" fact={`Runs as ${name}, on the live data`}>
          <TabList
            aria-label="Door"
            selectedValue={door}
            onTabSelect={(_, { value }) => navigate({ hash: value === 'graphql' ? 'graphql' : '' })}
          >
            <Tab value="rest">REST</Tab>
            <Tab value="graphql">GraphQL</Tab>
          </TabList>
        </PageHeader>
        <Suspense fallback={<LoadingWord />}>
          {door === 'rest' ? (
            <RestDoor rest={reference.rest()} chosen={chosen} name={name} />
          ) : (
            <GraphQLDoor graphql={reference.graphql()} chosen={chosen} name={name} />
          )}
        </Suspense>
      </FullHeightPage>
    </PageBoundary>
  )
}

/** Both contracts, each loaded when it is first shown. */
const openReference = () => ({ rest: once(loadRest), graphql: once(loadGraphQL) })

function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
