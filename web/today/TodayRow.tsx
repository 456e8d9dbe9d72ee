import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TodayRow_item$data, TodayRow_item$key } from '../__generated__/TodayRow_item.graphql.ts'
import type { TodayRowDismissMutation } from '../__generated__/TodayRowDismissMutation.graphql.ts'
import type { TodayRowRestoreMutation } from '../__generated__/TodayRowRestoreMutation.graphql.ts'
import type { TodayRowSnoozeMutation } from '../__generated__/TodayRowSnoozeMutation.graphql.ts'
import { Link } from '../app/links.tsx'
import { useDialog } from '../components/DialogHost.tsx'
import { commentHash, formatDate } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { ButtonMenu } from '../components/RecordMenu.tsx'
import { caption, phone, row } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { useRefresh } from '../list/useRefresh.ts'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { TodayAct } from './TodayAct.tsx'
import { ITEM, leaveItem, PRESSED_BY } from './useTodayKeys.ts'

type Props = { item: TodayRow_item$key; onHide: (key: string, hidden: boolean) => void }

/** A row with an item: its record, the reason why it is listed, and its actions. */
export function TodayRow({ item: key, onHide }: Props) {
  const styles = useStyles()
  const item = useFragment(fragment, key)
  const place = useRef<HTMLLIElement>(null)
  const hide = (hidden: boolean) => {
    if (hidden) leaveItem(place.current)
    onHide(item.key, hidden)
  }
  const { snooze, snoozeUntil, dismiss } = useChoices(item.key, hide)
  const { title, more, to } = recordOf(item)
  return (
    <li ref={place} {...{ [ITEM]: '' }} tabIndex={-1} aria-label={`${title}: ${item.why}`} className={styles.root}>
      <div className={styles.words}>
        <div className={styles.record}>
          <span {...{ [PRESSED_BY]: 'Enter' }} className={styles.link} onClickCapture={follow}>
            <Link to={to} appearance="subtle">
              <bdi>{title}</bdi>
            </Link>
          </span>
          {more && <span className={styles.more}>{more}</span>}
        </div>
        <div className={styles.why}>{item.why}</div>
      </div>
      <div className={styles.acts}>
        <TodayAct item={item} of={title} onHide={hide} onSnooze={snoozeUntil} />
        <ButtonMenu
          trigger={
            <Button
              appearance="subtle"
              size="small"
              icon={<ClockRegular />}
              aria-label={`Snooze ${title}`}
              {...{ [PRESSED_BY]: 's' }}
            />
          }
          items={{
            actions: [
              { label: 'Tomorrow', onChoose: () => snooze('tomorrow') },
              { label: 'Next week', onChoose: () => snooze('next week') },
              { label: 'Pick a date...', onChoose: () => snooze('date') },
            ],
          }}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          aria-label={`Dismiss ${title}`}
          onClick={dismiss}
          {...{ [PRESSED_BY]: 'd' }}
        />
      </div>
    </li>
  )
}

/** Forwards a click on the frame of a link, which a key triggers, to the link. */
function follow(event: React.MouseEvent<HTMLSpanElement>) {
  if (event.target !== event.currentTarget) return
  event.currentTarget.querySelector('a')?.click()
}

/** The record that an item is about, with the address of the record's page. */
export function recordOf({ kind, commentId, deal, talent, application, share, company }: TodayRow_item$data) {
  const dealAt = deal ? `/deals/${deal.databaseId}` : null
  const talentAt = talent ? `/talent/${talent.databaseId}` : null
  const companyAt = company ? `/companies/${company.databaseId}` : null
  const record = dealAt ?? talentAt ?? companyAt ?? '/today'
  const at = commentId == null ? record : record + commentHash(commentId)
  if (application) return { title: application.name ?? 'Applicant', more: deal?.title, to: at }
  if (share) {
    const [first] = share.items
    const to = dealAt ?? (share.company ? `/companies/${share.company.databaseId}` : null)
    return {
      title: `${share.recipientName}, ${share.recipientCompany}`,
      more: deal?.title ?? share.position,
      to: to ?? (first?.talent ? `/talent/${first.talent.databaseId}` : '/today'),
    }
  }
  if (talent) return { title: talent.name, more: deal?.title, to: kind === 'MENTION' ? at : (talentAt ?? at) }
  if (deal) return { title: deal.title, more: deal.company?.name, to: at }
  return { title: company?.name ?? (kind === 'MENTION' ? 'Comment' : 'Reminder'), more: undefined, to: at }
}

function useChoices(key: string, hide: (hidden: boolean) => void) {
  const toast = useToast()
  const open = useDialog()
  const [dismissItem] = useMutation<TodayRowDismissMutation>(dismissMutation)
  const [snoozeItem] = useMutation<TodayRowSnoozeMutation>(snoozeMutation)
  const refresh = useRefresh()
  const [restoreItem] = useMutation<TodayRowRestoreMutation>(restoreMutation)
  const failed = withReason('Error', 'Nothing was changed. Please try again.')

  const tryTo = async (act: () => Promise<unknown>, hidden: boolean) => {
    hide(hidden)
    try {
      await act()
      refresh()
      return true
    } catch (error) {
      hide(!hidden)
      toast({ intent: 'error', ...failed(error) })
      return false
    }
  }
  const undo = () => void tryTo(() => restoreItem({ input: { key } }), false)
  const snoozeUntil = async (until: Date, title = `Hidden until ${formatDate(until.toISOString())}`) => {
    if (await tryTo(() => snoozeItem({ input: { key, until: until.toISOString() } }), true)) toast({ title, undo })
  }
  return {
    snoozeUntil,
    async dismiss() {
      if (await tryTo(() => dismissItem({ input: { key } }), true)) toast({ title: 'Dismissed', undo })
    },
    snooze(when: 'tomorrow' | 'next week' | 'date') {
      if (when === 'date') {
        open(onClose => <SnoozeDialog onChoose={day => void snoozeUntil(day)} onClose={onClose} />)
      } else void snoozeUntil(when === 'tomorrow' ? morningIn(1) : morningIn(daysToMonday()))
    },
  }
}

/** Eight o'clock in the morning, `days` days from now. */
function morningIn(days: number): Date {
  const day = new Date()
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 8)
}

const daysToMonday = () => (8 - new Date().getDay()) % 7 || 7

const SnoozeDialog = laterDialog(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog)

const fragment = graphql`
  fragment TodayRow_item on TodayItem {
    key kind why commentId
    deal {
      databaseId title
      company { name }
    }
    talent { databaseId name }
    company { databaseId name }
    application { name }
    share {
      recipientName recipientCompany position
      company { databaseId }
      items { talent { databaseId } }
    }
    ...TodayAct_item
  }
`

const dismissMutation = graphql`
  mutation TodayRowDismissMutation($input: DismissTodayItemInput!) {
    dismissTodayItem(input: $input) { key }
  }
`

const snoozeMutation = graphql`
  mutation TodayRowSnoozeMutation($input: SnoozeTodayItemInput!) {
    snoozeTodayItem(input: $input) { key }
  }
`

const restoreMutation = graphql`
  mutation TodayRowRestoreMutation($input: RestoreTodayItemInput!) {
    restoreTodayItem(input: $input) { key }
  }
`

const useStyles = makeStyles({
  root: {
    ...row,
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      backgroundColor: tokens.colorSubtleBackgroundHover,
    },
    [phone]: { flexWrap: 'wrap' },
  },
  words: { flexGrow: 1, minWidth: 0, [phone]: { flexBasis: '100%' } },
  record: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  link: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: 0 },
  more: { ...caption, overflowWrap: 'anywhere' },
  why: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  acts: { ...row, gap: tokens.spacingHorizontalXS, flexShrink: 0, [phone]: { marginInlineStart: 'auto' } },
})
