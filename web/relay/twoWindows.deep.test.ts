import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let dealIds: number[]

beforeAll(async () => {
  dealIds = [(await make.deal({ title: 'Fleet Engineer' })).id, (await make.deal({ title: 'Yard Planner' })).id]
})

test('two windows with two deals load and save, and only the last used one receives live updates', async () => {
  const one = await recruiterAt(`/deals/${dealIds[0]}`, { alone: true })
  await one.findsHeading('Fleet Engineer')
  const other = await one.page.context().newPage()
  const streams = new Map<unknown, Page>()
  for (const page of [one.page, other]) {
    page.on('request', request => request.headers().accept === 'text/event-stream' && streams.set(request, page))
    page.on('requestfinished', request => streams.delete(request))
    page.on('requestfailed', request => streams.delete(request))
  }
  /** Moves the mouse in this window, which opens its streams, and waits until no other window has open streams. */
  const follows = async (page: Page) => {
    await page.mouse.move(100, 100)
    await expect.poll(() => [...streams.values()]).toEqual([page, page, page])
  }
  await one.page.reload()
  await follows(one.page)
  await other.goto(`${world.address}/deals/${dealIds[1]}`)
  await follows(other)
  for (const [turn, page] of [one.page, other, one.page, other].entries()) {
    await page.reload()
    await follows(page)
    await page.getByLabel('Add a comment').fill(`Comment ${turn}`)
    await page.getByLabel('Add a comment').press('Control+Enter')
    await page.getByRole('list', { name: 'Comments' }).getByText(`Comment ${turn}`).waitFor()
  }
  await one.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await follows(one.page)
  expect(one.faults).toEqual([])
})
