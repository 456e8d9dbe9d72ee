import { type ReactNode, Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProductBrandQuery } from '../../__generated__/ProductBrandQuery.graphql.ts'
import { ErrorBoundary } from '../boundaries.tsx'
import { BrandName } from '../PageTitle.tsx'

/** Asks for the product's name, for a page whose own question was refused; where that fails, too, it does without. */
export function ProductBrand({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => children}>
      <Suspense fallback={waiting}>
        <Asked>{children}</Asked>
      </Suspense>
    </ErrorBoundary>
  )
}

function Asked({ children }: { children: ReactNode }) {
  const { product } = useLazyLoadQuery<ProductBrandQuery>(query, {})
  return <BrandName value={product.brandName}>{children}</BrandName>
}

const query = graphql`
  query ProductBrandQuery {
    product {
      brandName
    }
  }
`
