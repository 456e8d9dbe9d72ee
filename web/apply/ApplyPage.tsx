import { graphql, usePreloadedQuery } from 'react-relay'
import type { ApplyPageQuery } from '../__generated__/ApplyPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { BrandName } from '../app/PageTitle.tsx'
import { ProductBrand } from '../app/public/ProductBrand.tsx'
import { PublicFrame } from '../app/public/PublicFrame.tsx'
import { ToastProvider } from '../components/Toasts.tsx'
import { Application } from './Application.tsx'
import { ApplySkeleton } from './ApplySkeleton.tsx'
import { Unavailable } from './Unavailable.tsx'

/** The deal that somebody applies to, or why it takes no applications. */
export function ApplyPage({ queryRef }: PageProps<ApplyPageQuery>) {
  return (
    <ErrorBoundary
      resetOn={queryRef}
      fallback={error => (
        <ProductBrand waiting={<ApplySkeleton />}>
          <Unavailable error={error} />
        </ProductBrand>
      )}
    >
      <LoadedPage queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function LoadedPage({ queryRef }: PageProps<ApplyPageQuery>) {
  const { product, publicDeal } = usePreloadedQuery<ApplyPageQuery>(query, queryRef)
  return (
    <BrandName value={product.brandName}>
      {publicDeal ? (
        <ToastProvider>
          <PublicFrame>
            <Application deal={publicDeal} />
          </PublicFrame>
        </ToastProvider>
      ) : (
        <Unavailable />
      )}
    </BrandName>
  )
}

const query = graphql`
  query ApplyPageQuery($token: String!) @preloadable {
    product {
      brandName
    }
    publicDeal(token: $token) {
      ...Application_deal
    }
  }
`
