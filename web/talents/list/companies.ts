/** The first three of a comma-separated list, then '...' when there are more. Empty when there is none. */
export function firstCompanies(list: string): string {
  const names = list.split(',').flatMap(name => name.trim() || [])
  return names.slice(0, 3).join(', ') + (names.length > 3 ? '...' : '')
}
