import { PROCESSING_FAILED } from '../../api/applications/rules.ts'
import { candidateStatuses } from '../../api/candidates/rules.ts'
import type { Tx } from '../../api/db.ts'
import { keyOfUrl } from '../../api/files/files.ts'
import type { Prisma } from '../../api/generated/prisma/client.ts'
import type { Arrived } from './applicants.ts'
import { chance } from './chance.ts'
import { dateIn, day, minute } from './dates.ts'
import { idIn } from './ids.ts'
import { splitList } from './people.ts'

/** What an application's change looks like in the history of its deal. */
export type ApplicationActivity = Omit<Prisma.ActivityCreateManyInput, 'actorId'>

/** Inserts the applications in the order they came, and makes them the owners of their files. */
export async function insertApplications(
  tx: Tx,
  arrived: Arrived[],
  { deals, talents, now }: { deals: Map<string, number>; talents: Map<string, number>; now: Date },
): Promise<ApplicationActivity[]> {
  const dated = arrived
    .map(each => ({ ...each, createdAt: cameAt(each, now) }))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const rows = dated.map(each => rowOf(each, { dealId: idIn(deals, each.deal), talents, now }))
  const inserted = await tx.externalApplication.createManyAndReturn({
    data: rows,
    select: { id: true, resumeUrl: true, createdAt: true },
  })
  for (const { id, resumeUrl, createdAt } of inserted) {
    const data = { applicationId: id, createdAt }
    await tx.storedFile.update({ where: { key: keyOfUrl(resumeUrl) ?? '' }, data, select: { key: true } })
  }
  return rows.flatMap(row => (row.status && row.status !== 'APPLIED' ? [activityOf(row, row.status)] : []))
}

/** In the evening, as people apply after work; today, an hour ago. */
function cameAt({ application, deal }: Arrived, now: Date): Date {
  const luck = chance(`${deal}, ${application.name}`)
  const evening = dateIn(-application.daysAgo, now).getTime() + luck.between(17 * 60, 21 * 60) * minute
  return new Date(Math.min(evening, now.getTime() - 60 * minute))
}

/** On the morning of the next working day. */
function answeredAt(createdAt: Date, now: Date): Date {
  const morning = new Date(createdAt.getTime() + 15.5 * 60 * minute)
  const weekend = [1, 0, 0, 0, 0, 0, 2][morning.getUTCDay()] ?? 0
  return new Date(Math.min(morning.getTime() + weekend * day, now.getTime() - 20 * minute))
}

type Context = { dealId: number; talents: Map<string, number>; now: Date }

function rowOf(
  { application, resumeUrl, fingerprint, createdAt }: Arrived & { createdAt: Date },
  { dealId, talents, now }: Context,
): Prisma.ExternalApplicationCreateManyInput {
  const { name, role, stack, email, phone, match, status, notes, coverLetter, becameTalent } = application
  const decided = answeredAt(createdAt, now)
  return {
    dealId,
    talentId: becameTalent ? idIn(talents, becameTalent) : null,
    name: name ?? PROCESSING_FAILED,
    role: role ?? null,
    techStack: splitList(stack ?? ''),
    email: email ?? null,
    phone: phone ?? null,
    status,
    matchPercentage: match ?? null,
    notes: notes ?? null,
    coverLetter: coverLetter ?? null,
    ...{ resumeUrl, fingerprint, createdAt },
    isProcessed: true,
    updatedAt: status === 'APPLIED' ? createdAt : decided,
  }
}

function activityOf(
  { name, dealId, notes, updatedAt }: Prisma.ExternalApplicationCreateManyInput,
  status: keyof typeof candidateStatuses,
): ApplicationActivity {
  const changes = [
    { field: 'applicant', before: name ?? null, after: name ?? null },
    { field: 'status', before: candidateStatuses.APPLIED, after: candidateStatuses[status] },
    ...(notes ? [{ field: 'notes', before: null, after: notes }] : []),
  ]
  return { kind: 'application.updated', dealId, at: updatedAt, changes }
}
