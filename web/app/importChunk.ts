/*
 * Every `import()` of the built pages comes through here (vite.config.ts). A browser remembers that a module could not be
 * fetched and never requests its address again. So the chunk and all chunks that it imports are fetched into the browser's
 * cache first, and imported once they have arrived: a failed fetch can be repeated (docs/decisions/123).
 */

/** Imports a chunk, whose file is the first of `files`. Throws when one of its files could not be fetched. */
export async function importChunk<Code>(load: () => Promise<Code>, files: string[]): Promise<Code> {
  const seen = new Set<string>()
  await Promise.all(files.map(file => fetchWithImports(new URL(`/${file}`, location.origin).href, seen)))
  return load()
}

async function fetchWithImports(address: string, seen: Set<string>): Promise<void> {
  if (seen.has(address)) return
  seen.add(address)
  const imported = await fetchChunk(address)
  await Promise.all(imported.map(each => fetchWithImports(each, seen)))
}

/** Fetches a chunk unless it has arrived before, and resolves to the addresses of the chunks that it imports. */
function fetchChunk(address: string): Promise<string[]> {
  const known = chunks.get(address)
  if (known) return known
  const chunk = requestChunk(address)
  chunks.set(address, chunk)
  chunk.catch(() => chunks.delete(address))
  return chunk
}

async function requestChunk(address: string) {
  const response = await fetch(address)
  // A proxy may answer with a page of its own.
  const isCode = response.ok && response.headers.get('content-type')?.includes('javascript')
  if (!isCode) throw new Error(`${address} answered ${response.status}`)
  const code = await response.text()
  return [...code.matchAll(/\b(?:from|import)"(\.\/[\w.-]+)"/g)].map(([, file = '']) => new URL(file, address).href)
}

/** What each chunk imports, by its address. Those that came with the document have arrived with all that they import. */
const chunks = new Map(
  [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  ].map(address => [address, Promise.resolve<string[]>([])]),
)
