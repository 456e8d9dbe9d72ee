import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { discard } from '../../forms/FormDialog.tsx'

/** Asks before the Back button takes entries away. The page below may stay the same, so the dialog is closed, too. */
export function useStay({ dirty, onClose }: { dirty: boolean; onClose: () => void }) {
  const confirm = useConfirm()
  const blocker = useBlocker(dirty)
  const asking = useRef(false)
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    const sure = await confirm(discard)
    asking.current = false
    if (!sure) return blocker.reset()
    onClose()
    blocker.proceed()
  })
  // Each attempt is a new blocker. A mere rendering, while the answer makes its way through the router, asks nothing.
  useEffect(() => void (blocker && ask()), [blocker])
}
