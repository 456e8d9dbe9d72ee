import type { ApplicationPageQuery } from '../../__generated__/ApplicationPageQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import { BrandName } from '../../app/PageTitle.tsx'
import { ToastProvider } from '../../components/Toasts.tsx'
import { graphql, usePreloadedQuery } from '../../relay/plain.ts'
import { AgencyFrame } from '../client/AgencyFrame.tsx'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { LinkNotAvailable } from '../LinkNotAvailable.tsx'
import { OwnApplication } from './OwnApplication.tsx'

/** Where an application stands, or the same notice for every link that opens nothing. */
export function ApplicationPage({ queryRef, token }: PublicPageProps<ApplicationPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={error => <LinkNotAvailable error={error} />}>
      <Found queryRef={queryRef} token={token} />
    </ErrorBoundary>
  )
}

function Found({ queryRef, token }: PublicPageProps<ApplicationPageQuery>) {
  const { product, ownApplication } = usePreloadedQuery<ApplicationPageQuery>(query, queryRef)
  if (!ownApplication) {
    return (
      <BrandName value={product.brandName}>
        <LinkNotAvailable />
      </BrandName>
    )
  }
  return (
    <ToastProvider>
      {/* The address is the key to the application: no other site may learn it. */}
      <meta name="referrer" content="no-referrer" />
      <AgencyFrame agency={ownApplication.agency}>
        <OwnApplication application={ownApplication} secret={token} />
      </AgencyFrame>
    </ToastProvider>
  )
}

const query = graphql`
  query ApplicationPageQuery($secret: String!) @preloadable {
    product { brandName }
    ownApplication(secret: $secret) {
      agency { ...AgencyFrame_agency }
      ...OwnApplication_application
    }
  }
`
