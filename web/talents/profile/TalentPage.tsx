import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { CommentForm_viewer$key } from '../../__generated__/CommentForm_viewer.graphql.ts'
import type { TalentPage_talent$key } from '../../__generated__/TalentPage_talent.graphql.ts'
import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import { asSection } from '../../app/asSection.tsx'
import { SectionBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { RecordNotFound } from '../../app/NotFound.tsx'
import { RecordTitle } from '../../app/RecordTitle.tsx'
import { TalentDeals } from '../../candidates/TalentDeals.tsx'
import { later } from '../../components/later.tsx'
import { ProfileLayout } from '../../components/ProfileLayout.tsx'
import { TalentReminders } from '../../reminders/Reminders.tsx'
import { TalentShares } from '../../shares/TalentShares.tsx'
import { ProfileFacts } from './facts/ProfileFacts.tsx'
import { ProfileHeader } from './header/ProfileHeader.tsx'
import { ProfileStory } from './ProfileStory.tsx'

/** A talent's profile. */
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

type Props = { talent: TalentPage_talent$key; viewer: CommentForm_viewer$key }

function Profile({ talent: key, viewer }: Props) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <RecordTitle to={`/talent/${talent.databaseId}`}>{talent.name}</RecordTitle>
      <ProfileLayout
        bar={<ProfileHeader talent={talent} />}
        story={<ProfileStory talent={talent} />}
        facts={<ProfileFacts talent={talent} />}
        more={
          <>
            <SectionBoundary>
              <TalentDeals talent={talent} />
            </SectionBoundary>
            <TalentReminders talent={talent} />
            <TalentComments talent={talent} viewer={viewer} />
            <SectionBoundary>
              <TalentShares talent={talent} />
            </SectionBoundary>
            <TalentTimeline talent={talent} />
          </>
        }
      />
    </>
  )
}

const TalentComments = later(
  async () => (await import('../../comments/TalentComments.tsx')).TalentComments,
  asSection(240),
)

const TalentTimeline = later(async () => (await import('./TalentTimeline.tsx')).TalentTimeline, asSection(400))

const query = graphql`
  query TalentPageQuery($id: Int!) @preloadable {
    talent(id: $id) { ...TalentPage_talent }
    viewer { ...CommentForm_viewer }
  }
`

const fragment = graphql`
  fragment TalentPage_talent on Talent {
    databaseId name
    ...ProfileHeader_talent
    ...ProfileStory_talent
    ...ProfileFacts_talent
    ...TalentDeals_talent
    ...Reminders_talent
    ...TalentComments_talent
    ...TalentShares_talent
    ...TalentTimeline_talent
  }
`
