/**
 * Holds GraphiQL's tabs and history only until the page is left: what was asked for may name people, and the browser's
 * own storage would keep it for whoever comes next.
 */
export function forgetful() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
