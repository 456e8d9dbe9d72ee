import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import { clientAnswers } from '../../api/shares/words.ts'
import type { ShareRow_share$data, ShareRow_share$key } from '../__generated__/ShareRow_share.graphql.ts'
import { Link } from '../app/links.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { formatDate, formatDateTime } from '../components/format.ts'
import { RowMenu } from '../components/RecordMenu.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { caption, column, plainList, row } from '../components/styles.ts'
import type { ToneWord } from '../components/tones.ts'
import { GuessedPasscode } from './GuessedPasscode.tsx'
import { notice } from './notice.ts'
import { useShareActions } from './useShareActions.tsx'

type Props = { share: ShareRow_share$key; page: 'talent' | 'deal' | 'company' }

/** A share with a recipient: its state, its opens and what the client answered. */
export function ShareRow({ share: key, page }: Props) {
  const share = useFragment(fragment, key)
  const { recipientName, recipientCompany, state, company, deal, items } = share
  const styles = useStyles()
  const { actions, renew, busy } = useShareActions(share)
  const answered = items.filter(({ answer }) => answer)
  return (
    <li ref={takesFocusOver} className={styles.root}>
      <div className={styles.main}>
        <div className={styles.head}>
          <span className={styles.recipient}>
            <bdi>{recipientName}</bdi>
          </span>
          <span className={styles.company}>
            {company && page !== 'company' ? (
              <Link to={`/companies/${company.databaseId}`}>
                <bdi>{recipientCompany}</bdi>
              </Link>
            ) : (
              <bdi>{recipientCompany}</bdi>
            )}
          </span>
          <StatusBadge {...states[state === '%future added value' ? 'REVOKED' : state]} />
        </div>
        <p className={styles.facts}>
          {page === 'talent' ? others(items.length) : <Names items={items} />}
          {[opens(share), ends(share)].join(' · ')}
          {deal && page !== 'deal' && (
            <>
              {' · '}
              <Link to={`/deals/${deal.databaseId}`}>
                <bdi>{deal.title}</bdi>
              </Link>
            </>
          )}
        </p>
        {answered.length > 0 && (
          <ul aria-label="Answers" className={styles.answers}>
            {answered.map(({ id, talent, answer }) => (
              <li key={id}>
                <bdi className={styles.name}>{talent?.name ?? 'Deleted talent'}</bdi>: {answerWords(answer)}
                {answer?.comment && (
                  <q className={styles.comment} dir="auto">
                    {answer.comment}
                  </q>
                )}
              </li>
            ))}
          </ul>
        )}
        <GuessedPasscode share={share} />
        {share.isOutdated && state === 'ACTIVE' && (
          <div className={styles.outdated}>
            <span>
              A profile was changed since. The client still sees what was shared on {formatDate(share.frozenAt)}.
            </span>
            <Button size="small" onClick={renew} disabledFocusable={busy}>
              Renew
            </Button>
          </div>
        )}
      </div>
      <RowMenu label={`Actions for the share with ${recipientName}`} actions={actions} />
    </li>
  )
}

type Share = ShareRow_share$data
type Items = Share['items']

const states: Record<'ACTIVE' | 'EXPIRED' | 'REVOKED', ToneWord> = {
  ACTIVE: { label: 'Active', tone: 'green' },
  EXPIRED: { label: 'Expired', tone: 'amber' },
  REVOKED: { label: 'Revoked', tone: 'grey' },
}

/** 'Ada Okafor, Lena Vogt and 3 more · ' */
function Names({ items }: { items: Items }) {
  const rest = items.length - MOST_NAMED
  return (
    <>
      {items.slice(0, MOST_NAMED).map(({ id, talent }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <bdi>{talent?.name ?? 'Deleted talent'}</bdi>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
      {' · '}
    </>
  )
}

const MOST_NAMED = 3

const others = (count: number) => (count > 1 ? `With ${count - 1} ${count === 2 ? 'other' : 'others'} · ` : '')

function opens({ openCount, lastOpenedAt, firstOpenedAt }: Share): string {
  if (openCount === 0 || !lastOpenedAt || !firstOpenedAt) return 'Not opened yet'
  if (openCount === 1) return `Opened on ${formatDateTime(firstOpenedAt)}`
  return `Opened ${openCount} times, first on ${formatDate(firstOpenedAt)}, last on ${formatDateTime(lastOpenedAt)}`
}

function ends({ state, expiresAt, revokedAt }: Share): string {
  if (state === 'REVOKED' && revokedAt) return `Revoked on ${formatDate(revokedAt)}`
  if (!expiresAt) return 'Never ends'
  return `${state === 'EXPIRED' ? 'Ended' : 'Ends'} on ${formatDate(expiresAt)}`
}

function answerWords(answer: Items[number]['answer']): string {
  if (!answer || answer.answer === '%future added value') return ''
  const times = answer.times.map(formatDateTime).join(', ')
  return `${clientAnswers[answer.answer]}${times && `: ${times}`} `
}

const fragment = graphql`
  fragment ShareRow_share on Share {
    state recipientName recipientCompany expiresAt revokedAt frozenAt isOutdated
    openCount firstOpenedAt lastOpenedAt
    company { databaseId }
    deal { databaseId title }
    items {
      id
      talent { name }
      answer { answer comment times }
    }
    ...GuessedPasscode_share
    ...useShareActions_share
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
  },
  main: { ...column, flexGrow: 1, gap: tokens.spacingVerticalXS, minWidth: 0 },
  head: { ...row, flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  recipient: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  company: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  facts: { ...caption, margin: 0, overflowWrap: 'anywhere' },
  answers: { ...plainList, ...column, gap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightMedium },
  comment: { color: tokens.colorNeutralForeground2, quotes: "'“' '”'" },
  outdated: notice,
})
