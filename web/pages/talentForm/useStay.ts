import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { discard } from '../../forms/FormDialog.tsx'

/** Asks before the Back button takes entries away. The page below may stay the same, so the dialog is closed, too. */
export function useStay({ dirty, onClose }: { dirty: boolean; onClose: () => void }) {
  const confirm = useConfirm()
  const blocker = useBlocker(dirty)
  const asking = useRef(false)
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    void confirm(discard).then(sure => {
      asking.current = false
      if (!sure) return blocker.reset()
      onClose()
      blocker.proceed()
    })
  }, [blocker, confirm, onClose])
}
