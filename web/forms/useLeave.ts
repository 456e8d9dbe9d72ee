import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../components/ConfirmDialog.tsx'
import { useWarnBeforeUnload } from './useWarnBeforeUnload.ts'

type Form = { dirty: boolean; busy: boolean; onClose: () => void }

/** Asks before entries are lost when a person leaves by the returned function, by Back or by closing the window. */
export function useLeave({ dirty, busy, onClose }: Form): () => Promise<void> {
  const confirm = useConfirm()
  useWarnBeforeUnload(dirty)

  const blocker = useBlocker(dirty)
  const asking = useRef(false)
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    const sure = await confirm(discard)
    asking.current = false
    if (!sure) return blocker.reset()
    // Closes the dialog: after going back, the page below may be the same.
    onClose()
    blocker.proceed()
  })
  // Each attempt to leave has a new blocker. A rerender before the router has taken the answer does not ask again.
  useEffect(() => void (blocker && ask()), [blocker])

  return async () => {
    if (busy) return
    const sure = !dirty || (await confirm(discard))
    if (sure) onClose()
  }
}

const discard = {
  title: 'Discard changes?',
  text: 'What you have entered here is not saved yet.',
  action: 'Discard',
  cancel: 'Keep editing',
  destructive: true,
}
