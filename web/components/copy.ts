import { useEffect, useRef, useState } from 'react'
import { type ToastWords, useToast } from './Toasts.tsx'

/**
 * Returns a function that copies a link and reports the outcome in a toast; a link that must be fetched first is passed
 * as a promise (see `copyText`). `copied` is true for three seconds after success. On failure, the toast `failed` shows
 * the link, so that the person can copy it by hand.
 */
export function useCopyLink({ done, failed }: { done: ToastWords; failed: string }) {
  const toast = useToast()
  const [copied, copy] = useCopy()
  return {
    copied,
    async copy(link: string | Promise<string | undefined>) {
      const isCopied = await copy(link)
      if (isCopied !== undefined) toast(isCopied ? done : { title: failed, text: await link, intent: 'error' })
    },
  }
}

/** Returns a function that copies like `copyText`. `copied` is true for three seconds after success. */
export function useCopy(): [copied: boolean, copy: typeof copyText] {
  const [copied, setCopied] = useState(false)
  const end = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(end.current), [])
  return [
    copied,
    async text => {
      const isCopied = await copyText(text)
      if (isCopied) {
        clearTimeout(end.current)
        setCopied(true)
        end.current = setTimeout(() => setCopied(false), 3000)
      }
      return isCopied
    },
  ]
}

/**
 * Copies text to the clipboard. Resolves to whether this worked, or to undefined if there was no text. Must be called
 * directly in a click handler, as WebKit forbids writing to the clipboard later. A text that must be fetched first is
 * passed as a promise. Browsers offer `navigator.clipboard` over https only; otherwise the fallback is used.
 */
async function copyText(text: string | Promise<string | undefined>): Promise<boolean | undefined> {
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
