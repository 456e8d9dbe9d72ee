import type { ToastWords } from '../components/Toasts.tsx'

type Ping = { state: string; status?: number | null | undefined; error?: string | null | undefined } | null | undefined

/** The words of a toast about the outcome of a ping. */
export function pingWords(ping: Ping): ToastWords {
  if (ping?.state === 'DELIVERED') return { title: 'The ping was answered', text: `With status ${ping.status}.` }
  return { title: 'The ping was not answered', text: ping?.error ?? 'Please try again.', intent: 'error' }
}
