/** The portfolio's links with their words, numbered when there are several; the old single address comes last. */
export function portfolioLinks(urls: readonly string[], legacy: string | null | undefined) {
  const links = urls.map((stored, index) => ({
    label: urls.length > 1 ? `Portfolio ${index + 1}` : 'Portfolio',
    stored,
  }))
  if (!legacy || urls.includes(legacy)) return links
  return [...links, { label: links.length > 0 ? 'Earlier portfolio' : 'Portfolio', stored: legacy }]
}
