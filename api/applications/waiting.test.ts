import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { submitApplication } from './apply.ts'
import { findOwnApplication, withdrawOwnApplication } from './ownApplication.ts'
import { openDeal, sendForm, TAKEN, upload } from './test/applying.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const LIMIT = `mutation ($id: Int!, $limit: Int, $waits: Boolean) {
  setApplicationLimit(input: { id: $id, limit: $limit, hasWaitingList: $waits }) {
    deal { applicationLimit { limit currentCount isReached hasWaitingList } } } }`
const REMOVE = 'mutation ($id: Int!) { removeApplication(input: { id: $id }) { deletedApplicationId } }'
const UPDATE = `mutation ($id: Int!, $status: CandidateStatus) { updateApplication(input: { id: $id, status: $status }) {
  application { waitingPosition withdrawnAt } } }`

/** Creates a deal with a waiting list and the limit `limit`. */
async function limited(limit: number) {
  const deal = await openDeal()
  await staff.run(LIMIT, { id: deal.id, limit, waits: true })
  return deal
}

const apply = (token: string, email: string, text?: string) =>
  submitApplication(world, { token, resume: upload(text), email, mayWait: true })

/** The applications and their positions on the waiting list, as shown to staff. */
async function queueOf(id: number) {
  const { deal } = await staff.run<{ deal: { applications: { email: string; waitingPosition: number | null }[] } }>(
    'query ($id: Int!) { deal(id: $id) { applications { email waitingPosition } } }',
    { id },
  )
  return deal.applications.map(({ email, waitingPosition }) => [email, waitingPosition])
}

const idOf = async (dealId: number, email: string) =>
  (await world.db.externalApplication.findFirstOrThrow({ where: { dealId, email } })).id

describe('with an application limit', () => {
  test('further applications join the waiting list in order, but by REST only with mayWait', async () => {
    const { id, token } = await limited(1)
    expect(await apply(token, 'a@x')).toMatchObject({ position: null })
    const form = await sendForm(`/api/public/deals/${token}/apply`, { email: 'no@x' })
    expect(form).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This job application is no longer available.' },
    })
    expect(await apply(token, 'b@x')).toMatchObject({ position: 1 })
    expect(await sendForm(`/api/public/deals/${token}/apply`, { email: 'c@x', mayWait: 'true' })).toMatchObject(TAKEN)
    expect(await queueOf(id)).toEqual([
      ['a@x', null],
      ['b@x', 1],
      ['c@x', 2],
    ])
    expect((await fetch(`${world.address}/api/public/deals/${token}`)).status).toBe(404)
    expect(
      await staff.run('query ($id: Int!) { deal(id: $id) { candidateCount applicationLimit { currentCount } } }', {
        id,
      }),
    ).toEqual({ deal: { candidateCount: 1, applicationLimit: { currentCount: 1 } } })
    // A repeated application is recognised and keeps its position.
    expect(await apply(token, 'b@x')).toEqual({ secret: null, position: 1 })
  })

  test('further applications are refused without a waiting list', async () => {
    const { id, token } = await openDeal()
    await staff.run(LIMIT, { id, limit: 1 })
    await apply(token, 'a@x')
    await expect(apply(token, 'b@x')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('one person with several files takes one place', async () => {
    const { id, token } = await limited(2)
    const send = (phone: string, text: string) =>
      submitApplication(world, { token, resume: upload(text), phone, mayWait: true })
    await send('+49 170 1234567', 'first')
    expect(await send('0049 (0)170 / 12345-67', 'newer')).toMatchObject({ position: null })
    expect(await apply(token, 'b@x')).toMatchObject({ position: null })
    expect(await apply(token, 'b@X', 'newer')).toMatchObject({ position: 1 })
    expect(await apply(token, 'c@x')).toMatchObject({ position: 2 })
    expect(
      await staff.run('query ($id: Int!) { deal(id: $id) { applicationLimit { currentCount } } }', { id }),
    ).toEqual({
      deal: { applicationLimit: { currentCount: 2 } },
    })
    await staff.run(LIMIT, { id, limit: 3, waits: true })
    expect(await queueOf(id)).toMatchObject([{}, {}, {}, {}, ['c@x', null]])
  })

  test('applications move up in order after a removal, a withdrawal or a higher limit', async () => {
    const { id, token } = await limited(1)
    const { secret } = await apply(token, 'a@x')
    for (const email of ['b@x', 'c@x', 'd@x', 'e@x', 'f@x']) await apply(token, email)
    await withdrawOwnApplication(world, { secret: secret ?? '' })
    expect((await queueOf(id)).slice(0, 3)).toEqual([
      ['a@x', null],
      ['b@x', null],
      ['c@x', 1],
    ])
    await staff.run(REMOVE, { id: await idOf(id, 'b@x') })
    expect((await queueOf(id)).slice(1, 3)).toEqual([
      ['c@x', null],
      ['d@x', 1],
    ])
    await staff.run(LIMIT, { id, limit: 2 })
    expect((await queueOf(id)).slice(2, 4)).toEqual([
      ['d@x', null],
      ['e@x', 1],
    ])
    // The next free place skips a rejected application.
    await staff.run(UPDATE, { id: await idOf(id, 'e@x'), status: 'REJECTED' })
    expect((await queueOf(id)).slice(3)).toEqual([
      ['e@x', null],
      ['f@x', 1],
    ])
    await staff.run(LIMIT, { id, limit: null })
    expect(await world.db.externalApplication.findMany({ where: { dealId: id, isWaiting: true } })).toMatchObject([
      { email: 'e@x' },
    ])
    const moves = await world.db.activity.findMany({ where: { dealId: id, kind: 'application.movedUp' } })
    expect(moves).toHaveLength(4)
  })

  test('staff may move an application up past others, and reopen a withdrawn application', async () => {
    const { id, token } = await limited(1)
    const { secret } = await apply(token, 'a@x')
    for (const email of ['b@x', 'c@x']) await apply(token, email)
    const MOVE = 'mutation ($id: Int!) { moveUpApplication(input: { id: $id }) { application { waitingPosition } } }'
    const c = await idOf(id, 'c@x')
    for (let time = 0; time < 2; time++) {
      expect(await staff.run(MOVE, { id: c })).toEqual({
        moveUpApplication: { application: { waitingPosition: null } },
      })
    }
    expect(await queueOf(id)).toEqual([
      ['a@x', null],
      ['b@x', 1],
      ['c@x', null],
    ])
    await withdrawOwnApplication(world, { secret: secret ?? '' })
    const a = await idOf(id, 'a@x')
    expect(await staff.run(UPDATE, { id: a, status: 'SCREENED' })).toMatchObject({
      updateApplication: { application: { withdrawnAt: null } },
    })
    expect(await findOwnApplication(world, { secret: secret ?? '' })).toMatchObject({ state: 'IN_REVIEW' })
  })
})

test('the limit is exact while people concurrently apply, withdraw and are removed', { tags: ['deep'] }, async () => {
  const { id, token } = await limited(3)
  const first = await Promise.all(['1', '2', '3', '4', '5', '6'].map(name => apply(token, `${name}@x`)))
  const counts = async () => {
    const rows = await world.db.externalApplication.findMany({ where: { dealId: id } })
    const taken = rows.filter(({ isWaiting, withdrawnAt }) => !isWaiting && !withdrawnAt).length
    return { taken, waiting: rows.filter(({ isWaiting }) => isWaiting).length }
  }
  expect(await counts()).toEqual({ taken: 3, waiting: 3 })
  expect(first.map(({ position }) => position).filter(Boolean)).toHaveLength(3)
  const [one] = await world.db.externalApplication.findMany({ where: { dealId: id, isWaiting: false } })
  await Promise.all([
    staff.run(REMOVE, { id: one?.id }),
    ...first.slice(0, 2).map(({ secret }) => withdrawOwnApplication(world, { secret: secret ?? '' }).catch(() => null)),
    ...['7', '8', '9'].map(name => apply(token, `${name}@x`)),
  ])
  const { taken, waiting } = await counts()
  expect(taken).toBe(3)
  expect(waiting).toBeGreaterThan(0)
  await staff.run(LIMIT, { id, limit: 4 })
  expect(await counts()).toEqual({ taken: 4, waiting: waiting - 1 })
})
