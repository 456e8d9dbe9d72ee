import type { SharePageQuery } from '../../__generated__/SharePageQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import { BrandName } from '../../app/PageTitle.tsx'
import { graphql, usePreloadedQuery } from '../../relay/plain.ts'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { NoticeText } from '../Notice.tsx'
import { PublicFrame } from '../PublicFrame.tsx'
import { Unavailable } from '../Unavailable.tsx'
import { SharedProfile } from './SharedProfile.tsx'

type Props = Pick<PublicPageProps<SharePageQuery>, 'queryRef'>

/** The limited profile, or the same notice for any failure. */
export function SharePage({ queryRef }: Props) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={error => <NotAvailable error={error} />}>
      <LoadedPage queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function LoadedPage({ queryRef }: Props) {
  const { product, sharedTalent } = usePreloadedQuery<SharePageQuery>(query, queryRef)
  return (
    <BrandName value={product.brandName}>
      {sharedTalent ? (
        <PublicFrame>
          <SharedProfile talent={sharedTalent} />
        </PublicFrame>
      ) : (
        <NotAvailable />
      )}
    </BrandName>
  )
}

/** Does not reveal whether the link is unknown, revoked or failed to load. */
function NotAvailable({ error }: { error?: unknown }) {
  return (
    <Unavailable title="Profile Not Available" error={error}>
      <NoticeText>Unable to load profile. The link may be invalid or expired.</NoticeText>
      <NoticeText>This profile may have been removed or the link is invalid.</NoticeText>
    </Unavailable>
  )
}

const query = graphql`
  query SharePageQuery($shareableId: String!) @preloadable {
    product { brandName }
    sharedTalent(shareableId: $shareableId) { ...SharedProfile_talent }
  }
`
