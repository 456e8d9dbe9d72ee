import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { TalentPage_talent$key } from '../../__generated__/TalentPage_talent.graphql.ts'
import type { TalentPage_viewer$key } from '../../__generated__/TalentPage_viewer.graphql.ts'
import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { RecordNotFound } from '../../app/NotFound.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { ProfileLayout } from '../../components/ProfileLayout.tsx'
import { ProfileComments } from './comments/ProfileComments.tsx'
import { ProfileFacts } from './facts/ProfileFacts.tsx'
import { ProfileHeader } from './header/ProfileHeader.tsx'
import { ProfileStory } from './ProfileStory.tsx'
import { TalentTimeline } from './TalentTimeline.tsx'

/** A talent's profile, or that there is no such talent. */
export function TalentPage({ queryRef }: PageProps<TalentPageQuery>) {
  const { talent, viewer } = usePreloadedQuery<TalentPageQuery>(query, queryRef)
  return talent && viewer ? (
    <Profile talent={talent} viewer={viewer} />
  ) : (
    <RecordNotFound
      title="Talent not found"
      text="It may have been deleted, or the address is mistyped."
      back={{ to: '/', label: 'Back to Talents' }}
    />
  )
}

type Props = { talent: TalentPage_talent$key; viewer: TalentPage_viewer$key }

/** All that staff know of a talent: the story, the facts, and what was said and done. */
function Profile({ talent: talentKey, viewer: viewerKey }: Props) {
  const talent = useFragment(talentFragment, talentKey)
  const viewer = useFragment(viewerFragment, viewerKey)
  return (
    <>
      <PageTitle>{talent.name}</PageTitle>
      <ProfileLayout
        bar={<ProfileHeader talent={talent} />}
        story={<ProfileStory talent={talent} />}
        facts={<ProfileFacts talent={talent} />}
        more={
          <>
            <SectionBoundary>
              <ProfileComments talent={talent} viewer={viewer} />
            </SectionBoundary>
            <SectionBoundary>
              <TalentTimeline talent={talent} />
            </SectionBoundary>
          </>
        }
      />
    </>
  )
}

const query = graphql`
  query TalentPageQuery($id: Int!) @preloadable {
    talent(id: $id) {
      ...TalentPage_talent
    }
    viewer {
      ...TalentPage_viewer
    }
  }
`

const talentFragment = graphql`
  fragment TalentPage_talent on Talent {
    name
    ...ProfileHeader_talent
    ...ProfileStory_talent
    ...ProfileFacts_talent
    ...ProfileComments_talent
    ...TalentTimeline_talent
  }
`

const viewerFragment = graphql`
  fragment TalentPage_viewer on User {
    ...ProfileComments_viewer
  }
`
