import { createContext, use } from 'react'
import type { ToastWords } from './OpenToast.tsx'

export type { ToastWords }

/** Shows a toast. One is shown at a time: a new one replaces the former. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastContext)
}

export const ToastContext = createContext<(words: ToastWords) => void>(() => {})

/** Stores a toast, which the next page shows after a full redirect. */
export function keepToast(words: ToastWords) {
  sessionStorage.setItem(TOAST_KEY, JSON.stringify(words))
}

export const TOAST_KEY = 'talentdesk.toast'
