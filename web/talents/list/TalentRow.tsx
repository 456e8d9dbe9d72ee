import { graphql, useFragment } from 'react-relay'
import type { TalentRow_talent$key } from '../../__generated__/TalentRow_talent.graphql.ts'
import { Link } from '../../app/links.tsx'
import { Dash } from '../../components/Dash.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Pills } from '../../components/Pills.tsx'
import { areaWord } from '../../components/statuses.ts'
import { ActionCell, Cell, NameCell } from '../../components/table/cells.tsx'
import { Row } from '../../components/table/Row.tsx'
import { firstCompanies } from './facts.ts'
import { ListedStatus, TalentActions } from './TalentActions.tsx'
import { LinkedInLink, PortfolioLink, TalentRate } from './TalentFacts.tsx'

type Props = { talent: TalentRow_talent$key; onDeleted: () => void }

/** A talent in the table, in the order of its columns. */
export function TalentRow({ talent: key, onDeleted }: Props) {
  const talent = useFragment(fragment, key)
  return (
    <Row>
      <NameCell media={<PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} />}>
        <Link to={`/talent/${talent.databaseId}`}>
          <bdi>{talent.name}</bdi>
        </Link>
      </NameCell>
      <Cell width="220px">{talent.role}</Cell>
      <Cell quiet>{areaWord(talent.area)}</Cell>
      <Cell>
        <Pills items={['Internal']} />
      </Cell>
      <Cell>
        <ListedStatus talent={talent} />
      </Cell>
      <Cell width="330px">
        <Pills items={talent.techStack} />
      </Cell>
      <Cell quiet>{firstCompanies(talent.companies) || <Dash />}</Cell>
      <Cell quiet width="120px">
        {talent.seniority || <Dash />}
      </Cell>
      <Cell quiet width="270px">
        <TalentRate talent={talent} />
      </Cell>
      <Cell>
        <LinkedInLink talent={talent} />
      </Cell>
      <Cell>
        <PortfolioLink talent={talent} />
      </Cell>
      <ActionCell>
        <TalentActions talent={talent} onDeleted={onDeleted} />
      </ActionCell>
    </Row>
  )
}

const fragment = graphql`
  fragment TalentRow_talent on Talent {
    databaseId
    name
    role
    area
    seniority
    techStack
    companies
    profilePictureUrl
    ...TalentStatus_talent
    ...TalentFactsRate_talent
    ...TalentFactsLinkedIn_talent
    ...TalentFactsPortfolio_talent
    ...TalentActions_talent
  }
`
