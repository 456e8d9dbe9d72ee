import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { getMainDefinition, relayStylePagination } from '@apollo/client/utilities'
import { print } from 'graphql'
import { createClient } from 'graphql-sse'
import {
  EventsDocument,
  LastEventDocument,
  TalentLineFragmentDoc,
  TalentsDocument,
  UpdateTalentDocument,
} from './generated/graphql.ts'
import { given, product } from './product.ts'

/** Paginates in the cache, updates a cached record, recognises a conflict by its code, and receives events by SSE. */
export async function apollo() {
  const stream = createClient({ url: product.graphql, headers: product.headers })
  const events = new ApolloLink(
    ({ query, variables }) =>
      new Observable(sink =>
        stream.subscribe(
          { query: print(query), variables },
          {
            next: result => sink.next(result as ApolloLink.Result),
            error: error => sink.error(error),
            complete: () => sink.complete(),
          },
        ),
      ),
  )
  const isSubscription = ({ query }: ApolloLink.Operation) => {
    const definition = getMainDefinition(query)
    return definition.kind === 'OperationDefinition' && definition.operation === 'subscription'
  }
  const client = new ApolloClient({
    link: ApolloLink.split(isSubscription, events, new HttpLink({ uri: product.graphql, headers: product.headers })),
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { talents: relayStylePagination(['filter']) } } },
    }),
  })

  const list = client.watchQuery({ query: TalentsDocument, variables: { first: 2 } })
  const following = list.subscribe(() => {})
  let page = await list.refetch()
  while (page.data?.talents.pageInfo.hasNextPage)
    page = await list.fetchMore({ variables: { after: page.data.talents.pageInfo.endCursor } })
  const edges = client.readQuery({ query: TalentsDocument, variables: { first: 2 } })?.talents.edges ?? []

  const { data: now } = await client.query({ query: LastEventDocument })
  const since = given(now?.events.pageInfo.endCursor, 'event')
  const told = new Promise<string>((resolve, reject) => {
    const kinds = ['TALENT_UPDATED' as const]
    client.subscribe({ query: EventsDocument, variables: { kinds, since } }).subscribe({
      next: ({ data }) => resolve(given(data, 'event').events.kind),
      error: reject,
    })
  })

  const { id, databaseId, version } = given(edges[0]?.node, 'talent')
  const input = { id: given(databaseId, 'id'), version: given(version, 'version'), role: 'Designer' }
  await client.mutate({ mutation: UpdateTalentDocument, variables: { input } })
  const cached = client.readFragment({ id: `Talent:${id}`, fragment: TalentLineFragmentDoc })
  const late = await client
    .mutate({ mutation: UpdateTalentDocument, variables: { input } })
    .catch((error: unknown) => error)
  const result = {
    listed: edges.length,
    cached: { role: cached?.role, version: (cached?.version ?? 0) - input.version },
    late: CombinedGraphQLErrors.is(late) && late.errors[0]?.extensions?.code,
    told: await told,
  }
  following.unsubscribe()
  stream.dispose()
  client.stop()
  return result
}
