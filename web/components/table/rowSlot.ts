import { createContext, use, useCallback, useEffect } from 'react'

/** The place of a row or card in a virtualised list, which renders only what is in view. */
export type RowSlot = {
  /** Counted from 0, over all rows of the list. */
  index: number
  /** Keeps the row rendered out of view, as it has the focus or its details are open. */
  keep: (reason: 'focus' | 'details', kept: boolean) => void
  /** Sets the height, where it differs from that of a plain row. */
  resize: (height: number) => void
}

/** Null in a table that is not virtualised. */
export const RowSlotContext = createContext<RowSlot | null>(null)

/** Focus handlers that keep the row rendered while the focus is in it. */
export function useKeptFocus() {
  const slot = use(RowSlotContext)
  return slot && { onFocus: () => slot.keep('focus', true), onBlur: () => slot.keep('focus', false) }
}

/** Keeps the row rendered while its details are open, which would be closed otherwise. */
export function useKeptDetails(open: boolean) {
  const slot = use(RowSlotContext)
  useEffect(() => {
    if (!slot || !open) return
    slot.keep('details', true)
    return () => slot.keep('details', false)
  }, [slot, open])
}

/** A ref that reports to the list the height of a card, or of the details below a row of the height `above`. */
export function useSlotHeight(above = 0) {
  const slot = use(RowSlotContext)
  return useCallback(
    (element: HTMLElement | null) => {
      if (!slot || !element) return
      const measure = () => slot.resize(above + element.offsetHeight)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => {
        observer.disconnect()
        if (above) slot.resize(above)
      }
    },
    [slot, above],
  )
}
