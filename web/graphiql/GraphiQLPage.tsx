import { makeStyles, tokens } from '@fluentui/react-components'
import { GraphiQL } from 'graphiql'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import 'graphiql/style.css'
import type { GraphiQLPageQuery } from '../__generated__/GraphiQLPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { forgetful } from './forgetful.ts'
import { sendDocument } from './sendDocument.ts'

/** GraphQL documents of one's own, run with one's own rights. */
export function GraphiQLPage({ queryRef }: PageProps<GraphiQLPageQuery>) {
  const { viewer } = usePreloadedQuery<GraphiQLPageQuery>(query, queryRef)
  const styles = useStyles()
  const [storage] = useState(forgetful)
  if (!viewer) return null
  return (
    <ListPage>
      <PageHeader title="GraphiQL" count={`Runs as ${viewer.firstName} ${viewer.lastName}, on the live data`} />
      <div className={styles.editor}>
        <GraphiQL fetcher={sendDocument} storage={storage} defaultQuery={WELCOME} isHeadersEditorEnabled={false} />
      </div>
    </ListPage>
  )
}

const query = graphql`
  query GraphiQLPageQuery @preloadable {
    viewer {
      firstName
      lastName
    }
  }
`

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

const useStyles = makeStyles({
  editor: {
    display: 'grid',
    flexGrow: 1,
    minHeight: '560px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // GraphiQL knows no narrow windows: there, the answer goes below the document.
    '@media (max-width: 700px)': {
      minHeight: '900px',
      '& #graphiql-session': { flexDirection: 'column' },
      '& .graphiql-horizontal-drag-bar': { display: 'none' },
      '& .graphiql-response': { minHeight: '320px' },
    },
  },
})
