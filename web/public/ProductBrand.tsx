import { type ReactNode, Suspense, useState } from 'react'
import type { ProductBrandQuery } from '../__generated__/ProductBrandQuery.graphql.ts'
import parameters from '../__generated__/ProductBrandQuery$parameters.ts'
import { BrandName } from '../app/PageTitle.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { graphql, loadQuery, type QueryRef, usePreloadedQuery } from '../relay/plain.ts'

/** Fetches the product's name for a page whose own query failed. Falls back to the default name. */
export function ProductBrand({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [queryRef] = useState(() => loadQuery<ProductBrandQuery>(parameters, {}))
  return (
    <ErrorBoundary fallback={() => children}>
      <Suspense fallback={waiting}>
        <Asked queryRef={queryRef}>{children}</Asked>
      </Suspense>
    </ErrorBoundary>
  )
}

function Asked({ queryRef, children }: { queryRef: QueryRef<ProductBrandQuery>; children: ReactNode }) {
  const { product } = usePreloadedQuery<ProductBrandQuery>(query, queryRef)
  return <BrandName value={product.brandName}>{children}</BrandName>
}

const query = graphql`
  query ProductBrandQuery @preloadable {
    product { brandName }
  }
`
