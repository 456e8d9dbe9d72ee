import { createContext, use } from 'react'
import type { ToastWords } from './OpenToast.tsx'

export type { ToastWords }

/** Returns a function that shows a toast. A new toast replaces the former toast. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastContext)
}

export const ToastContext = createContext<(words: ToastWords) => void>(() => {})

/** Stores a toast, to be shown on the next page after a full redirect. */
export function keepToast(words: ToastWords) {
  sessionStorage.setItem(TOAST_KEY, JSON.stringify(words))
}

export const TOAST_KEY = 'talentdesk.toast'
