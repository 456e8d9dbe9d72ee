import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { clientAnswers } from '../../api/shares/words.ts'
import type { SharesCard_shareRow$data, SharesCard_shareRow$key } from '../__generated__/SharesCard_shareRow.graphql.ts'
import { Link } from '../app/links.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { formatDate, formatDateTime } from '../components/format.ts'
import { RowMenu } from '../components/RecordMenu.tsx'
import { StorySection } from '../components/Section.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { caption, column, plainList, row } from '../components/styles.ts'
import type { ToneWord } from '../components/tones.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import { GuessedPasscode } from './GuessedPasscode.tsx'
import { notice } from './notice.ts'
import { useShareActions } from './useShareActions.tsx'

type Node = { readonly id: string } & SharesCard_shareRow$key

/** The result of `usePaginationFragment` for a record's shares, and the kind of page that shows them. */
type Props = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  page: 'talent' | 'deal' | 'company'
  actions?: ReactNode
  data: { readonly shares: { readonly edges: readonly { readonly node: Node }[] } }
}

/** The shares, newest first: the state of each link, how often it was opened, and the answers. */
export function SharesCard({ page, actions, data: { shares }, ...pages }: Props) {
  const styles = useStyles()
  return (
    <StorySection title="Shares" actions={actions} empty={EMPTY[page]}>
      {shares.edges.length > 0 && (
        <>
          <ul aria-label="Shares" className={styles.list}>
            {shares.edges.map(({ node }) => (
              <ShareRow key={node.id} share={node} page={page} />
            ))}
          </ul>
          <MoreButton {...pages}>Show earlier shares</MoreButton>
        </>
      )}
    </StorySection>
  )
}

const EMPTY = {
  talent: 'Nothing shared yet. Share this talent with a client to see when they open it and reply.',
  deal: 'Nothing shared yet. Share people with the client to see when they open it and reply.',
  company: 'Nothing shared yet. Shares with this company and its replies appear here.',
}

type ShareRowProps = { share: SharesCard_shareRow$key; page: 'talent' | 'deal' | 'company' }

function ShareRow({ share: key, page }: ShareRowProps) {
  const share = useFragment(fragment, key)
  const { recipientName, recipientCompany, state, company, deal, items } = share
  const styles = useStyles()
  const { actions, renew, busy } = useShareActions(share)
  const answered = items.filter(({ answer }) => answer)
  return (
    <li ref={takesFocusOver} className={styles.shareRow}>
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

type Share = SharesCard_shareRow$data
type Items = Share['items']

const states: Record<'ACTIVE' | 'EXPIRED' | 'REVOKED', ToneWord> = {
  ACTIVE: { label: 'Active', tone: 'green' },
  EXPIRED: { label: 'Expired', tone: 'amber' },
  REVOKED: { label: 'Revoked', tone: 'grey' },
}

/** The names of the shared talents, as 'Ada Okafor, Lena Vogt and 3 more · '. */
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
  fragment SharesCard_shareRow on Share {
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
  list: { ...plainList, '& > li:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
  shareRow: {
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
