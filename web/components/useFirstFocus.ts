import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where a dialog begins: in the field with `autoFocus`, else in its first field, else on the content itself, which the
 * arrow keys then scroll. Spread the ref on the element that holds the fields, in the component that renders Fluent's
 * `Dialog`.
 */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLElement>(null)
  // An effect of the Dialog gives the focus to whatever can have it first, the button that closes. This one comes before,
  // and still sees the field with `autoFocus`; the next one comes after it, as the effects of a parent do.
  useLayoutEffect(() => {
    const { activeElement } = document
    const isDeclared = activeElement instanceof HTMLElement && content.current?.contains(activeElement)
    first.current = isDeclared ? activeElement : (content.current?.querySelector<HTMLElement>(field) ?? content.current)
  }, [])
  useEffect(() => {
    if (first.current === content.current) content.current?.setAttribute('tabindex', '-1')
    first.current?.focus()
  }, [])
  return content
}

const field = 'input:enabled:not([type=hidden]), select:enabled, textarea:enabled'
