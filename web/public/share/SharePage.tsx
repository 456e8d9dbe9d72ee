import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { use } from 'react'
import type { SharePage_sharedProfile$key } from '../../__generated__/SharePage_sharedProfile.graphql.ts'
import type { SharePageQuery } from '../../__generated__/SharePageQuery.graphql.ts'
import { BrandName, PageTitle } from '../../app/PageTitle.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { graphql, useFragment, usePreloadedQuery } from '../../relay/plain.ts'
import { About } from '../client/profile/About.tsx'
import { Portfolio } from '../client/profile/Portfolio.tsx'
import { ProfileHead } from '../client/profile/ProfileHead.tsx'
import { ProfileSections } from '../client/profile/ProfileSections.tsx'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { NoticeText } from '../Notice.tsx'
import { PublicFrame, sheet } from '../PublicFrame.tsx'
import { Unavailable } from '../Unavailable.tsx'

type Props = Pick<PublicPageProps<SharePageQuery>, 'queryRef'>

/** The page with the limited profile; for any failure, the same notice. */
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

/** The notice for any failure: does not reveal whether the link is unknown, revoked or failed to load. */
function NotAvailable({ error }: { error?: unknown }) {
  return (
    <Unavailable title="Profile Not Available" error={error}>
      <NoticeText>Unable to load profile. The link may be invalid or expired.</NoticeText>
      <NoticeText>This profile may have been removed or the link is invalid.</NoticeText>
    </Unavailable>
  )
}

/** The limited profile. Empty sections are left out. */
function SharedProfile({ talent: key }: { talent: SharePage_sharedProfile$key }) {
  const talent = useFragment(fragment, key)
  const { portfolioUrls, portfolioUrl, portfolioPdfUrl } = talent
  const styles = useStyles()
  const brand = use(BrandName)
  // Includes `portfolioUrl`, the single link of old records.
  const addresses = [...new Set([...portfolioUrls, portfolioUrl ?? ''])].filter(address => address.trim())
  const portfolio = (
    <Portfolio addresses={addresses}>
      {portfolioPdfUrl && (
        <Button as="a" href={portfolioPdfUrl} download icon={<ArrowDownloadRegular />} className={styles.pdf}>
          Download Portfolio PDF
        </Button>
      )}
    </Portfolio>
  )
  return (
    <article className={styles.sharedProfile}>
      <PageTitle>{talent.name}</PageTitle>
      <ProfileHead profile={talent} />
      <ProfileSections profile={talent} portfolio={portfolio} />
      <About>
        This is a limited profile view. For more details or to schedule an interview with this candidate, please contact
        your {brand} representative.
      </About>
    </article>
  )
}

const query = graphql`
  query SharePageQuery($shareableId: String!) @preloadable {
    product { brandName }
    sharedTalent(shareableId: $shareableId) { ...SharePage_sharedProfile }
  }
`

const fragment = graphql`
  fragment SharePage_sharedProfile on SharedTalent {
    name role area seniority companies summary techStack keyHighlights
    previousCompanies { legacy company title description }
    portfolioUrls portfolioUrl portfolioPdfUrl
  }
`

const useStyles = makeStyles({
  sharedProfile: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  pdf: { marginBlockStart: tokens.spacingVerticalS, '@media print': { display: 'none' } },
})
