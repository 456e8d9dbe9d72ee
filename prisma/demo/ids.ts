/** The id of a demo record, by the name that the demo data know it by. */
export function idIn(ids: Map<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo data have no ${name}`)
  return id
}
