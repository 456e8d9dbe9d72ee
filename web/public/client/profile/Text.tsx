import { createContext, type ReactNode, use } from 'react'

/**
 * Additions of staff's preview to the texts of a profile. A path names a text as marks do: 'summary', 'keyHighlights.2',
 * 'previousCompanies.0.title'.
 */
export type MarkedTexts = {
  /** The text with its marked pieces. */
  text: (path: string, value: string) => ReactNode
  /** Whether anything of this text or list is marked, so that it is shown even when nothing is left of it. */
  has: (path: string) => boolean
  /** The stand-in for whole items that were left out of this list. */
  leftOut: (path: string) => ReactNode
}

/** Empty for clients: they see the texts alone. */
export const Marks = createContext<MarkedTexts | null>(null)

type Props = {
  path: string
  value: string
  /** The text in place of the value where nothing is marked: marks count the letters of the value itself. */
  children?: ReactNode
}

/** A text of a profile, with its marks in staff's preview. */
export function Text({ path, value, children = value }: Props) {
  const marks = use(Marks)
  return marks?.has(path) ? marks.text(path, value) : children
}

/** Whole items that were left out of a list, in staff's preview. */
export function LeftOut({ path }: { path: string }) {
  return use(Marks)?.leftOut(path)
}

/** Whether a text or list is shown: there is something in it, or something of it is marked. */
export function useIsShown(): (path: string, value: string | readonly unknown[]) => boolean {
  const marks = use(Marks)
  return (path, value) => (typeof value === 'string' ? value.trim() : value).length > 0 || marks?.has(path) === true
}
