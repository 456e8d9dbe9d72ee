import { makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { rateTypes } from '../../../api/talents/words.ts'
import type { TalentRow_talent$data, TalentRow_talent$key } from '../../__generated__/TalentRow_talent.graphql.ts'
import type { TalentRow_talentActions$key } from '../../__generated__/TalentRow_talentActions.graphql.ts'
import type { TalentStatus_talent$key } from '../../__generated__/TalentStatus_talent.graphql.ts'
import { Link } from '../../app/links.tsx'
import { AddToDealDialog } from '../../candidates/add/addDialogs.ts'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { useDialog } from '../../components/DialogHost.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { shortened } from '../../components/format.ts'
import { Pills } from '../../components/Pills.tsx'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { areaWord } from '../../components/statuses.ts'
import { column, row, small } from '../../components/styles.ts'
import { ActionCell, Cell, NameCell, Row } from '../../components/table/cells.tsx'
import { Dash } from '../../components/texts.tsx'
import { webAddress } from '../../components/webAddress.ts'
import { RecordCard } from '../../list/RecordCard.tsx'
import { Marked } from '../../list/searched/Marked.tsx'
import { SelectRow } from '../../list/selection/Selection.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { readRates } from '../rates.ts'
import { TalentStatus } from '../TalentStatus.tsx'
import { useDeleteTalent } from '../useDeleteTalent.ts'
import { firstCompanies } from './talentList.ts'

type Props = { talent: TalentRow_talent$key; onDeleted: () => void }

/** A talent's row in the table, with cells in the order of the columns. */
export function TalentRow({ talent: key, onDeleted }: Props) {
  const talent = useFragment(fragment, key)
  return (
    <Row>
      <NameCell
        select={<SelectRow record={chosenAs(talent)} />}
        media={<PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} />}
        title={talent.name}
      >
        <Link to={`/talent/${talent.databaseId}`}>
          <bdi>
            <Marked text={talent.name} />
          </bdi>
        </Link>
      </NameCell>
      <Cell width="260px" title={talent.role}>
        <Marked text={talent.role} />
      </Cell>
      <Cell quiet title={areaWord(talent.area)}>
        <Marked text={areaWord(talent.area)} />
      </Cell>
      <Cell>
        <Pills items={['Internal']} />
      </Cell>
      <Cell whole>
        <ListedStatus talent={talent} />
      </Cell>
      <Cell width="330px">
        <Pills items={talent.techStack} />
      </Cell>
      <Cell quiet>{firstCompanies(talent.companies) || <Dash />}</Cell>
      <Cell quiet width="120px">
        {talent.seniority || <Dash />}
      </Cell>
      <Cell quiet width="270px" whole>
        <TalentRates talent={talent} />
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

/** A talent as a card, for narrow screens. */
export function TalentCard({ talent: key, onDeleted }: Props) {
  const talent = useFragment(fragment, key)
  const styles = useStyles()
  const facts = [talent.seniority, firstCompanies(talent.companies)].filter(Boolean).join(' · ')
  return (
    <RecordCard
      media={<PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} size={40} />}
      to={`/talent/${talent.databaseId}`}
      name={talent.name}
      line={talent.role}
      facts={
        <>
          <Marked text={areaWord(talent.area)} />
          {facts && ` · ${facts}`}
        </>
      }
      actions={<TalentActions talent={talent} onDeleted={onDeleted} />}
      select={<SelectRow record={chosenAs(talent)} />}
    >
      <div className={styles.controls}>
        <ListedStatus talent={talent} />
        <Pills items={['Internal']} />
      </div>
      <div className={styles.more}>
        {talent.techStack.length > 0 && <Pills items={talent.techStack} />}
        <TalentRates talent={talent} none={null} />
      </div>
      <div className={styles.controls}>
        <LinkedInLink talent={talent} none={null} />
        <PortfolioLink talent={talent} none={null} />
      </div>
    </RecordCard>
  )
}

const chosenAs = ({ databaseId, name }: TalentRow_talent$data) => ({ id: databaseId, name })

/** The props of a fact about a talent. `none` is rendered if the fact is unknown. */
type FactProps = { talent: TalentRow_talent$data; none?: ReactNode }

function TalentRates({ talent, none = <Dash /> }: FactProps) {
  const styles = useStyles()
  const rates = readRates(talent, { from: 'from', upTo: 'up to' }).filter(({ isPreferred }) => isPreferred)
  if (rates.length === 0) return none
  return (
    <span className={styles.rates}>
      {rates.map(({ type, amount }) => (
        <span key={type} className={styles.rate}>
          <span className={styles.type}>{rateTypes[type]}</span> {amount}
        </span>
      ))}
    </span>
  )
}

function LinkedInLink({ talent: { linkedinUrl }, none = <Dash /> }: FactProps) {
  if (!linkedinUrl || !webAddress(linkedinUrl)) return none
  return <ExternalLink href={linkedinUrl}>LinkedIn</ExternalLink>
}

/** The link to the first portfolio, or else to the old single address, with the number of further portfolios. */
function PortfolioLink({ talent: { portfolioUrls, portfolioUrl }, none = <Dash /> }: FactProps) {
  const [first] = portfolioUrls.filter(url => webAddress(url))
  const address = first ?? portfolioUrl
  if (!address || !webAddress(address)) return none
  const count = first && portfolioUrls.length > 1 ? ` (${portfolioUrls.length})` : ''
  return <ExternalLink href={address}>View Portfolio{count}</ExternalLink>
}

type TalentActionsProps = { talent: TalentRow_talentActions$key; onDeleted: () => void }

function TalentActions({ talent: key, onDeleted }: TalentActionsProps) {
  const { databaseId: id, name } = useFragment(talentActionsFragment, key)
  const navigate = useNavigate()
  const show = useDialog()
  const [deleteTalent] = useDeleteTalent()
  const remove = () => deleteTalent(id, { title: `Delete ${shortened(name)}?`, onDone: onDeleted, onGone: onDeleted })
  return (
    <RowMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'Open profile', icon: <PersonRegular />, onChoose: () => navigate(`/talent/${id}`) },
        {
          label: 'Add to deal',
          icon: <PersonAddRegular />,
          onChoose: () => show(onClose => <AddToDealDialog talentId={id} name={name} onClose={onClose} />),
        },
        { label: 'Delete', icon: <DeleteRegular />, onChoose: remove },
      ]}
    />
  )
}

/** The status in the list. A change reloads the list, which may be filtered or sorted by the status. */
function ListedStatus({ talent }: { talent: TalentStatus_talent$key }) {
  const refresh = useRefresh()
  const failed = { title: 'Error', text: 'Failed to update talent status. Please try again.' }
  return <TalentStatus talent={talent} mutation={statusMutation} onDone={() => refresh()} failed={failed} />
}

const fragment = graphql`
  fragment TalentRow_talent on Talent {
    databaseId name role area seniority techStack companies profilePictureUrl linkedinUrl
    portfolioUrls portfolioUrl
    ...TalentStatus_talent
    ...rates_talent
    ...TalentRow_talentActions
  }
`

const talentActionsFragment = graphql`
  fragment TalentRow_talentActions on Talent { databaseId name }
`

const statusMutation = graphql`
  mutation TalentRowStatusMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) {
      talent { status version }
    }
  }
`

const useStyles = makeStyles({
  rates: { ...column, ...small },
  rate: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  type: { color: tokens.colorNeutralForeground3 },
  controls: {
    ...row,
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlockStart: tokens.spacingVerticalXS,
    // The controls of a card are above the link that covers the whole card.
    '& > *': { position: 'relative', zIndex: 1 },
    ':empty': { display: 'none' },
  },
  more: {
    ...column,
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalXS,
    overflow: 'hidden',
    '& [data-wrap]': { flexWrap: 'wrap' },
    ':empty': { display: 'none' },
  },
})
