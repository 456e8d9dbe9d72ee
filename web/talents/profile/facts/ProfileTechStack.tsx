import { graphql, useFragment } from 'react-relay'
import type { ProfileTechStack_talent$key } from '../../../__generated__/ProfileTechStack_talent.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { Pills } from '../../../components/Pills.tsx'

/** All of the stack, for the areas that have one. */
export function ProfileTechStack({ talent: key }: { talent: ProfileTechStack_talent$key }) {
  const { area, techStack } = useFragment(fragment, key)
  if ((area !== 'TECH' && area !== 'DATA') || techStack.length === 0) return null
  return (
    <Card title="Tech Stack">
      <Pills items={techStack} max={null} />
    </Card>
  )
}

const fragment = graphql`
  fragment ProfileTechStack_talent on Talent {
    area
    techStack
  }
`
