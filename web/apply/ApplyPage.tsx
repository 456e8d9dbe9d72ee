import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ApplyPageQuery } from '../__generated__/ApplyPageQuery.graphql.ts'
import { ErrorBoundary, useRetryWhenBack } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { BrandName, PageTitle } from '../app/PageTitle.tsx'
import { Notice, NoticeText } from '../app/public/Notice.tsx'
import { ProductBrand } from '../app/public/ProductBrand.tsx'
import { PublicFrame } from '../app/public/PublicFrame.tsx'
import { publicSkeleton } from '../app/waiting.tsx'
import { ToastProvider } from '../components/Toasts.tsx'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'
import { Application } from './Application.tsx'

/** The deal that somebody applies to, or why it takes no applications. */
export function ApplyPage({ queryRef }: PageProps<ApplyPageQuery>) {
  return (
    <ErrorBoundary
      resetOn={queryRef}
      fallback={error => (
        <ProductBrand waiting={<Skeleton />}>
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

/** In place of the form: the server's reason, or that it could not be asked just now, which may be tried again. */
function Unavailable({ error }: { error?: unknown }) {
  const styles = useStyles()
  useRetryWhenBack(error, reload)
  const isBroken = error !== undefined && (!isProblem(error) || isProblem(error, 'INTERNAL', 'UNREACHABLE'))
  return (
    <PublicFrame>
      <PageTitle>Application Unavailable</PageTitle>
      <Notice role="alert" icon={<LinkDismissRegular />} title="Application Unavailable">
        <NoticeText>
          {isBroken
            ? 'Failed to load job information'
            : serverMessage(error, 'This job application is no longer available.')}
        </NoticeText>
        {isBroken && (
          <Button icon={<ArrowClockwiseRegular />} className={styles.again} onClick={reload}>
            Try again
          </Button>
        )}
      </Notice>
    </PublicFrame>
  )
}

const reload = () => window.location.reload()

const Skeleton = publicSkeleton('Loading job information...')

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

const useStyles = makeStyles({ again: { marginBlockStart: tokens.spacingVerticalL } })
