import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { SharePageQuery } from '../__generated__/SharePageQuery.graphql.ts'
import { ErrorBoundary, useRetryWhenBack } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { BrandName, PageTitle } from '../app/PageTitle.tsx'
import { Notice, NoticeText } from '../app/public/Notice.tsx'
import { PublicFrame } from '../app/public/PublicFrame.tsx'
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

/** In place of a profile. Says the same whether the link is unknown, revoked or could not be followed just now. */
function NotAvailable() {
  return (
    <Notice role="alert" icon={<LinkDismissRegular />} title="Profile Not Available">
      <NoticeText>Unable to load profile. The link may be invalid or expired.</NoticeText>
      <NoticeText>This profile may have been removed or the link is invalid.</NoticeText>
    </Notice>
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
