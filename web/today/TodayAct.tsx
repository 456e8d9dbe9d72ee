import { Button } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { USUAL_DAYS } from '../../api/shares/words.ts'
import type { TodayAct_item$data, TodayAct_item$key } from '../__generated__/TodayAct_item.graphql.ts'
import { useCopyLink } from '../components/copy.ts'
import { useDialog } from '../components/DialogHost.tsx'
import { laterDialog } from '../components/laterDialog.tsx'
import type { MenuAction } from '../components/OpenMenu.tsx'
import { ButtonMenu } from '../components/RecordMenu.tsx'
import { useRefresh } from '../list/useRefresh.ts'
import { PRESSED_BY } from './useTodayKeys.ts'
import { useVerbs } from './useVerbs.ts'

type Props = {
  item: TodayAct_item$key
  /** The record's name, part of the menu's label for screen readers. */
  of: string
  onHide: (hidden: boolean) => void
  onSnooze: (until: Date, title?: string) => Promise<void>
}

/** The button for the main action that settles an item, and a menu of the other actions. */
export function TodayAct({ item: key, of, onHide, onSnooze }: Props) {
  const item = useFragment(fragment, key)
  const act = useAct(item, { hide: onHide, snooze: onSnooze })
  const look = { size: 'small', appearance: 'secondary', [PRESSED_BY]: 'e' } as const
  if (!act) return null
  if (!act.run) return <ButtonMenu trigger={<Button {...look}>{act.label}</Button>} items={{ actions: act.others }} />
  return (
    <>
      <Button {...look} onClick={() => void act.run?.()}>
        {act.label}
      </Button>
      {act.others.length > 0 && (
        <ButtonMenu
          trigger={
            <Button
              size="small"
              appearance="subtle"
              icon={<ChevronDownRegular />}
              aria-label={`More actions for ${of}`}
              {...{ [PRESSED_BY]: 'o' }}
            />
          }
          items={{ actions: act.others }}
        />
      )}
    </>
  )
}

/** The action that settles an item. Without `run`, no action is obvious, and the button opens the menu of `others`. */
type ItemAct = { label: string; run?: () => unknown; others: MenuAction[] }

type ItemActs = { hide: (hidden: boolean) => void; snooze: (until: Date, title?: string) => Promise<void> }

/** The number of days that a client has for an answer after a link was sent again. */
const FOLLOW_UP_DAYS = 3

function useAct(item: TodayAct_item$data, { hide, snooze }: ItemActs): ItemAct | null | undefined {
  const { kind, at, deal, talent, candidate, application, share, reminderId, mentionId } = item
  const open = useDialog()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const verbs = useVerbs(hide)
  const { copy } = useCopyLink({
    done: { title: 'Link copied!', text: `Send it to ${share?.recipientName ?? 'the client'}.` },
    failed: 'Failed to copy link',
  })
  const closing = (onClose: () => void) => () => {
    onClose()
    refresh()
  }
  const one = (label: string, run: () => unknown): ItemAct => ({ label, run, others: [] })
  /** A button for the next status and a menu of the other statuses. Only a menu if `next` is null. */
  const choice = (
    next: CandidateStatus | null,
    move: (status: CandidateStatus) => unknown,
    more: MenuAction[] = [],
  ) => {
    const others = [
      ...more,
      ...statuses
        .filter(status => status !== next && status !== (application ?? candidate)?.status)
        .map(status => ({ label: `Move to ${candidateStatuses[status]}`, onChoose: () => void move(status) })),
    ]
    if (!next) return { label: 'Set status', others }
    return { label: `Move to ${candidateStatuses[next]}`, run: () => move(next), others }
  }
  const sendAgain = (url: string | null | undefined) =>
    url
      ? one('Copy link', async () => {
          await copy(url)
          await snooze(new Date(Date.now() + FOLLOW_UP_DAYS * DAY), `Link copied. Hidden for ${FOLLOW_UP_DAYS} days.`)
        })
      : null
  switch (kind) {
    case 'DEADLINE':
      if (!deal) return null
      if (item.hasEnoughCandidates) return one('Extend by a week', () => verbs.extend(deal))
      return one('Add candidate', () =>
        open(onClose => <AddCandidateDialog dealId={deal.databaseId} onClose={closing(onClose)} />),
      )
    case 'INTERVIEW': {
      const later = afterInterview(new Date(at))
      if (!candidate) {
        if (later) return one(later.label, () => snooze(later.until))
        return deal && one('Open deal', () => navigate(`/deals/${deal.databaseId}`))
      }
      const notes = {
        label: 'Notes and interview',
        onChoose: () => open(onClose => <CandidateDialog candidate={candidate} onClose={closing(onClose)} />),
      }
      const file = { label: 'Add to calendar', download: `/api/deal-candidates/${candidate.databaseId}/interview.ics` }
      const move = (status: CandidateStatus) => verbs.moveCandidate(candidate, status)
      if (later) {
        const { others } = choice(null, move, [file, notes])
        return { label: later.label, run: () => snooze(later.until), others }
      }
      // Selected is not offered if another candidate is selected: undo would not select that candidate again.
      return choice(deal?.selectedCandidateId == null ? 'SELECTED' : null, move, [notes])
    }
    case 'APPLICATION': {
      if (!application) return null
      const read = () => open(onClose => <ApplicationDialog application={application} onClose={closing(onClose)} />)
      const move = (status: CandidateStatus) => verbs.moveApplication(application, status)
      if (item.isFailed || !application.isProcessed) {
        return { label: 'Open application', run: read, others: choice(null, move).others }
      }
      return choice('SCREENED', move, [{ label: 'Open application', onChoose: read }])
    }
    case 'UNANSWERED':
      return candidate && choice('INTERVIEWED', status => verbs.moveCandidate(candidate, status))
    case 'SILENT':
      return candidate && choice(null, status => verbs.moveCandidate(candidate, status))
    case 'SHARE':
      if (!share) return null
      if (item.isExpiring) return one(`Extend by ${USUAL_DAYS} days`, () => verbs.prolong(share))
      return sendAgain(share.url)
    case 'RUNNER_UP':
      return deal && talent && one('Add to deal', () => verbs.addTo(deal.databaseId, talent))
    case 'OLD_RATE':
      return talent && one('Rates still hold', () => verbs.confirmRates(talent.databaseId))
    case 'REMINDER':
      return reminderId == null ? null : one('Done', () => verbs.finish(reminderId))
    case 'MENTION':
      return mentionId == null ? null : one('Seen', () => verbs.see(mentionId))
    default:
      return null
  }
}

const DAY = 86_400_000

const statuses = Object.keys(candidateStatuses) as CandidateStatus[]

const AddCandidateDialog = laterDialog(
  async () => (await import('../candidates/add/AddCandidateDialog.tsx')).AddCandidateDialog,
)
const CandidateDialog = laterDialog(async () => (await import('../candidates/CandidateDialog.tsx')).CandidateDialog)
const ApplicationDialog = laterDialog(
  async () => (await import('../candidates/ApplicationDialog.tsx')).ApplicationDialog,
)

const HOUR = 3_600_000

/** When a hidden interview appears again: in the morning of its day or, if today, an hour after its start. */
function afterInterview(at: Date, now = new Date()): { label: string; until: Date } | null {
  if (at <= now) return null
  if (at.toDateString() === now.toDateString()) {
    return { label: 'Hide until it is over', until: new Date(at.getTime() + HOUR) }
  }
  const morning = new Date(at.getFullYear(), at.getMonth(), at.getDate(), 8)
  const until = morning < at ? morning : new Date(at.getTime() - HOUR)
  return { label: `Hide until ${at.toLocaleDateString('en-US', { weekday: 'short' })}`, until }
}

const fragment = graphql`
  fragment TodayAct_item on TodayItem {
    kind at reminderId mentionId isFailed isExpiring hasEnoughCandidates
    deal { databaseId version deadline selectedCandidateId }
    talent { databaseId name }
    candidate { databaseId status statusSince ...CandidateDialog_candidate }
    application { databaseId status isProcessed ...ApplicationDialog_application }
    share { databaseId version url expiresAt recipientName }
  }
`
