import { graphql } from 'react-relay'
import type { useChoicesDismissMutation } from '../__generated__/useChoicesDismissMutation.graphql.ts'
import type { useChoicesRestoreMutation } from '../__generated__/useChoicesRestoreMutation.graphql.ts'
import type { useChoicesSnoozeMutation } from '../__generated__/useChoicesSnoozeMutation.graphql.ts'
import { asDialog } from '../app/asDialog.tsx'
import { useDialog } from '../components/DialogHost.tsx'
import { formatDate } from '../components/format.ts'
import { later } from '../components/later.tsx'
import { useToast } from '../components/Toasts.tsx'
import { useRefresh } from '../list/useRefresh.ts'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'

/** Puts an item off or dismisses it, with a toast that takes it back. `hide` takes it from the page at once, or brings it back. */
export function useChoices(key: string, hide: (hidden: boolean) => void) {
  const toast = useToast()
  const open = useDialog()
  const [dismissItem] = useMutation<useChoicesDismissMutation>(dismissMutation)
  const [snoozeItem] = useMutation<useChoicesSnoozeMutation>(snoozeMutation)
  const refresh = useRefresh()
  const [restoreItem] = useMutation<useChoicesRestoreMutation>(restoreMutation)
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

/** Eight o'clock, so many days from now. */
export function morningIn(days: number): Date {
  const day = new Date()
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 8)
}

const daysToMonday = () => (8 - new Date().getDay()) % 7 || 7

const SnoozeDialog = later(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog, asDialog)

const dismissMutation = graphql`
  mutation useChoicesDismissMutation($input: DismissTodayItemInput!) {
    dismissTodayItem(input: $input) { key }
  }
`

const snoozeMutation = graphql`
  mutation useChoicesSnoozeMutation($input: SnoozeTodayItemInput!) {
    snoozeTodayItem(input: $input) { key }
  }
`

const restoreMutation = graphql`
  mutation useChoicesRestoreMutation($input: RestoreTodayItemInput!) {
    restoreTodayItem(input: $input) { key }
  }
`
