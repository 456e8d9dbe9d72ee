type Counts = { readonly talentCount: number; readonly dealCount: number; readonly reminderCount: number }

/** '12 talents, 3 deals and 1 reminder'; empty when there are none. */
export function countsInWords({ talentCount, dealCount, reminderCount }: Counts): string {
  const words = [
    [talentCount, 'talent'],
    [dealCount, 'deal'],
    [reminderCount, 'reminder'],
  ] as const
  const said = words.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(said)
}
