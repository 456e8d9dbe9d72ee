import { hashPassword, randomToken } from '../../api/auth/secrets.ts'
import type { Tx } from '../../api/db.ts'
import { keyOfUrl } from '../../api/files/files.ts'
import type { Prisma } from '../../api/generated/prisma/client.ts'
import { contactKeys } from '../../api/talents/contactKeys.ts'
import { type ColleagueKey, colleagueKeys, colleagues } from './colleagues.ts'
import type { DemoFiles } from './files.ts'
import { columnsOf } from './people.ts'
import { type DemoHistory, historyOf, isShared } from './stories.ts'
import type { DemoTalent } from './talent.ts'

/** The ids of the colleagues' accounts. */
export type ColleagueIds = Record<ColleagueKey, number>

/** A demo talent with its row's id. */
export type SeededTalent = { id: number; talent: DemoTalent; history: DemoHistory; files: DemoFiles | undefined }

/** Makes the colleagues' accounts with passwords that nobody knows. Accounts that exist are taken as they are. */
export async function insertColleagues(tx: Tx, now: Date): Promise<ColleagueIds> {
  const rows = colleagueKeys.map(async key => {
    const { joinedDaysAgo, ...user } = colleagues[key]
    const createdAt = new Date(now.getTime() - joinedDaysAgo * 24 * 60 * 60_000)
    return { ...user, createdAt, passwordHash: await hashPassword(randomToken()) }
  })
  await tx.user.createMany({ data: await Promise.all(rows), skipDuplicates: true })
  const emails = colleagueKeys.map(key => colleagues[key].email)
  const users = await tx.user.findMany({ where: { email: { in: emails } }, select: { id: true, email: true } })
  const idOf = new Map(users.map(user => [user.email, user.id]))
  return {
    ingrid: found(idOf, colleagues.ingrid.email),
    marcus: found(idOf, colleagues.marcus.email),
    leila: found(idOf, colleagues.leila.email),
  }
}

/** Inserts the talents with their referrals, in the given order. */
export async function insertTalents(
  tx: Tx,
  talents: DemoTalent[],
  { files, now }: { files: Map<string, DemoFiles>; now: Date },
): Promise<SeededTalent[]> {
  const histories = new Map(talents.map(talent => [talent.name, historyOf(talent, now)]))
  const inserted = await tx.talent.createManyAndReturn({
    data: talents.map(talent => rowOf(talent, found(histories, talent.name), files.get(talent.name))),
    select: { id: true, name: true },
  })
  const idOf = new Map(inserted.map(row => [row.name, row.id]))
  for (const { name, referredBy } of talents) {
    if (!referredBy) continue
    const { updatedAt } = found(histories, name)
    const data = { referredById: found(idOf, referredBy), updatedAt }
    await tx.talent.update({ where: { id: found(idOf, name) }, data, select: { id: true } })
  }
  return talents.map(talent => ({
    id: found(idOf, talent.name),
    talent,
    history: found(histories, talent.name),
    files: files.get(talent.name),
  }))
}

/** Inserts the comments and the history, oldest first, as they would have been written. */
export async function insertStories(tx: Tx, seeded: SeededTalent[], authors: ColleagueIds) {
  const events = seeded.flatMap(({ id, history }) => history.events.map(event => ({ ...event, talentId: id })))
  events.sort((one, other) => one.at.getTime() - other.at.getTime())
  const comments = events.flatMap(({ talentId, by, at, comment }) =>
    comment === undefined ? [] : [{ talentId, userId: authors[by], comment, createdAt: at }],
  )
  await tx.talentComment.createMany({ data: comments })
  await tx.activity.createMany({
    data: events.map(({ kind, talentId, by, at, changes }) => ({ kind, talentId, actorId: authors[by], at, changes })),
  })
}

/** Makes the talents the owners of their files. One statement instead of claimFiles' five for each file. */
export async function claimDemoFiles(tx: Tx, seeded: SeededTalent[], authors: ColleagueIds) {
  const claims = seeded.flatMap(({ id, talent, history, files }) =>
    Object.values(files ?? {}).flatMap(url => {
      const key = keyOfUrl(url)
      return key ? [{ key, talentId: id, uploadedById: authors[talent.addedBy], createdAt: history.createdAt }] : []
    }),
  )
  await tx.$executeRaw`
    UPDATE "StoredFile" file
    SET "talentId" = claim."talentId", "uploadedById" = claim."uploadedById", "createdAt" = claim."createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
      AS claim(key text, "talentId" int, "uploadedById" int, "createdAt" timestamptz)
    WHERE file.key = claim.key`
}

function rowOf(talent: DemoTalent, history: DemoHistory, files: DemoFiles | undefined): Prisma.TalentCreateManyInput {
  const columns = columnsOf(talent)
  const { createdAt, updatedAt, version } = history
  return {
    ...columns,
    ...files,
    ...{ createdAt, updatedAt, version },
    contactKeys: contactKeys(columns),
    shareableId: isShared(talent) ? randomToken() : null,
  }
}

function found<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo data has no ${String(key)}`)
  return value
}
