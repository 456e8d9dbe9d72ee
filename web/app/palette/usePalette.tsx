import { Suspense, startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { laterDialog } from '../../components/laterDialog.tsx'

/** Returns the palette and a function that opens it. Ctrl+K (⌘K on a Mac) also opens it, unless a dialog is open. */
export function usePalette() {
  const [open, setOpen] = useState(false)
  const [leavingTo, leaveTo] = useState<string>()
  const navigate = useNavigate()
  // Navigates only after the palette is closed: an open dialog inside the palette would warn about unsaved entries.
  useEffect(() => {
    if (open || !leavingTo) return
    leaveTo(undefined)
    void navigate(leavingTo)
  }, [open, leavingTo, navigate])
  // A transition keeps the page in view while the palette's code is loading.
  const show = () => startTransition(() => setOpen(true))
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
      if (!(isMac ? event.metaKey : event.ctrlKey)) return
      event.preventDefault() // Prevents the browser's own search shortcut.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) startTransition(() => setOpen(true))
    }
    window.addEventListener('keydown', byKey)
    return () => window.removeEventListener('keydown', byKey)
  }, [])
  const close = (to?: string) => {
    setOpen(false)
    leaveTo(to)
  }
  return { palette: <Suspense>{open && <Palette onClose={close} />}</Suspense>, show }
}

const Palette = laterDialog(async () => (await import('./Palette.tsx')).Palette)
export const preloadPalette = Palette.preload

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The label of the shortcut that opens the palette: 'Ctrl K', or '⌘ K' on a Mac. */
export const PALETTE_KEYS = isMac ? '⌘ K' : 'Ctrl K'
