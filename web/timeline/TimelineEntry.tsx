import { makeStyles, tokens } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  TimelineEntry_activity$data,
  TimelineEntry_activity$key,
} from '../__generated__/TimelineEntry_activity.graphql.ts'
import { Link } from '../app/links.tsx'
import { formatDateTime, personName } from '../components/format.ts'
import { caption, row } from '../components/styles.ts'
import { Changes } from './Changes.tsx'
import { kinds, PERSON, sentenceOf } from './sentences.ts'

/** The page that shows the timeline; its entries do not name the page's own record. */
export type PageNoun = 'talent' | 'company' | 'deal'

/** An activity, with a sentence, the time and the changes. */
export function TimelineEntry({ activity: key, page }: { activity: TimelineEntry_activity$key; page: PageNoun }) {
  const activity = useFragment(fragment, key)
  const { kind, at, actor, via, changes } = activity
  const { words, rest, stranger } = sentenceOf(kind, changes)
  return (
    <EntryFrame
      kind={kind}
      at={at}
      actor={actor ? personName(actor) : (stranger ?? strangers[kind] ?? 'The system')}
      via={via}
      sentence={<Sentence activity={activity} words={words} page={page} />}
    >
      <Changes kind={kind} changes={rest.filter(({ field }) => field !== 'deal' || page !== 'deal')} />
    </EntryFrame>
  )
}

type FrameProps = {
  kind: string
  at: string
  actor: string
  via: string | null | undefined
  sentence: ReactNode
  children: ReactNode
}

/** The frame of an entry: the icon, who did what and when, and the content below. */
export function EntryFrame({ kind, at, actor, via, sentence, children }: FrameProps) {
  const styles = useStyles()
  const Icon = kinds[kind]?.icon ?? HistoryRegular
  return (
    <li className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        <div className={styles.sentence}>
          <span className={styles.actor}>
            <bdi>{actor}</bdi>
          </span>{' '}
          {via && (
            <>
              via token “<bdi>{via}</bdi>”{' '}
            </>
          )}
          {sentence}{' '}
          <time dateTime={at} className={styles.time}>
            {formatDateTime(at)}
          </time>
        </div>
        {children}
      </div>
    </li>
  )
}

type SentenceProps = { activity: TimelineEntry_activity$data; words: string; page: PageNoun }

/** The sentence 'moved Fatima Noor to Interviewed · Platform Engineer', with links to records that have other pages. */
function Sentence({ activity: { talent, deal, changes }, words, page }: SentenceProps) {
  const [before = '', after] = words.split(PERSON)
  const isAboutPerson = after !== undefined
  const applicant = changes.find(({ field }) => field === 'applicant')
  const talentLink = talent && page !== 'talent' && (
    <RecordLink to={`/talent/${talent.databaseId}`} name={talent.name} />
  )
  return (
    <>
      {before}
      {isAboutPerson && (
        <>
          {talentLink || <bdi>{talent?.name ?? applicant?.after ?? applicant?.before ?? 'a candidate'}</bdi>}
          {after}
        </>
      )}
      {deal && page !== 'deal' && (
        <>
          {' · '}
          <RecordLink to={`/deals/${deal.databaseId}`} name={deal.title} />
        </>
      )}
      {talentLink && !isAboutPerson && (
        <>
          {' · '}
          {talentLink}
        </>
      )}
    </>
  )
}

function RecordLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  )
}

/** The words for an actor without an account, for each kind of activity. */
const strangers: Record<string, string> = {
  'application.received': 'An applicant',
  'application.resumeReplaced': 'The applicant',
  'application.withdrawn': 'The applicant',
  'application.erasureAsked': 'The applicant',
  'share.opened': 'The client',
  'share.answered': 'The client',
  'consent.given': 'The talent',
  'consent.refused': 'The talent',
  'consent.withdrawn': 'The talent',
}

const fragment = graphql`
  fragment TimelineEntry_activity on Activity {
    kind at via
    actor { firstName lastName email }
    changes { field before after }
    talent { databaseId name }
    deal { databaseId title }
  }
`

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    // A vertical line connects the icon with that of the next entry.
    ':not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '28px calc(-1 * var(--spacingVerticalL) + 4px)',
      insetInlineStart: '11.5px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  icon: {
    ...row,
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '14px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  body: { flexGrow: 1, minWidth: 0, paddingBlockStart: '2px' },
  sentence: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  actor: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  time: { ...caption, marginInlineStart: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
})
