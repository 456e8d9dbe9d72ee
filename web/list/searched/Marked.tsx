import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { onDemand } from '../../components/onDemand.ts'
import { useOnDemand } from '../../components/useOnDemand.ts'

type MarkedProps = { text: string; search: string }

const Searched = createContext<{ search: string; MarkedText: ComponentType<MarkedProps> } | null>(null)

const markedText = onDemand(async () => (await import('./MarkedText.tsx')).MarkedText)

/** Within it, `Marked` shows what is searched for. The code for it is loaded with the first search. */
export function SearchedFor({ search, children }: { search: string; children: ReactNode }) {
  const [MarkedText, load] = useOnDemand(markedText)
  const isAny = search.trim() !== ''
  useEffect(() => {
    if (isAny) void load()
  }, [isAny, load])
  const searched = useMemo(() => (isAny && MarkedText ? { search, MarkedText } : null), [isAny, search, MarkedText])
  return <Searched value={searched}>{children}</Searched>
}

/** A text in which the parts that are searched for are marked. */
export function Marked({ text }: { text: string }) {
  const searched = use(Searched)
  return searched ? <searched.MarkedText text={text} search={searched.search} /> : text
}
