import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { barriersAnywhere } from './barriers.ts'
import { type Desk, seedDesk } from './desk.ts'
import { leaveDialog, openingsOf } from './openings.ts'
import { recruiterAt } from './person.ts'

openApp({}, { listen: true })

let desk: Desk

beforeAll(async () => {
  desk = await seedDesk()
})

test('no dialog has a barrier in either theme, on a desk or a phone', { timeout: 300_000 }, async () => {
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
