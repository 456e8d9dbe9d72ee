import { createContext, type ReactNode, use, useEffect } from 'react'
import { firstUse } from '../../components/firstUse.ts'
import { later } from '../../components/later.tsx'
import { useLater } from '../../components/useLater.ts'

/** What is searched for, once its code is there. */
const Searched = createContext<string | null>(null)

const MarkedText = later(async () => (await import('./MarkedText.tsx')).MarkedText, { ahead: firstUse })

/** Within it, `Marked` shows what is searched for. The code for it is loaded with the first search. */
export function SearchedFor({ search, children }: { search: string; children: ReactNode }) {
  const [isLoaded, load] = useLater(MarkedText)
  const isAny = search.trim() !== ''
  useEffect(() => {
    if (isAny) void load()
  }, [isAny, load])
  return <Searched value={isAny && isLoaded ? search : null}>{children}</Searched>
}

/** A text in which the parts that are searched for are marked. */
export function Marked({ text }: { text: string }) {
  const search = use(Searched)
  return search === null ? text : <MarkedText text={text} search={search} />
}
