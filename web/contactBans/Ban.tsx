import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { graphql, useFragment } from 'react-relay'
import type { Ban_contactBan$key } from '../__generated__/Ban_contactBan.graphql.ts'
import type { BanMutation } from '../__generated__/BanMutation.graphql.ts'
import { Link } from '../app/links.tsx'
import { formatDate, personName } from '../components/format.ts'
import { caption, column, useReading } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Props = {
  ban: Ban_contactBan$key
  /** The page that shows it; the entry names the other side. */
  page: 'talent' | 'company'
}

/** Somebody who must not be brought together with the record of the page: who asked for it, when and why. */
export function Ban({ ban: key, page }: Props) {
  const { databaseId, company, talent, askedBy, reason, createdAt, createdBy } = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const [act, busy] = useRecordAction<BanMutation>(mutation)
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
    <li className={styles.root}>
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

const fragment = graphql`
  fragment Ban_contactBan on ContactBan {
    databaseId askedBy reason createdAt
    company { databaseId name }
    talent { databaseId name }
    createdBy { firstName lastName email }
  }
`

const mutation = graphql`
  mutation BanMutation($input: RemoveContactBanInput!) {
    removeContactBan(input: $input) {
      talent { contactBans { id } ...TalentTimeline_talent }
      company { contactBans { id } ...CompanyTimeline_company }
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS, minWidth: 0 },
  words: { ...column, alignItems: 'flex-start', flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  facts: { ...caption, overflowWrap: 'anywhere' },
})
