import { lateSkeleton } from '../app/lateSkeleton.tsx'

/** The skeleton of a page made of cards: its title, and a card of each height. */
export function lateCards(page: { title: string; heights: readonly string[] }) {
  return lateSkeleton(async () => {
    const { CardsSkeleton } = await import('./CardsSkeleton.tsx')
    return () => CardsSkeleton(page)
  })
}
