/**
 * Puts text on the clipboard; whether that has worked, and undefined where there was no text. Call it in the click
 * itself. A text that must be fetched first is given as a promise: WebKit lets a page write to the clipboard only as a
 * direct answer to a click, and a promise may take its time. Browsers offer `navigator.clipboard` over https only.
 */
export async function copyText(text: string | Promise<string | undefined>): Promise<boolean | undefined> {
  const written = write(text).then(
    () => true,
    () => false,
  )
  const resolved = await text
  if (resolved === undefined) return undefined
  return (await written) || copyBySelection(resolved)
}

async function write(text: string | Promise<string | undefined>) {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const blob = text.then(resolved => {
    if (resolved === undefined) throw new Error('There is no text to copy')
    return new Blob([resolved], { type: 'text/plain' })
  })
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** The fallback: selects the text in a hidden field and copies the selection. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
