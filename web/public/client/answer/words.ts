import type { ClientAnswer } from '../../../../api/shares/words.ts'

/** The labels of each answer: on its button, on its button in a narrow row, and after it was given. */
export const answers: Record<ClientAnswer, { choice: string; short: string; given: string }> = {
  INTERESTED: { choice: 'Interested', short: 'Interested', given: 'Interested' },
  INTERVIEW: { choice: 'Ask for an interview', short: 'Interview', given: 'Interview asked for' },
  NOT_THIS_ONE: { choice: 'Not this one', short: 'Not this one', given: 'Not this one' },
}

/** The maximum number of times proposed for an interview. */
export const MOST_TIMES = 3

/** The client's time zone, in which times are shown and chosen: 'Europe/Lisbon (GMT+1)'. */
export function timeZone(): string {
  const { timeZone: name } = new Intl.DateTimeFormat().resolvedOptions()
  const offset = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return offset ? `${name.replaceAll('_', ' ')} (${offset})` : name
}
