import { beforeAll, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { findsNoBarrierAt } from './barriers.ts'
import { type Desk, seedDesk } from './desk.ts'
import { recruiter } from './person.ts'

openApp({}, { listen: true })

let desk: Desk

beforeAll(async () => {
  desk = await seedDesk()
})

test('lists have no barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/', '/deals?sort=title', '/companies', '/today'])
})

test('pages of records have no barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), [desk.talent, desk.company, desk.deal, desk.open])
})
