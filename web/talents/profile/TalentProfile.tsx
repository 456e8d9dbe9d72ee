import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TalentProfile_talent$key } from '../../__generated__/TalentProfile_talent.graphql.ts'
import type { TalentProfile_viewer$key } from '../../__generated__/TalentProfile_viewer.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useProfileLayout } from '../../components/useProfileLayout.ts'
import { ProfileComments } from './comments/ProfileComments.tsx'
import { ProfileFacts } from './facts/ProfileFacts.tsx'
import { ProfileHeader } from './header/ProfileHeader.tsx'
import { ProfileStory } from './story/ProfileStory.tsx'
import { TalentTimeline } from './TalentTimeline.tsx'

type Props = { talent: TalentProfile_talent$key; viewer: TalentProfile_viewer$key }

/** All that staff know of a talent: the story, the facts, and what was said and done. */
export function TalentProfile({ talent: talentKey, viewer: viewerKey }: Props) {
  const talent = useFragment(talentFragment, talentKey)
  const viewer = useFragment(viewerFragment, viewerKey)
  const layout = useProfileLayout()
  return (
    <div className={layout.page}>
      <PageTitle>{talent.name}</PageTitle>
      <ProfileHeader talent={talent} />
      <div className={mergeClasses(layout.line, layout.columns)}>
        <div className={layout.story}>
          <ProfileStory talent={talent} />
        </div>
        <aside aria-label="Facts" className={layout.facts}>
          <ProfileFacts talent={talent} />
        </aside>
        <div className={layout.story}>
          <SectionBoundary>
            <ProfileComments talent={talent} viewer={viewer} />
          </SectionBoundary>
          <SectionBoundary>
            <TalentTimeline talent={talent} />
          </SectionBoundary>
        </div>
      </div>
    </div>
  )
}

const talentFragment = graphql`
  fragment TalentProfile_talent on Talent {
    name
    ...ProfileHeader_talent
    ...ProfileStory_talent
    ...ProfileFacts_talent
    ...ProfileComments_talent
    ...TalentTimeline_talent
  }
`

const viewerFragment = graphql`
  fragment TalentProfile_viewer on User {
    ...ProfileComments_viewer
  }
`
