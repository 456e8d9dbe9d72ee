import { beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../introductions/verify.ts'
import { as, inPerson, openApp, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { COUNT, shortlist } from '../test/sharing.ts'

openApp()

let recruiter: Person

beforeAll(async () => {
  recruiter = await make.user()
})

describe('an opening', () => {
  const count = (token: string) => visitorsPage.run(COUNT, { input: { token } })
  const readShare = (id: number) => world.db.share.findUniqueOrThrow({ where: { id } })

  test('counts for clients but not for staff, and the first opening is recorded', async () => {
    const { token, databaseId: id, deal, talents } = await shortlist(recruiter, ['Olga Opened', 'Omar Opened'])
    await inPerson(recruiter).run(COUNT, { input: { token } })
    expect(await readShare(id)).toMatchObject({ openCount: 0, firstOpenedAt: null })
    await Promise.all([count(token), count(token), count(token)])
    const { openCount, firstOpenedAt, lastOpenedAt } = await readShare(id)
    expect(openCount).toBe(3)
    expect(lastOpenedAt?.getTime()).toBeGreaterThanOrEqual(firstOpenedAt?.getTime() ?? Number.POSITIVE_INFINITY)
    const records = await world.db.activity.findMany({
      where: { shareId: id, kind: 'share.opened' },
      orderBy: { id: 'asc' },
    })
    expect(records.map(({ dealId, talentId, actorId }) => ({ dealId, talentId, actorId }))).toEqual([
      { dealId: deal.id, talentId: null, actorId: null },
      ...talents.map(talent => ({ dealId: null, talentId: talent.id, actorId: null })),
    ])
    const opened = { where: { shareId: id, event: 'OPENED' as const } }
    expect(await world.db.introduction.count(opened)).toBe(1)
    await as(recruiter).run('mutation ($id: Int!) { renewShare(input: { id: $id }) { share { id } } }', { id })
    await count(token)
    await count(token)
    expect(await world.db.introduction.count(opened)).toBe(2)
    expect(await readShare(id)).toMatchObject({ openCount: 5, firstOpenedAt })
    expect((await verifyLedger(world)).faults).toEqual([])
  })

  test('does not count while all talents are hidden', async () => {
    const { token, databaseId: id, deal, talents } = await shortlist(recruiter, ['Walt Withdrawn'])
    const pair = { talentId: talents[0]?.id ?? 0, dealId: deal.id }
    const refused = { token: 'walt', wording: '?', withdrawnAt: new Date() }
    const consent = await world.db.consent.create({ data: { ...pair, ...refused } })
    await count(token)
    expect(await readShare(id)).toMatchObject({ openCount: 0, firstOpenedAt: null })
    const opened = { where: { shareId: id, event: 'OPENED' as const } }
    expect(await world.db.introduction.count(opened)).toBe(0)
    await world.db.consent.update({ where: { id: consent.id }, data: { confirmedAt: new Date(), withdrawnAt: null } })
    await count(token)
    expect(await world.db.introduction.count(opened)).toBe(1)
  })
})
