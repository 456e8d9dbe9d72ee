import { createContext, type ReactNode, use } from 'react'

/**
 * Functions of the staff's preview, which mark parts of a profile's texts. A text is given by the same path as in
 * marks: 'summary', 'keyHighlights.2', 'previousCompanies.0.title'.
 */
export type MarkedTexts = {
  /** Renders a text with its marked pieces. */
  text: (path: string, value: string) => ReactNode
  /** Whether a part of a text or list is marked; a marked text or list is shown even if redaction has left it empty. */
  has: (path: string) => boolean
  /** Renders a placeholder for whole items that were removed from a list. */
  leftOut: (path: string) => ReactNode
}

/** The marks of the staff's preview; null for clients, who see the texts without marks. */
export const Marks = createContext<MarkedTexts | null>(null)

type Props = {
  path: string
  value: string
  /** Shown instead of `value` if nothing is marked. Marks are character positions, so they need `value` itself. */
  children?: ReactNode
}

/** A text of a profile, with its marks in the staff's preview. */
export function Text({ path, value, children = value }: Props) {
  const marks = use(Marks)
  return marks?.has(path) ? marks.text(path, value) : children
}

/** The placeholder for whole items that were removed from a list, in the staff's preview. */
export function LeftOut({ path }: { path: string }) {
  return use(Marks)?.leftOut(path)
}

/** Returns whether a text or list is shown: it is not empty, or a part of it is marked. */
export function useIsShown(): (path: string, value: string | readonly unknown[]) => boolean {
  const marks = use(Marks)
  return (path, value) => (typeof value === 'string' ? value.trim() : value).length > 0 || marks?.has(path) === true
}
