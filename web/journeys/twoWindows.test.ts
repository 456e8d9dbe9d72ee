import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

let colleague: Colleague
let dealIds: number[]

beforeAll(async () => {
  colleague = await make.user()
  dealIds = [(await make.deal({ title: 'Fleet Engineer' })).id, (await make.deal({ title: 'Yard Planner' })).id]
})

test('two windows on two deals load and save, and the one that is used last hears the news', async () => {
  const one = await person({ alone: true })
  await one.goes(`/deals/${dealIds[0]}`)
  await one.signsIn(colleague.email, PASSWORD)
  await one.findsHeading('Fleet Engineer')
  const other = await one.page.context().newPage()
  const windows = [one.page, other]
  const streams = new Set<unknown>()
  for (const page of windows) {
    page.on('request', request => request.headers().accept === 'text/event-stream' && streams.add(request))
    page.on('requestfinished', request => streams.delete(request))
    page.on('requestfailed', request => streams.delete(request))
  }
  // Each window has all its streams before the other one is loaded.
  await one.page.reload()
  await one.page.mouse.move(100, 100)
  await expect.poll(() => streams.size).toBe(3)
  await other.goto(`${world.address}/deals/${dealIds[1]}`)
  await other.getByRole('heading', { name: 'Yard Planner', exact: true }).waitFor()
  await other.mouse.move(100, 100)
  await expect.poll(() => streams.size).toBe(3)
  for (const page of [...windows, ...windows]) {
    await page.reload()
    await page.mouse.move(100, 100)
    await expect.poll(() => streams.size).toBe(3)
    const comment = `Said at ${streams.size} streams in ${page === other ? 'the other' : 'one'} window`
    await page.getByLabel('Add a comment').fill(comment)
    await page.getByLabel('Add a comment').press('Control+Enter')
    await page.getByRole('list', { name: 'Comments' }).getByText(comment).first().waitFor()
  }
  // The first one is used again, and hears what somebody else does.
  await one.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => streams.size).toBe(3)
  expect([...streams].every(request => one.page === (request as { frame(): { page(): unknown } }).frame().page())).toBe(
    true,
  )
  expect(one.faults).toEqual([])
})
