/**
 * The keys that every page treats alike, before our handlers and those of libraries. While an input method composes a word,
 * the keys are its own: Enter ends the word and Escape takes it back. Ctrl+Enter, on a Mac ⌘ Enter, saves the form that
 * has the focus.
 */
export function watchKeys() {
  window.addEventListener('keydown', before, true)
}

function before(event: KeyboardEvent) {
  if (isComposing(event)) return event.stopImmediatePropagation()
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  const field = event.target
  const form = field instanceof HTMLElement ? field.closest('form') : null
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]:enabled:not([aria-disabled=true])')
  if (!(field instanceof HTMLElement) || !form || !button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.repeat) return
  // As when the button is clicked, a field first takes what is typed in it.
  field.blur()
  form.requestSubmit(button)
  field.focus({ preventScroll: true })
}

/** Safari sends the key that ends a word after the composition, with the code 229. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
