/** A call, a field or a type in the list at the left. Its id is the part of the address behind `#`. */
export type Entry = { id: string; label: string; detail: string }

export type Group = { name: string; entries: Entry[] }

/** The entries in which each typed word occurs, in the order of their groups. */
export function search(groups: readonly Group[], text: string): Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap(({ name, entries }) => {
    const found = entries.filter(({ id, label, detail }) => {
      const known = `${id} ${label} ${detail} ${name}`.toLowerCase()
      return words.every(word => known.includes(word))
    })
    return found.length > 0 ? [{ name, entries: found }] : []
  })
}
