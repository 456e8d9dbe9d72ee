import { later, type Slots } from '../components/later.tsx'

/** `later` for the skeleton of a page: most pages arrive within the second after which it would be shown. */
export const asSkeleton: Slots<object> = { meanwhile: () => null }

/** The skeleton of a page made of cards: its title, and a card of each height. */
export function cardsSkeleton(page: { title: string; heights: readonly string[] }) {
  return later(async () => {
    const { CardsSkeleton } = await import('../components/CardsSkeleton.tsx')
    return () => CardsSkeleton(page)
  }, asSkeleton)
}
