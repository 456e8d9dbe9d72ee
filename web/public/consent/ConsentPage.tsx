import type { ConsentPageQuery } from '../../__generated__/ConsentPageQuery.graphql.ts'
import { BrandName } from '../../app/PageTitle.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { graphql, usePreloadedQuery } from '../../relay/plain.ts'
import { AgencyFrame } from '../client/AgencyFrame.tsx'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { LinkNotAvailable } from '../LinkNotAvailable.tsx'
import { Consent } from './Consent.tsx'

/** The page that asks for a talent's consent; for every invalid link, the same notice. */
export function ConsentPage({ queryRef, token }: PublicPageProps<ConsentPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={error => <LinkNotAvailable error={error} />}>
      <Asked queryRef={queryRef} token={token} />
    </ErrorBoundary>
  )
}

function Asked({ queryRef, token }: PublicPageProps<ConsentPageQuery>) {
  const { product, consentRequest } = usePreloadedQuery<ConsentPageQuery>(query, queryRef)
  if (!consentRequest) {
    return (
      <BrandName value={product.brandName}>
        <LinkNotAvailable />
      </BrandName>
    )
  }
  return (
    <AgencyFrame agency={consentRequest.agency}>
      <Consent consent={consentRequest} token={token} />
    </AgencyFrame>
  )
}

const query = graphql`
  query ConsentPageQuery($token: String!) @preloadable {
    product { brandName }
    consentRequest(token: $token) {
      agency { ...AgencyFrame_agency }
      ...Consent_consent
    }
  }
`
