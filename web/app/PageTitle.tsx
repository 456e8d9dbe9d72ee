import { createContext, use } from 'react'

/** The document's title: what the page is about, then the product's name. The innermost one wins. */
export function PageTitle({ children }: { children: string }) {
  const brand = use(BrandName)
  return <title>{`${children} · ${brand}`}</title>
}

/** The product's name, as its operator has set it. */
export const BrandName = createContext('Talentdesk')
