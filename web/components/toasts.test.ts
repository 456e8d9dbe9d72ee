import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Window } from '../test/browser.ts'
import { Refusal } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Logging out is refused to Ada, so that each try is a toast. */
async function adaWithToast(window: Window = {}) {
  const ada = await person(
    browser,
    adasApi(
      { signedIn: true },
      {
        useSignOutMutation() {
          throw new Refusal('UNAVAILABLE', 'Not now')
        },
      },
    ),
    window,
  )
  await ada.goes('/no/such/page')
  if (window.width === 390) await ada.presses('Open menu')
  await ada.presses('Logout')
  await ada.page.locator('.fui-Toast', { hasText: 'Failed to log out' }).waitFor()
  return { ...ada, toast: ada.page.locator('.fui-Toast') }
}

test('one toast at a time, which F8 leads to and which can be dismissed', async () => {
  const ada = await adaWithToast()
  await ada.presses('Logout')
  await ada.page.waitForTimeout(500)
  expect(await ada.toast.count()).toBe(1)
  await ada.findsNoBarrier()
  await ada.page.keyboard.press('F8')
  expect(await ada.page.evaluate(() => document.activeElement?.closest('.fui-Toaster') !== null)).toBe(true)
  await ada.presses('Dismiss')
  await ada.toast.waitFor({ state: 'detached' })
  await ada.leave()
})

test('a toast goes after five seconds', async () => {
  const ada = await adaWithToast()
  await ada.page.waitForTimeout(4000)
  expect(await ada.toast.count()).toBe(1)
  await ada.toast.waitFor({ state: 'detached', timeout: 3000 })
  await ada.leave()
})

test('a swipe to the right beyond 50 pixels sends a toast away, a shorter one does not', async () => {
  const ada = await adaWithToast()
  const box = await ada.toast.boundingBox()
  if (!box) throw new Error('The toast is not to be seen')
  const swipe = async (distance: number) => {
    await ada.page.mouse.move(box.x + 5, box.y + 5)
    await ada.page.mouse.down()
    await ada.page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 4 })
    await ada.page.mouse.up()
  }
  await swipe(45)
  await ada.page.waitForTimeout(400)
  expect(await ada.toast.count()).toBe(1)
  await swipe(60)
  await ada.toast.waitFor({ state: 'detached', timeout: 1500 })
  await ada.leave()
})

test('a toast is as wide as a phone, and at most 420 pixels on larger screens', async () => {
  for (const width of [390, 1440]) {
    const ada = await adaWithToast({ width })
    const region = await ada.page.locator('.fui-Toaster').boundingBox()
    expect(region?.width).toBeLessThanOrEqual(Math.min(width, 420))
    await ada.leave()
  }
})
