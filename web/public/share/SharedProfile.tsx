import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { use } from 'react'
import type { SharedProfile_talent$key } from '../../__generated__/SharedProfile_talent.graphql.ts'
import { BrandName, PageTitle } from '../../app/PageTitle.tsx'
import { graphql, useFragment } from '../../relay/plain.ts'
import { About } from '../client/profile/About.tsx'
import { Portfolio } from '../client/profile/Portfolio.tsx'
import { ProfileHead } from '../client/profile/ProfileHead.tsx'
import { ProfileSections } from '../client/profile/ProfileSections.tsx'
import { sheet } from '../PublicFrame.tsx'

/** The limited profile. Empty sections are left out. */
export function SharedProfile({ talent: key }: { talent: SharedProfile_talent$key }) {
  const talent = useFragment(fragment, key)
  const { portfolioUrls, portfolioUrl, portfolioPdfUrl } = talent
  const styles = useStyles()
  const brand = use(BrandName)
  // The old single link is one of them.
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
    <article className={styles.root}>
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

const fragment = graphql`
  fragment SharedProfile_talent on SharedTalent {
    name role area seniority companies summary techStack keyHighlights
    previousCompanies { legacy company title description }
    portfolioUrls portfolioUrl portfolioPdfUrl
  }
`

const useStyles = makeStyles({
  root: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  pdf: { marginBlockStart: tokens.spacingVerticalS, '@media print': { display: 'none' } },
})
