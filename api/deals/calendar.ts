import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Id, Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'

/** Duration of an interview in a calendar, in minutes. */
const MINUTES = 60

/** The deal's columns shown in the file. Viewers who may not see all of them get no file. */
export const DEAL_CALENDAR_COLUMNS = { Deal: ['title', 'companyId'] } as const

/** An interview, and the row that stores its date. */
type Interview = {
  /** The identifier of the interview, which never changes; also used as the file's name. */
  uid: string
  start: Date
  /** The person to interview, if known. */
  person?: string
  deal: { id: number; title: string; company: { name: string } }
  row: { createdAt: Date; updatedAt: Date }
}

type File = { name: string; bytes: Uint8Array }

/**
 * An interview as an iCalendar file for the agency's own calendars, without notes, contacts or amounts. The UID of an
 * interview never changes, and each change of the row with the interview date raises SEQUENCE.
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
    // A whole number that never decreases, and rises with each change of the row.
    sequence: Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    ...{ start, end: new Date(start.getTime() + MINUTES * 60_000), stamp: row.updatedAt, lastModified: row.updatedAt },
    summary: `Interview: ${person ? `${person} – ` : ''}${deal.title}, ${deal.company.name}`,
    url: page.href,
  })
  return { name: `${uid}.ics`, bytes: Buffer.from(calendar.toString()) }
}

/** The deal's own interview as an iCalendar file. Throws NotFound, also if the deal has no interview date. */
export async function dealInterviewFile(context: Pick<Staff, 'db' | 'settings'>, { id }: Id): Promise<File> {
  const deal = await context.db.deal.findUnique({ where: { id }, select: INTERVIEW })
  if (!deal?.interviewDate) throw new NotFound('Interview')
  return calendarFile(context, { uid: `deal-interview-${id}`, start: deal.interviewDate, deal, row: deal })
}

const INTERVIEW = {
  ...{ id: true, title: true, interviewDate: true, createdAt: true, updatedAt: true },
  company: { select: { name: true } },
} as const
