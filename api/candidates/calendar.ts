import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Id, Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'

/** Minutes that an interview takes in a calendar. */
const MINUTES = 60

/** What the file tells: who may not see these columns gets none. */
export const CALENDAR_COLUMNS = { Deal: ['title', 'companyId'], Talent: ['name'] } as const

/**
 * A candidate's interview as an iCalendar file, for the agency's own calendars: no notes, no contacts, no amounts. The same
 * interview keeps its UID, and each change of the candidate raises SEQUENCE. Throws NotFound, also without an interview date.
 */
export async function interviewFile(
  { db, settings }: Pick<Staff, 'db' | 'settings'>,
  { id }: Id,
): Promise<{ name: string; bytes: Uint8Array }> {
  const candidate = await db.dealCandidate.findUnique({ where: { id }, select: INTERVIEW })
  if (!candidate?.interviewDate) throw new NotFound('Interview')
  const { interviewDate: start, deal, talent, createdAt, updatedAt } = candidate
  const page = new URL(`/deals/${deal.id}`, settings.publicUrl)
  const calendar = ical({
    prodId: { company: 'Talentdesk', product: 'Interviews' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `interview-${id}@${page.hostname}`,
    // A whole number that never falls, and rises with the row.
    sequence: Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000),
    ...{ start, end: new Date(start.getTime() + MINUTES * 60_000), stamp: updatedAt, lastModified: updatedAt },
    summary: `Interview: ${talent.name} – ${deal.title}, ${deal.company.name}`,
    url: page.href,
  })
  return { name: `interview-${id}.ics`, bytes: Buffer.from(calendar.toString()) }
}

const INTERVIEW = {
  ...{ interviewDate: true, createdAt: true, updatedAt: true },
  deal: { select: { id: true, title: true, company: { select: { name: true } } } },
  talent: { select: { name: true } },
} as const
