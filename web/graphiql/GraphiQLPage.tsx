import { makeStyles, tokens } from '@fluentui/react-components'
import { GraphiQL, type GraphiQLProps } from 'graphiql'
import { useState } from 'react'
import 'graphiql/style.css'
import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import { useRunsAs } from './runsAs.ts'

/** The page that runs any GraphQL document with the viewer's permissions. */
export function GraphiQLPage({ queryRef }: PageProps<runsAsQuery>) {
  const name = useRunsAs(queryRef)
  const styles = useStyles()
  const [storage] = useState(memoryStorage)
  return (
    <FullHeightPage>
      <PageHeader title="GraphiQL" fact={`Runs as ${name}, on the live data`} />
      <div className={styles.editor}>
        <GraphiQL fetcher={run} storage={storage} defaultQuery={WELCOME} isHeadersEditorEnabled={false} />
      </div>
    </FullHeightPage>
  )
}

const WELCOME = `# Ctrl-Space completes, Ctrl-Enter runs.
# The book at the left holds the schema.

query LatestDeals {
  deals(first: 5) {
    edges {
      node {
        databaseId
        title
        status
      }
    }
  }
}
`

/**
 * The storage for GraphiQL's tabs and history, which is empty again once the page is left: queries may contain names of
 * people, which the next user of the browser could read in the browser's own storage.
 */
function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** Posts the document in the person's session. The header x-requested-with allows any document: docs/decisions/036. */
const run: GraphiQLProps['fetcher'] = async sent => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-requested-with': 'graphiql' },
    credentials: 'same-origin',
    body: JSON.stringify(sent),
  })
  if (response.status === NOT_AS_JSON) return { errors: [{ message: 'This page does not run subscriptions.' }] }
  return response.json()
}

/** The HTTP status Not Acceptable: the response would be an event stream and not JSON. */
const NOT_AS_JSON = 406

const useStyles = makeStyles({
  editor: {
    display: 'grid',
    flexGrow: 1,
    minHeight: '560px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // GraphiQL has no narrow layout: here the response is shown below the document.
    '@media (max-width: 700px)': {
      minHeight: '900px',
      '& #graphiql-session': { flexDirection: 'column' },
      '& .graphiql-horizontal-drag-bar': { display: 'none' },
      '& .graphiql-response': { minHeight: '320px' },
    },
  },
})
