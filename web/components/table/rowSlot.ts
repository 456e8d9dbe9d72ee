import { createContext, use, useCallback, useEffect } from 'react'

/** A row or card's connection to a virtualised list, which renders only the rows in view. */
export type RowSlot = {
  /** The row's index among all rows of the list, from 0. */
  index: number
  /** Keeps the row rendered even out of view, because it has the focus or its details are open. */
  keep: (reason: 'focus' | 'details', kept: boolean) => void
  /** Sets the row's height in pixels, if it differs from the height of a plain row. */
  resize: (height: number) => void
}

/** The slot of the row around the component; null in a table that is not virtualised. */
export const RowSlotContext = createContext<RowSlot | null>(null)

/** Focus handlers for a row, which keep the row rendered while it contains the focus. */
export function useKeptFocus() {
  const slot = use(RowSlotContext)
  return slot && { onFocus: () => slot.keep('focus', true), onBlur: () => slot.keep('focus', false) }
}

/** Keeps the row rendered while its details are open: when it unmounts, the details are closed. */
export function useKeptDetails(open: boolean) {
  const slot = use(RowSlotContext)
  useEffect(() => {
    if (!slot || !open) return
    slot.keep('details', true)
    return () => slot.keep('details', false)
  }, [slot, open])
}

/** A ref that reports an element's height to the list: of a card, or of the details below a row `above` pixels high. */
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
