/**
 * Handles keys on every page before all other handlers. While an input method composes a word, no other handler gets
 * keys, as Enter then only ends the word and Escape cancels it. Ctrl+Enter (⌘ Enter on a Mac) saves the form that has
 * the focus.
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
  // The blur makes a field accept its typed text, as a click on the save button would.
  field.blur()
  form.requestSubmit(button)
  field.focus({ preventScroll: true })
}

/** Whether a key belongs to a composition. Safari sends the key that ends it only afterwards, with key code 229. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
