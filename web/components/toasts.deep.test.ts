import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { type Opening, recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

/** A recruiter whose logout is refused, so that each attempt shows a toast. */
async function atHome(opening: Opening = {}) {
  const ada = await recruiterAt('/no/such/page', opening)
  await ada.refuses('PersonSignOutMutation', { code: 'UNAVAILABLE', message: 'Not now' })
  await ada.findsHeading('404 Page Not Found')
  return { ...ada, toast: ada.page.locator('.fui-Toast') }
}

test('a swipe beyond 50 pixels removes a toast', async () => {
  const ada = await atHome()
  await ada.presses('Logout')
  await ada.hears('Error', 'Failed to log out')
  const box = await ada.toast.boundingBox()
  if (!box) throw new Error('The toast is not to be seen')
  const drag = async (distance: number) => {
    await ada.page.mouse.move(box.x + 5, box.y + 5)
    await ada.page.mouse.down()
    await ada.page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 4 })
  }
  // After a shorter swipe the toast returns. A toast under the pointer does not disappear after five seconds.
  const moved = async () => ((await ada.toast.boundingBox())?.x ?? 0) - box.x
  await drag(45)
  await expect.poll(moved).toBe(45)
  await ada.page.mouse.up()
  await expect.poll(moved).toBe(0)
  expect(await ada.toast.count()).toBe(1)
  await drag(60)
  await ada.page.mouse.up()
  await ada.toast.waitFor({ state: 'detached' })
})

test('one toast is shown at a time; F8 focuses it, and Dismiss removes it', async () => {
  const ada = await atHome()
  await ada.presses('Logout')
  await ada.toast.evaluate(first => first.setAttribute('data-first', ''))
  await ada.presses('Logout')
  await ada.page.locator('.fui-Toast[data-first]').waitFor({ state: 'detached' })
  await expect.poll(() => ada.toast.count()).toBe(1)
  await ada.page.keyboard.press('F8')
  const hasFocus = () => ada.page.evaluate(() => document.activeElement?.closest('.fui-Toaster') !== null)
  await expect.poll(hasFocus).toBe(true)
  expect((await ada.page.locator('.fui-Toaster').boundingBox())?.width).toBeLessThanOrEqual(420)
  await ada.presses('Dismiss')
  await ada.toast.waitFor({ state: 'detached' })
})

test('a toast is as wide as a phone, and disappears after five seconds', async () => {
  const ada = await atHome({ width: 390 })
  // Measured by the page's clock, as the test itself may be delayed.
  await ada.page.evaluate(() => {
    const shown = { from: 0, to: 0 }
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const isThere = document.querySelector('.fui-Toast') !== null
      if (isThere && !shown.from) shown.from = performance.now()
      if (!isThere && shown.from && !shown.to) shown.to = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await ada.presses('Open menu')
  await ada.presses('Logout')
  await ada.toast.waitFor()
  expect((await ada.page.locator('.fui-Toaster').boundingBox())?.width).toBeLessThanOrEqual(390)
  const lasted = () =>
    ada.page.evaluate(() => {
      const { shown } = window as unknown as { shown: { from: number; to: number } }
      return shown.to - shown.from
    })
  await expect.poll(lasted).toBeGreaterThan(4900)
})
