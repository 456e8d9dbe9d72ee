const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

export const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3)) + 1

const NAMED = `(?<name>${MONTH})`
const DAY = '(?<day>\\d\\d?)'
const YEAR = '(?<year>\\d{4})'

/** Patterns of written dates. In numeric dates without a leading year, the day comes before the month. */
const FORMS = [
  '(?<year>\\d{4})(?<sign>[-/.])(?<month>\\d\\d?)\\k<sign>(?<day>\\d\\d?)',
  `${DAY}\\. ?(?<month>\\d\\d?)(?:\\. ?(?<year>\\d{4}|\\d\\d))?\\.?`,
  `${DAY}/(?<month>\\d\\d?)(?:/(?<year>\\d{4}|\\d\\d))?`,
  `${DAY}-(?<month>\\d\\d?)-(?<year>\\d{4}|\\d\\d)`,
  `${DAY}(?:st|nd|rd|th|\\.)?[ -]?${NAMED}(?:[ -]?${YEAR})?`,
  `${NAMED} ?${DAY}(?:st|nd|rd|th)?(?: ${YEAR})?`,
  `${DAY}(?:st|nd|rd|th)`,
].map(form => new RegExp(`^${form}$`))

/** The day that the whole text names; without a year or month, the next day that fits. */
export function readDate(text: string, today: Date): Date | null {
  for (const form of FORMS) {
    const { groups } = form.exec(text) ?? {}
    if (groups) return dayFrom(today, dayFirst(groups))
  }
  return null
}

type Groups = Readonly<Record<string, string | undefined>>
type Parts = { day: number; month?: number; year?: number }

/** The parts of a date, with the day first unless the second number cannot be a month: '12/24' is December 24. */
function dayFirst({ day, month, name, year }: Groups): Parts {
  const [first, second] = [Number(day), name ? monthOf(name) : month && Number(month)]
  const whole = year && Number(year.padStart(4, '20'))
  if (!second) return { day: first }
  const isSwapped = second > 12 && first <= 12
  return { ...(isSwapped ? { day: second, month: first } : { day: first, month: second }), year: whole || undefined }
}

/** The first day from `from` on that fits, or null. Searches eight years, the longest time between two February 29. */
export function dayFrom(from: Date, { day, month, year }: Parts): Date | null {
  const months = year === undefined ? 8 * 12 + 1 : 1
  for (let ahead = 0; ahead < months; ahead++) {
    const first = month && year ? new Date(year, month - 1) : new Date(from.getFullYear(), from.getMonth() + ahead)
    const found = new Date(first.getFullYear(), first.getMonth(), day)
    const isValid = found.getDate() === day && (!month || found.getMonth() + 1 === month)
    if (isValid && (year || found >= from)) return found
  }
  return null
}
