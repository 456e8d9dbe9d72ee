import { ClockAlarmRegular } from '@fluentui/react-icons/svg/clock-alarm'
import { type ReactNode, startTransition, useState } from 'react'
import type { Subject } from '../comments/CommentForm.tsx'
import { laterDialog } from '../components/laterDialog.tsx'
import type { MenuAction } from '../components/OpenMenu.tsx'

/** The entry 'Remind me' for a record's menu, and the dialog that it opens, to be rendered beside the menu. */
export function useRemindMe(subject: Subject): [action: MenuAction, dialog: ReactNode] {
  const [open, setOpen] = useState(false)
  const action = {
    label: 'Remind me',
    icon: <ClockAlarmRegular />,
    // The page stays in view while the dialog's code is loading.
    onChoose: () => startTransition(() => setOpen(true)),
  }
  return [action, open && <ReminderDialog subject={subject} onClose={() => setOpen(false)} />]
}

export const ReminderDialog = laterDialog(async () => (await import('./ReminderDialog.tsx')).ReminderDialog)
