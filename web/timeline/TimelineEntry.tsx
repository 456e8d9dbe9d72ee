import { makeStyles, tokens } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { graphql, useFragment } from 'react-relay'
import type { TimelineEntry_activity$key } from '../__generated__/TimelineEntry_activity.graphql.ts'
import { formatDateTime } from '../components/dates.ts'
import { personName } from '../components/personName.ts'
import { Changes } from './Changes.tsx'
import { kinds } from './kinds.ts'
import { type PageNoun, Sentence } from './Sentence.tsx'
import { sentenceOf } from './sentences.ts'

/** One thing that was done: a sentence, when, and what is different since. */
export function TimelineEntry({ activity: key, page }: { activity: TimelineEntry_activity$key; page: PageNoun }) {
  const activity = useFragment(fragment, key)
  const { kind, at, actor, changes } = activity
  const styles = useStyles()
  const Icon = kinds[kind]?.icon ?? HistoryRegular
  const { words, rest } = sentenceOf(kind, changes)
  return (
    <li className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        <div className={styles.sentence}>
          <span className={styles.actor}>{actor ? personName(actor) : (strangers[kind] ?? 'The system')}</span>{' '}
          <Sentence activity={activity} words={words} page={page} />{' '}
          <time dateTime={at} className={styles.time}>
            {formatDateTime(at)}
          </time>
        </div>
        <Changes kind={kind} changes={rest.filter(({ field }) => field !== 'deal' || page !== 'deal')} />
      </div>
    </li>
  )
}

/** What is done by people without an account. */
const strangers: Record<string, string> = { 'application.received': 'An applicant' }

const fragment = graphql`
  fragment TimelineEntry_activity on Activity {
    kind
    at
    actor {
      firstName
      lastName
      email
    }
    changes {
      field
      before
      after
    }
    ...Sentence_activity
  }
`

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    // The line that leads down to what was before.
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
    display: 'flex',
    alignItems: 'center',
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
  time: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
})
