const DAY = 24 * 60 * 60_000

/** Every day of a week, early, in office hours and late. The first is a Saturday. */
export const nows = ['10:30', '00:01', '23:59'].flatMap(time =>
  Array.from({ length: 7 }, (_, days) => new Date(Date.parse(`2026-11-21T${time}:00Z`) + days * DAY)),
) as [Date, ...Date[]]

/** Whether it is on a working day, or today. */
export function isOfficeDay(at: Date, now: Date): boolean {
  const isToday = at.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)
  return isToday || (at.getUTCDay() >= 1 && at.getUTCDay() <= 5)
}
