import { useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment, useSubscription } from 'react-relay'
import type { useImportsQuery, useImportsQuery$data } from '../__generated__/useImportsQuery.graphql.ts'
import type { useImportsSubscription } from '../__generated__/useImportsSubscription.graphql.ts'

/** A resume that the person has uploaded for import. */
export type Imported = useImportsQuery$data['resumeImports'][number]['resumes'][number]

/**
 * The resumes of the person's unfinished imports, in order, kept up to date by a subscription and, in case it fails, by
 * polling. A failure is not shown: the next poll tries again.
 */
export function useImports(): readonly Imported[] {
  const environment = useRelayEnvironment()
  const { resumeImports } = useLazyLoadQuery<useImportsQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const config = useMemo(
    () => ({
      subscription,
      variables: {},
      onError() {},
      updater(store: Parameters<NonNullable<SubscriptionUpdater>>[0]) {
        const imports = store.getRootField('resumeImportsChanged')?.getLinkedRecords('imports')
        if (imports) store.getRoot().setLinkedRecords(imports, 'resumeImports')
      },
    }),
    [],
  )
  useSubscription<useImportsSubscription>(config)
  useEffect(() => {
    const ask = () => fetchQuery<useImportsQuery>(environment, query, {}).subscribe({ error() {} })
    const clock = setInterval(() => document.visibilityState === 'visible' && ask(), INTERVAL)
    return () => clearInterval(clock)
  }, [environment])
  return useMemo(() => resumeImports.flatMap(({ resumes }) => resumes), [resumeImports])
}

type SubscriptionUpdater = Parameters<typeof useSubscription<useImportsSubscription>>[0]['updater']

/** Milliseconds between two polls. */
const INTERVAL = 15_000

const query = graphql`
  query useImportsQuery {
    resumeImports {
      id
      resumes { id databaseId status fileName problem reason similarTalents { id databaseId name } }
    }
  }
`

const subscription = graphql`
  subscription useImportsSubscription {
    resumeImportsChanged {
      imports {
        id
        resumes { id databaseId status fileName problem reason similarTalents { id databaseId name } }
      }
    }
  }
`
