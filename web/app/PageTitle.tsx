import { createContext, use } from 'react'

/** Sets the document's title: the page's subject, then the product's name. The innermost `PageTitle` wins. */
export function PageTitle({ children }: { children: string }) {
  const brand = use(BrandName)
  return <title>{`${children} · ${brand}`}</title>
}

/** The product's name, as its operator has set it. */
export const BrandName = createContext('Talentdesk')
