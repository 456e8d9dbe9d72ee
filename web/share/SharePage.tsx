import { graphql, usePreloadedQuery } from 'react-relay'
import type { SharePageQuery } from '../__generated__/SharePageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { BrandName, PageTitle } from '../app/PageTitle.tsx'
import { PublicFrame } from '../app/public/PublicFrame.tsx'
import { useRetryWhenBack } from '../app/useRetryWhenBack.ts'
import { NotAvailable } from './NotAvailable.tsx'
import { SharedProfile } from './SharedProfile.tsx'

/** The limited profile in its own frame, or one and the same card for whatever keeps it from being shown. */
export function SharePage({ queryRef }: PageProps<SharePageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={error => <Unavailable error={error} />}>
      <LoadedPage queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function LoadedPage({ queryRef }: PageProps<SharePageQuery>) {
  const { product, sharedTalent } = usePreloadedQuery<SharePageQuery>(query, queryRef)
  return (
    <BrandName value={product.brandName}>
      {sharedTalent ? (
        <PublicFrame>
          <SharedProfile talent={sharedTalent} />
        </PublicFrame>
      ) : (
        <Unavailable />
      )}
    </BrandName>
  )
}

function Unavailable({ error }: { error?: unknown }) {
  useRetryWhenBack(error, () => window.location.reload())
  return (
    <PublicFrame>
      <PageTitle>Profile Not Available</PageTitle>
      <NotAvailable />
    </PublicFrame>
  )
}

const query = graphql`
  query SharePageQuery($shareableId: String!) @preloadable {
    product {
      brandName
    }
    sharedTalent(shareableId: $shareableId) {
      ...SharedProfile_talent
    }
  }
`
