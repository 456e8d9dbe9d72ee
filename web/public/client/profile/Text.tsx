import { createContext, type ReactNode, use } from 'react'

/**
 * The staff's preview adds these to the texts of a profile. A text has the same path as in marks: 'summary',
 * 'keyHighlights.2', 'previousCompanies.0.title'.
 */
export type MarkedTexts = {
  /** The text with its marked pieces. */
  text: (path: string, value: string) => ReactNode
  /** Whether a part of this text or list is marked. If so, it is shown even when redaction has left it empty. */
  has: (path: string) => boolean
  /** The placeholder for whole items that were removed from this list. */
  leftOut: (path: string) => ReactNode
}

/** Null for clients, who see the texts without marks. */
export const Marks = createContext<MarkedTexts | null>(null)

type Props = {
  path: string
  value: string
  /** Shown instead of the value if nothing is marked; marks need the value itself, as they are character positions. */
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
