import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Tx } from '../api/db.ts'
import { randomToken } from '../api/secrets.ts'
import { storePreviousCompanies } from '../api/talents/previousCompanies.ts'
import { readContacts } from '../api/talents/readContacts.ts'
import { readTerms } from '../api/talents/readTerms.ts'
import { talentStatuses } from '../api/talents/words.ts'
import type { DemoTalent } from './data.ts'
import type { Claim, StoredFiles } from './files.ts'
import { type Activity, follow, type Ids, idIn } from './history.ts'

type Inserted = { colleagues: Ids; files: StoredFiles }
type FollowedTalent = ReturnType<typeof followTalent>

/** Inserts the talents in the given order, with their comments and referrals. */
export async function insertTalents(tx: Tx, talents: DemoTalent[], inserted: Inserted) {
  const followed = talents.map(followTalent)
  const data = followed.map(each => rowOf(each, inserted))
  const rows = await tx.talent.createManyAndReturn({ data, select: { id: true, name: true } })
  const ids: Ids = new Map(rows.map(({ id, name }) => [name, id]))
  for (const { present, updatedAt } of followed) {
    if (!present.referredBy) continue
    // Adds a millisecond to `updatedAt`: if a statement does not change it, a trigger sets the present time.
    const data = { referredById: idIn(ids, present.referredBy), updatedAt: addMilliseconds(updatedAt, 1) }
    await tx.talent.update({ where: { id: idIn(ids, present.name) }, data, select: { id: true } })
  }
  await readTerms(tx, { ids: [...ids.values()] })
  await readContacts(tx, { ids: [...ids.values()] })
  await tx.talentComment.createMany({ data: followed.flatMap(each => commentsOf(each, ids, inserted)).sort(byDate) })
  return {
    ids,
    activity: followed.flatMap(each => activityOf(each, ids, inserted)),
    claims: followed.flatMap(each => claimsOf(each, ids, inserted)),
  }
}

export const followTalent = (talent: DemoTalent) => follow(talent, { status: talentStatuses })

function rowOf(
  { present, steps, ratesConfirmedAt, createdAt, updatedAt, version }: FollowedTalent,
  { colleagues, files }: Inserted,
) {
  const { referredBy: _name, previousCompanies, ...columns } = present
  return {
    ...columns,
    previousCompanies: storePreviousCompanies(previousCompanies ?? []),
    resumeUrl: files.get(columns.resumeUrl)?.url,
    profilePictureUrl: files.get(columns.profilePictureUrl)?.url,
    portfolioPdfUrl: files.get(columns.portfolioPdfUrl)?.url,
    shareableId: steps.some(({ shared }) => shared) ? randomToken() : null,
    ownerId: idIn(colleagues, steps[0]?.by ?? ''),
    ...{ ratesConfirmedAt, createdAt, updatedAt, version },
  }
}

function commentsOf({ present, steps }: FollowedTalent, ids: Ids, { colleagues }: Inserted) {
  const talentId = idIn(ids, present.name)
  return steps.flatMap(({ said, by, at }) =>
    said === undefined ? [] : [{ talentId, userId: idIn(colleagues, by), comment: said, createdAt: at }],
  )
}

const byDate = (one: { createdAt: Date }, other: { createdAt: Date }) => Number(one.createdAt) - Number(other.createdAt)

function activityOf({ present, steps }: FollowedTalent, ids: Ids, { colleagues }: Inserted): Activity[] {
  const talentId = idIn(ids, present.name)
  return steps.map((step, index) => {
    const { at, by } = step
    return { talentId, actorId: idIn(colleagues, by), at, ...(index === 0 ? CREATED : happened(step)) }
  })
}

const CREATED = { kind: 'talent.created' as const, changes: [] }

function happened({ said, shared, changed, changes }: FollowedTalent['steps'][number]) {
  if (said !== undefined)
    return { kind: 'comment.added' as const, changes: [{ field: 'comment', before: null, after: said }] }
  if (shared) return { kind: 'talent.shared' as const, changes: [] }
  return { kind: changed?.status ? ('talent.statusChanged' as const) : ('talent.updated' as const), changes }
}

function claimsOf({ present, steps, createdAt }: FollowedTalent, ids: Ids, { colleagues, files }: Inserted): Claim[] {
  const owner = { talentId: idIn(ids, present.name), uploadedById: idIn(colleagues, steps[0]?.by ?? ''), createdAt }
  const { resumeUrl, profilePictureUrl, portfolioPdfUrl } = present
  return [resumeUrl, profilePictureUrl, portfolioPdfUrl].map(file => ({ file: files.get(file), ...owner }))
}
