import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Id, Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'

/** Minutes that an interview takes in a calendar. */
const MINUTES = 60

/** The columns of a deal in the file: closed to viewers who may not see one of them. */
export const DEAL_CALENDAR_COLUMNS = { Deal: ['title', 'companyId'] } as const

/** An interview, and the row that keeps its date. */
type Interview = {
  /** The same interview keeps it; the name of the file, too. */
  uid: string
  start: Date
  /** The person who is interviewed, if one is named. */
  person?: string
  deal: { id: number; title: string; company: { name: string } }
  row: { createdAt: Date; updatedAt: Date }
}

type File = { name: string; bytes: Uint8Array }

/**
 * An interview as an iCalendar file, for the agency's own calendars: no notes, no contacts, no amounts. The same interview
 * keeps its UID, and each change of its row raises SEQUENCE.
 */
export function calendarFile(
  { settings }: Pick<Staff, 'settings'>,
  { uid, start, person, deal, row }: Interview,
): File {
  const page = new URL(`/deals/${deal.id}`, settings.publicUrl)
  const calendar = ical({
    prodId: { company: 'Talentdesk', product: 'Interviews' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${uid}@${page.hostname}`,
    // A whole number that never falls, and rises with the row.
    sequence: Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    ...{ start, end: new Date(start.getTime() + MINUTES * 60_000), stamp: row.updatedAt, lastModified: row.updatedAt },
    summary: `Interview: ${person ? `${person} – ` : ''}${deal.title}, ${deal.company.name}`,
    url: page.href,
  })
  return { name: `${uid}.ics`, bytes: Buffer.from(calendar.toString()) }
}

/** The interview date of the deal itself. Throws NotFound, also without one. */
export async function dealInterviewFile(context: Pick<Staff, 'db' | 'settings'>, { id }: Id): Promise<File> {
  const deal = await context.db.deal.findUnique({ where: { id }, select: INTERVIEW })
  if (!deal?.interviewDate) throw new NotFound('Interview')
  return calendarFile(context, { uid: `deal-interview-${id}`, start: deal.interviewDate, deal, row: deal })
}

const INTERVIEW = {
  ...{ id: true, title: true, interviewDate: true, createdAt: true, updatedAt: true },
  company: { select: { name: true } },
} as const
