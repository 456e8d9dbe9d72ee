import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Sets the initial focus of a dialog: the field with `autoFocus`, else the first field, else the content, so that the
 * arrow keys scroll the content. Put the ref on the element around the fields, in the component that renders `Dialog`.
 */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLElement>(null)
  // An effect of Fluent's Dialog focuses the close button. The layout effect below runs before that effect, when a
  // field with `autoFocus` still has the focus; the second effect runs after it, as a parent's effects run last.
  useLayoutEffect(() => {
    const { activeElement } = document
    const isDeclared = activeElement instanceof HTMLElement && content.current?.contains(activeElement)
    first.current = isDeclared ? activeElement : (content.current?.querySelector<HTMLElement>(field) ?? content.current)
  }, [])
  useEffect(() => {
    if (first.current === content.current) content.current?.setAttribute('tabindex', '0')
    first.current?.focus()
  }, [])
  return content
}

const field = 'input:enabled:not([type=hidden]), select:enabled, textarea:enabled'

/**
 * Restores the former focus on unmount, even while a dialog still fades out: to the same element, or to its replacement
 * if a row was mounted anew. Without a trigger, Fluent does not restore the focus, and hides the dialog below from
 * screen readers until that dialog is focused. Does nothing if the focus is on the page already, e.g. after a link.
 */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const { activeElement } = document
      const isElsewhere = activeElement !== document.body && !activeElement?.closest('[role$="dialog"]')
      if (isElsewhere) return
      if (before instanceof HTMLElement) (before.isConnected ? before : successor(before))?.focus()
    },
    [before],
  )
}

/** The element that replaces a removed one: it has the same tag and the same name. */
function successor(gone: HTMLElement) {
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
  return [...document.querySelectorAll<HTMLElement>(gone.tagName)].find(each => name(each) === name(gone))
}

/**
 * A ref for a part of the page whose focused button may disappear, e.g. a button that deletes its row, or a result that
 * another search replaces. The focus then moves to the first enabled control, or to the part if it has a `tabIndex`.
 */
export function takesFocusOver(part: HTMLElement | null) {
  if (!part) return
  let last: EventTarget | null = null
  const remember = ({ target }: FocusEvent) => {
    last = target
  }
  const observer = new MutationObserver(() => {
    const isGone = last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body
    if (isGone) (part.querySelector<HTMLElement>('a[href], button:enabled') ?? part).focus()
  })
  part.addEventListener('focusin', remember)
  observer.observe(part, { childList: true, subtree: true })
  return () => {
    part.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
