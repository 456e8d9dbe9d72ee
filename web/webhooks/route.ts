import type { WebhooksPageQuery } from '../__generated__/WebhooksPageQuery.graphql.ts'
import query from '../__generated__/WebhooksPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'

const title = 'Webhooks'

/** The page for admins with the webhooks, to which events are sent, and with their deliveries. */
export const webhooksPage = definePage<WebhooksPageQuery>({
  path: '/webhooks',
  title,
  query,
  variables: () => ({}),
  page: async () => (await import('./WebhooksPage.tsx')).WebhooksPage,
  Skeleton: cardsSkeleton({ title, heights: ['240px', '320px'] }),
})
