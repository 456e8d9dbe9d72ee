import { Client, fetchExchange, subscriptionExchange } from '@urql/core'
import { createClient } from 'graphql-sse'
import { EventsDocument, LastEventDocument, TalentsDocument, UpdateTalentDocument } from './generated/graphql.ts'
import { given, product } from './product.ts'

/** Queries by GET, as urql sends them, pages, a mutation, a conflict, and events by SSE. */
export async function urql() {
  const stream = createClient({ url: product.graphql, headers: product.headers })
  const client = new Client({
    url: product.graphql,
    fetchOptions: { headers: product.headers },
    exchanges: [
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: sink => ({
            unsubscribe: stream.subscribe({ query, variables }, { ...sink, next: value => sink.next(value as never) }),
          }),
        }),
      }),
    ],
  })

  const nodes: { databaseId: number; version: number }[] = []
  let after: string | null | undefined
  do {
    const { data, error } = await client.query(TalentsDocument, { first: 2, after }).toPromise()
    if (error) throw error
    const { edges, pageInfo } = given(data, 'talents').talents
    nodes.push(...edges.map(({ node }) => node))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)

  const last = await client.query(LastEventDocument, {}).toPromise()
  const since = last.data?.events.pageInfo.endCursor
  const told = new Promise<string>((resolve, reject) => {
    client.subscription(EventsDocument, { kinds: ['TALENT_UPDATED'], since }).subscribe(({ data, error }) => {
      if (data) resolve(data.events.kind)
      else reject(error)
    })
  })
  const { databaseId, version } = given(nodes[0], 'talent')
  const input = { id: databaseId, version, role: 'Analyst' }
  const changed = await client.mutation(UpdateTalentDocument, { input }).toPromise()
  const late = await client.mutation(UpdateTalentDocument, { input }).toPromise()
  const result = {
    listed: nodes.length,
    role: changed.data?.updateTalent?.talent?.role,
    late: late.error?.graphQLErrors[0]?.extensions.code,
    told: await told,
  }
  stream.dispose()
  return result
}
