import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import type { SharedProfiles_content$key } from '../__generated__/SharedProfiles_content.graphql.ts'
import { BrandName, PageTitle } from '../app/PageTitle.tsx'
import { column, phone } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { useSession } from './ClientSession.tsx'
import { Letter } from './Letter.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { About } from './profile/About.tsx'
import { placed } from './profile/parts.ts'
import { ProfileLevel } from './profile/Section.tsx'
import { Shortlist } from './Shortlist.tsx'
import { useCountedOpening } from './useCountedOpening.ts'

/** What was shared: one profile, or a table that compares several and the profiles below it. */
export function SharedProfiles({ content: key }: { content: SharedProfiles_content$key }) {
  const content = useFragment(fragment, key)
  const { profiles } = content
  const styles = useStyles()
  const brand = use(BrandName)
  useCountedOpening(useSession().token)
  const isOne = profiles.length === 1
  return (
    <div className={styles.root}>
      {/* No names: titles go into histories. */}
      <PageTitle>{isOne ? 'Talent profile' : 'Shortlist'}</PageTitle>
      <Letter letter={content} />
      {isOne ? (
        placed(profiles).map(({ place, item }) => <ProfileCard key={place} profile={item} place={place} />)
      ) : (
        <ProfileLevel value={2}>
          <Shortlist content={content} />
        </ProfileLevel>
      )}
      <About>
        {isOne ? 'This is a limited profile.' : 'These are limited profiles.'} For more details, answer here or contact
        your {brand} representative.
      </About>
    </div>
  )
}

const fragment = graphql`
  fragment SharedProfiles_content on ClientShareContent {
    profiles { ...ProfileCard_profile }
    ...Letter_letter
    ...Shortlist_content
  }
`

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalXXL,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    '& > aside': { marginBlockStart: 0 },
    [phone]: { gap: 0 },
  },
})
