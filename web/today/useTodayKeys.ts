import { useEffect } from 'react'

/** The attribute of an item's row. `PRESSED_BY` is the attribute with the key that presses a control in the row. */
export const ITEM = 'data-today-item'
export const PRESSED_BY = 'data-key'

/** Handles keys: J and K, or the arrows, move between items; other keys press a control of the focused item. */
export function useTodayKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return
      const items = [...document.querySelectorAll<HTMLElement>(`[${ITEM}]`)]
      const here = items.findIndex(item => item.contains(document.activeElement))
      const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        const next = items[here < 0 ? 0 : Math.min(Math.max(here + step, 0), items.length - 1)]
        if (!next) return
        event.preventDefault()
        focusItem(next)
        return
      }
      if (event.key === 'Enter' && document.activeElement !== items[here]) return
      const control = items[here]?.querySelector<HTMLElement>(`[${PRESSED_BY}="${event.key}"]`)
      if (!control) return
      event.preventDefault()
      control.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether the focus is in a text field, dialog or menu. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null

function focusItem(item: HTMLElement) {
  item.focus({ preventScroll: true })
  item.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus from an item, which will be removed, to the next item or else to the previous item. */
export function leaveItem(item: HTMLElement | null) {
  const items = [...document.querySelectorAll<HTMLElement>(`[${ITEM}]`)]
  const here = item ? items.indexOf(item) : -1
  const next = items[here + 1] ?? items[here - 1] ?? document.querySelector<HTMLElement>('main')
  if (next) focusItem(next)
}
