import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TalentRow_talent$key } from '../../__generated__/TalentRow_talent.graphql.ts'
import { Link } from '../../app/links.tsx'
import { Dash } from '../../components/Dash.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Pills } from '../../components/Pills.tsx'
import { areaWord } from '../../components/statuses.ts'
import { ActionCell, Cell, NameCell, Row } from '../../components/table/cells.tsx'
import { RecordCard } from '../../list/RecordCard.tsx'
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

/** A talent on a narrow screen. */
export function TalentCard({ talent: key, onDeleted }: Props) {
  const talent = useFragment(fragment, key)
  const styles = useStyles()
  const facts = [areaWord(talent.area), talent.seniority, firstCompanies(talent.companies)]
  return (
    <RecordCard
      media={<PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} size={40} />}
      to={`/talent/${talent.databaseId}`}
      name={talent.name}
      line={talent.role}
      facts={facts.filter(Boolean).join(' · ')}
      actions={<TalentActions talent={talent} onDeleted={onDeleted} />}
    >
      <div className={styles.controls}>
        <ListedStatus talent={talent} />
        <Pills items={['Internal']} />
      </div>
      <div className={styles.more}>
        {talent.techStack.length > 0 && <Pills items={talent.techStack} />}
        <TalentRate talent={talent} none={null} />
      </div>
      <div className={styles.controls}>
        <LinkedInLink talent={talent} none={null} />
        <PortfolioLink talent={talent} none={null} />
      </div>
    </RecordCard>
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

const useStyles = makeStyles({
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlockStart: tokens.spacingVerticalXS,
    // Above the link that covers the whole card.
    '& > *': { position: 'relative', zIndex: 1 },
    ':empty': { display: 'none' },
  },
  more: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalXS,
    overflow: 'hidden',
    '& [data-wrap]': { flexWrap: 'wrap' },
    ':empty': { display: 'none' },
  },
})
