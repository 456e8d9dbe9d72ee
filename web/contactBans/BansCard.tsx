import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import type { ReactElement, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BansCard_ban$key } from '../__generated__/BansCard_ban.graphql.ts'
import type { BansCard_companyBans$key } from '../__generated__/BansCard_companyBans.graphql.ts'
import type { BansCard_talentBans$key } from '../__generated__/BansCard_talentBans.graphql.ts'
import type { BansCardMutation } from '../__generated__/BansCardMutation.graphql.ts'
import { Link } from '../app/links.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { formatDate, personName } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { Card } from '../components/Section.tsx'
import { caption, column, plainList, useReading } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Props = {
  children: readonly ReactNode[]
  dialog: (onClose: () => void) => ReactElement
}

/** The do-not-contact list of a company or talent. An empty list shows only the button that adds an entry. */
export function BansCard({ children, dialog }: Props) {
  const styles = useStyles()
  const add = (
    <DialogButton
      size="small"
      appearance="subtle"
      icon={<AddRegular />}
      aria-label="Add to the do-not-contact list"
      dialog={dialog}
    >
      Add
    </DialogButton>
  )
  return (
    <div ref={takesFocusOver}>
      <Card title="Do not contact" actions={add}>
        {children.length > 0 && <ul className={styles.list}>{children}</ul>}
      </Card>
    </div>
  )
}

/** The talents who must not be presented to a company. */
export function CompanyBans({ company: key }: { company: BansCard_companyBans$key }) {
  const { databaseId: id, name, contactBans } = useFragment(companyFragment, key)
  return (
    <BansCard dialog={onClose => <AddBanDialog company={{ id, name }} onClose={onClose} />}>
      {contactBans.map(ban => (
        <Ban key={ban.id} ban={ban} page="company" />
      ))}
    </BansCard>
  )
}

const AddBanDialog = laterDialog(async () => (await import('./AddBanDialog.tsx')).AddBanDialog)

/** The companies that a talent must not be presented to. */
export function TalentBans({ talent: key }: { talent: BansCard_talentBans$key }) {
  const { databaseId: id, name, contactBans } = useFragment(talentFragment, key)
  return (
    <BansCard dialog={onClose => <AddBanDialog talent={{ id, name }} onClose={onClose} />}>
      {contactBans.map(ban => (
        <Ban key={ban.id} ban={ban} page="talent" />
      ))}
    </BansCard>
  )
}

type BanProps = {
  ban: BansCard_ban$key
  /** The kind of page that shows the entry. On a talent's page, the entry names the company, and vice versa. */
  page: 'talent' | 'company'
}

/** A do-not-contact entry: the other record, who asked for the ban, when and why. */
function Ban({ ban: key, page }: BanProps) {
  const { databaseId, company, talent, askedBy, reason, createdAt, createdBy } = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const [act, busy] = useRecordAction<BansCardMutation>(mutation)
  const other = page === 'talent' ? company : talent
  const to = page === 'talent' ? `/companies/${company.databaseId}` : `/talent/${talent.databaseId}`
  const remove = () =>
    act(
      { input: { id: databaseId } },
      {
        ask: {
          title: `Remove ${other.name} from the list?`,
          text: `${talent.name} may then be presented to ${company.name} again.`,
          action: 'Remove',
          destructive: true,
        },
        done: { title: 'Removed from the do-not-contact list' },
        failed: withReason('Error', 'There was an error removing it. Please try again.'),
      },
    )
  return (
    <li className={styles.ban}>
      <div className={styles.words}>
        <Link to={to} className={styles.name}>
          <bdi>{other.name}</bdi>
        </Link>
        <span className={styles.facts}>
          Asked by the {askedBy === 'TALENT' ? 'talent' : 'client'} · {formatDate(createdAt)}
          {createdBy && ` · ${personName(createdBy)}`}
        </span>
        {reason && (
          <p dir="auto" className={reading.text}>
            {reason}
          </p>
        )}
      </div>
      <Button
        size="small"
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={`Remove ${other.name} from the do-not-contact list`}
        title="Remove"
        disabledFocusable={busy}
        onClick={remove}
      />
    </li>
  )
}

const companyFragment = graphql`
  fragment BansCard_companyBans on Company {
    databaseId name
    contactBans { id ...BansCard_ban }
  }
`

const talentFragment = graphql`
  fragment BansCard_talentBans on Talent {
    databaseId name
    contactBans { id ...BansCard_ban }
  }
`

const fragment = graphql`
  fragment BansCard_ban on ContactBan {
    databaseId askedBy reason createdAt
    company { databaseId name }
    talent { databaseId name }
    createdBy { firstName lastName email }
  }
`

const mutation = graphql`
  mutation BansCardMutation($input: RemoveContactBanInput!) {
    removeContactBan(input: $input) {
      talent { contactBans { id } ...Timeline_talent }
      company { contactBans { id } ...Timeline_company }
    }
  }
`

const useStyles = makeStyles({
  list: { ...column, ...plainList, gap: tokens.spacingVerticalM },
  ban: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS, minWidth: 0 },
  words: { ...column, alignItems: 'flex-start', flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  facts: { ...caption, overflowWrap: 'anywhere' },
})
