import { beforeAll, expect, test } from 'vitest'
import { share } from '../../api/shares/test/sharing.ts'
import { openApp } from '../../api/test/harness.ts'
import { barriersAnywhere, findsNoBarrierAt } from './barriers.ts'
import { type Desk, seedDesk } from './desk.ts'
import { leaveDialog, openingsOf } from './openings.ts'
import { person, recruiter, recruiterAt } from './person.ts'

openApp({}, { listen: true })

let desk: Desk

beforeAll(async () => {
  desk = await seedDesk()
})

test('lists have no accessibility barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/', '/deals?sort=title', '/companies', '/today'])
})

test('pages of records have no accessibility barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), [desk.talent, desk.company, desk.deal, desk.open])
})

test('pages of searches and figures have no accessibility barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/job-matching', '/revenue', '/scoreboard', '/nowhere'])
})

test('settings have no accessibility barriers', async () => {
  await findsNoBarrierAt(await recruiter({ user: desk.user }), ['/users', '/sessions', '/agency', '/webhooks'])
})

test('pages for visitors have no accessibility barriers', async () => {
  const { url } = await share(desk.user, { talents: [{ talentId: desk.talentId }] })
  await findsNoBarrierAt(await person(), ['/login', desk.apply, new URL(url).pathname, '/share/nobody'])
})

test('no dialog has a barrier in either theme, on a desktop or a phone', { timeout: 300_000 }, async () => {
  const rita = await recruiterAt('/', { user: desk.user })
  let path = ''
  for (const { file, at, open } of openingsOf(() => desk)) {
    if (at() !== path) {
      path = at()
      await rita.goes(path)
      await rita.page.locator('main h1').waitFor()
    }
    await open(rita)
    await rita.dialog.waitFor()
    expect.soft(await barriersAnywhere(rita.page), file).toEqual([])
    await leaveDialog(rita.page)
  }
})
