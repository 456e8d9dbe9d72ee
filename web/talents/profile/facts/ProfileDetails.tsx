import { graphql, useFragment } from 'react-relay'
import type { ProfileDetails_talent$key } from '../../../__generated__/ProfileDetails_talent.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { formatDate } from '../../../components/dates.ts'
import { Fact, FactList } from '../../../components/FactList.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { talentStatusWords } from '../../../components/statuses.ts'

/** Where they stand with us, and since when. */
export function ProfileDetails({ talent: key }: { talent: ProfileDetails_talent$key }) {
  const { status, createdAt, updatedAt } = useFragment(fragment, key)
  return (
    <Card title="Status">
      <FactList>
        <Fact name="Pipeline">
          {status !== '%future added value' && <StatusBadge {...talentStatusWords[status]} />}
        </Fact>
        <Fact name="Added">{formatDate(createdAt)}</Fact>
        <Fact name="Last changed">{formatDate(updatedAt)}</Fact>
      </FactList>
    </Card>
  )
}

const fragment = graphql`
  fragment ProfileDetails_talent on Talent {
    status
    createdAt
    updatedAt
  }
`
