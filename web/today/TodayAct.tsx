import { Button } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { USUAL_DAYS } from '../../api/shares/words.ts'
import type { TodayAct_item$data, TodayAct_item$key } from '../__generated__/TodayAct_item.graphql.ts'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { useCopyLink } from '../components/copy.ts'
import { useDialog } from '../components/DialogPlace.tsx'
import { LazyMenu } from '../components/LazyMenu.tsx'
import type { MenuItems } from '../components/OpenMenu.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { candidateStatusWords } from '../components/statuses.ts'
import { useRefresh } from '../list/useRefresh.ts'
import { PRESSED_BY } from './useTodayKeys.ts'
import { useVerbs } from './useVerbs.ts'

type Props = { item: TodayAct_item$key; onSettled: () => void; onSnooze: (until: Date, title: string) => void }

/** The one act that settles an item, as a button or as a menu of statuses. */
export function TodayAct({ item: key, onSettled, onSnooze }: Props) {
  const item = useFragment(fragment, key)
  const act = useAct(item, onSettled, onSnooze)
  const look = { size: 'small', appearance: 'secondary', [PRESSED_BY]: 'e' } as const
  if (!act) return null
  if ('run' in act) {
    return (
      <Button {...look} onClick={() => void act.run()}>
        {act.label}
      </Button>
    )
  }
  return <LazyMenu trigger={<Button {...look}>{act.label}</Button>} items={act.items} />
}

/** A button, or a menu where there are several answers. */
type ItemAct = { label: string } & ({ run: () => unknown } | { items: MenuItems })

/** A menu of the statuses. */
const statusItems = (chosen: string, move: (status: CandidateStatus) => void): MenuItems => ({
  one: statuses.map(status => ({ value: status, label: <StatusBadge {...candidateStatusWords[status]} /> })),
  chosen,
  onChoose(value: string) {
    const status = statuses.find(each => each === value)
    if (status) move(status)
  },
})

const statuses = Object.keys(candidateStatusWords) as (keyof typeof candidateStatusWords)[]

/** Days in which a client who got a link again may answer. */
const FOLLOW_UP_DAYS = 3

function useAct(
  item: TodayAct_item$data,
  onSettled: Props['onSettled'],
  onSnooze: Props['onSnooze'],
): ItemAct | null | undefined {
  const { kind, deal, talent, candidate, application, share, reminderId, mentionId, isExpiring } = item
  const open = useDialog()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const verbs = useVerbs(onSettled)
  const { copy } = useCopyLink({
    done: { title: 'Link copied!', text: `Send it to ${share?.recipientName ?? 'the client'}.` },
    failed: 'Failed to copy link',
  })
  const closing = (onClose: () => void) => () => {
    onClose()
    refresh()
  }
  switch (kind) {
    case 'DEADLINE':
      return (
        deal && {
          label: 'Add candidate',
          run: () => open(onClose => <AddCandidateDialog dealId={deal.databaseId} onClose={closing(onClose)} />),
        }
      )
    case 'INTERVIEW':
      if (candidate) {
        return {
          label: 'Open notes',
          run: () => open(onClose => <CandidateDialog candidate={candidate} onClose={closing(onClose)} />),
        }
      }
      return deal && { label: 'Open deal', run: () => navigate(`/deals/${deal.databaseId}`) }
    case 'APPLICATION':
      return (
        application && {
          label: 'Decide',
          items: {
            actions: [
              {
                label: 'Open application',
                onChoose: () =>
                  open(onClose => <ApplicationDialog application={application} onClose={closing(onClose)} />),
              },
              ...(['SCREENED', 'REJECTED'] as const).map(status => ({
                label: `Move to ${candidateStatuses[status]}`,
                onChoose: () => void verbs.moveApplication(application.databaseId, status),
              })),
            ],
          },
        }
      )
    case 'UNANSWERED':
    case 'SILENT':
      return (
        candidate && {
          label: 'Set status',
          items: statusItems(candidate.status, status => void verbs.moveCandidate(candidate.databaseId, status)),
        }
      )
    case 'SHARE':
      if (!share) return null
      if (isExpiring) return { label: `Prolong by ${USUAL_DAYS} days`, run: () => verbs.prolong(share) }
      return {
        label: 'Copy link',
        async run() {
          await copy(share.url)
          onSnooze(new Date(Date.now() + FOLLOW_UP_DAYS * DAY), `Link copied! Back in ${FOLLOW_UP_DAYS} days.`)
        },
      }
    case 'RUNNER_UP':
      return deal && talent && { label: 'Add to deal', run: () => verbs.addTo(deal.databaseId, talent) }
    case 'OLD_RATE':
      return talent && { label: 'Rates still hold', run: () => verbs.confirmRates(talent.databaseId) }
    case 'REMINDER':
      return reminderId == null ? null : { label: 'Done', run: () => verbs.finish(reminderId) }
    case 'MENTION':
      return mentionId == null ? null : { label: 'Seen', run: () => verbs.see(mentionId) }
    default:
      return null
  }
}

const DAY = 86_400_000

const [AddCandidateDialog] = lazyDialog(
  async () => (await import('../candidates/add/AddCandidateDialog.tsx')).AddCandidateDialog,
)
const [CandidateDialog] = lazyDialog(async () => (await import('../candidates/CandidateDialog.tsx')).CandidateDialog)
const [ApplicationDialog] = lazyDialog(
  async () => (await import('../candidates/ApplicationDialog.tsx')).ApplicationDialog,
)

const fragment = graphql`
  fragment TodayAct_item on TodayItem {
    kind isExpiring reminderId mentionId
    deal { databaseId }
    talent { databaseId name }
    candidate { databaseId status ...CandidateDialog_candidate }
    application { databaseId ...ApplicationDialog_application }
    share { databaseId version url recipientName }
  }
`
