import { calendarFile, DEAL_CALENDAR_COLUMNS } from '../deals/calendar.ts'
import type { Id, Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'

/** The columns shown in the file. Viewers who may not see all of them get no file. */
export const CALENDAR_COLUMNS = { ...DEAL_CALENDAR_COLUMNS, Talent: ['name'] } as const

/** A candidate's interview as an iCalendar file. Throws NotFound, also if the candidate has no interview date. */
export async function interviewFile(
  context: Pick<Staff, 'db' | 'settings'>,
  { id }: Id,
): Promise<{ name: string; bytes: Uint8Array }> {
  const candidate = await context.db.dealCandidate.findUnique({ where: { id }, select: INTERVIEW })
  if (!candidate?.interviewDate) throw new NotFound('Interview')
  const { interviewDate: start, deal, talent } = candidate
  return calendarFile(context, { uid: `interview-${id}`, start, person: talent.name, deal, row: candidate })
}

const INTERVIEW = {
  ...{ interviewDate: true, createdAt: true, updatedAt: true },
  deal: { select: { id: true, title: true, company: { select: { name: true } } } },
  talent: { select: { name: true } },
} as const
