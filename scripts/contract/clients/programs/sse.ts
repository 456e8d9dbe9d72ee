import { print } from 'graphql'
import { createClient } from 'graphql-sse'
import { EventsDocument, type EventsSubscription } from './generated/graphql.ts'
import * as api from './generated/rest.ts'
import { given, product } from './product.ts'

/**
 * Follows the changes of a talent over a connection that breaks twice. Each time the client connects, it sends the id
 * of the last event, so that it receives every event exactly once.
 */
export async function sse() {
  const versions: number[] = []
  const breaking = { now: () => {} }
  const client = createClient({
    url: product.graphql,
    headers: product.headers,
    retry: retries => rename(`Changed while nobody listens, ${versions.length}.${retries}`),
    fetchFn: async (url: string, { signal, ...options }: RequestInit) => {
      const control = new AbortController()
      signal?.addEventListener('abort', () => control.abort())
      breaking.now = () => control.abort()
      return fetch(url, { ...options, signal: control.signal })
    },
  })
  const events = await api.listEvents({ limit: 200 })
  const talents = await api.listTalents({})
  if (events.status !== 200 || talents.status !== 200) throw new Error('Nothing to follow')
  const { id } = given(talents.data[0], 'talent')
  const rename = async (role: string) => {
    const changed = await api.updateTalent({ id, body: { role } })
    if (changed.status !== 200) throw new Error(changed.data.message)
  }

  const ids = new Set<string>()
  const variables = { kinds: ['TALENT_UPDATED'], since: given(events.data.next, 'event') }
  await rename('First')
  await new Promise<void>((resolve, reject) => {
    client.subscribe<EventsSubscription>(
      { query: print(EventsDocument), variables },
      {
        next: ({ data, errors }) => {
          if (!data) return reject(errors?.[0])
          versions.push(data.events.version)
          ids.add(data.events.id)
          variables.since = data.events.id
          if (versions.length === 3) resolve()
          else setTimeout(breaking.now)
        },
        error: reject,
        complete: resolve,
      },
    )
  })
  client.dispose()
  const [first = 0] = versions
  return { steps: versions.map(version => version - first), different: ids.size }
}
