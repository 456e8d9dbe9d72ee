import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The initial focus of a dialog: the field with `autoFocus`, else its first field, else the content itself, which the
 * arrow keys scroll and Tab reaches. Set the ref on the element around the fields, in the component that renders Fluent's `Dialog`.
 */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLElement>(null)
  // An effect of the Dialog focuses its first focusable element, the close button. This effect runs before it and still
  // sees the field with `autoFocus`; the next one runs after it, as a parent's effects do.
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
 * Restores the former focus when the component unmounts, even while a dialog still fades out: to the same element, or to
 * its successor where a row was rendered anew. Without a trigger, Fluent does not restore it, and hides a dialog below from
 * screen readers until it is focused. Focus that has gone on to the page meanwhile, as after a link in the dialog, stays.
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

/** The element of the same kind and name. */
function successor(gone: HTMLElement) {
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
  return [...document.querySelectorAll<HTMLElement>(gone.tagName)].find(each => name(each) === name(gone))
}

/**
 * A ref for a part of the page whose buttons may go away when they are pressed, as one that deletes its row: the focus then
 * goes to the first control that is left, or to the part itself, if it has a `tabIndex`.
 */
export function takesFocusOver(part: HTMLElement | null) {
  if (!part) return
  let last: EventTarget | null = null
  const remember = ({ target }: FocusEvent) => {
    last = target
  }
  const observer = new MutationObserver(() => {
    const isGone = last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body
    if (isGone) (part.querySelector<HTMLElement>('a[href], button') ?? part).focus()
  })
  part.addEventListener('focusin', remember)
  observer.observe(part, { childList: true, subtree: true })
  return () => {
    part.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
