import type { KeyboardEvent } from 'react'

/** Acts on Enter in a field that may stand in another form, which it does not send. */
export const onEnter = (act: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  void act()
}
