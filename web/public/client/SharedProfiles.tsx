import type { SharedProfiles_content$key } from '../../__generated__/SharedProfiles_content.graphql.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { graphql, useFragment } from '../../relay/plain.ts'
import { ClientProfile } from './ClientProfile.tsx'
import { useSession } from './ClientSession.tsx'
import { Letter } from './Letter.tsx'
import { PdfLink } from './PdfLink.tsx'
import { SharedPage } from './SharedPage.tsx'
import { Shortlist } from './Shortlist.tsx'
import { useCountedOpening } from './useCountedOpening.ts'

/** What was shared: one profile, or a table that compares several and the profiles below it. */
export function SharedProfiles({ content: key }: { content: SharedProfiles_content$key }) {
  const content = useFragment(fragment, key)
  const { profiles, pdfUrl } = content
  useCountedOpening(useSession().token)
  const [only] = profiles
  const isOne = profiles.length === 1
  return (
    <>
      {/* No names: titles go into histories. */}
      <PageTitle>{isOne ? 'Talent profile' : 'Shortlist'}</PageTitle>
      <SharedPage
        count={profiles.length}
        letter={<Letter letter={content} count={profiles.length} pdf={pdfUrl && <PdfLink url={pdfUrl} />} />}
      >
        {isOne && only ? (
          <ClientProfile profile={only} index={0} />
        ) : (
          <Shortlist
            content={content}
            card={(index, toggle) => {
              const profile = profiles[index]
              return profile && <ClientProfile profile={profile} index={index} toggle={toggle} />
            }}
          />
        )}
      </SharedPage>
    </>
  )
}

const fragment = graphql`
  fragment SharedProfiles_content on ClientShareContent {
    pdfUrl
    profiles { ...ClientProfile_profile }
    ...Letter_letter
    ...Shortlist_content
  }
`
