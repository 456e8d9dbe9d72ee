import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { recruiterAt } from '../../test/person.ts'
import { openTalents } from './test/openTalents.ts'

openApp({}, { listen: true })

let talentId: number

beforeAll(async () => {
  talentId = (await make.talent({ name: 'Priya Raman' })).id
})

test('the first Enter, Space or ArrowDown loads and opens the menu of a row; Escape returns the focus', async () => {
  const ada = await openTalents({ alone: true })
  const button = ada.page.getByRole('button', { name: 'Actions for Priya Raman' })
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await opensByKeyboard(ada.page, { key, button, items: ['Open profile', 'Add to deal', 'Delete'] })
  }
})

test('status menu, saved views and a confirmation are used by keyboard alone', async () => {
  const ada = await openTalents({ alone: true })
  const status = ada.page.getByRole('button', { name: 'Status of Priya Raman: Backlog' })
  await opensByKeyboard(ada.page, { key: 'Enter', button: status, items: ['Backlog'] })

  const views = ada.page.getByRole('search').getByRole('button').first()
  await views.press('Enter')
  await ada.page.getByRole('dialog', { name: 'Saved views' }).waitFor()
  await ada.isIn('All talents')
  await ada.escapes()
  await expectFocus(views)

  const more = ada.page.getByRole('button', { name: 'Actions for Priya Raman' })
  await more.focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await ada.page.keyboard.press(key)
  await ada.page.getByRole('alertdialog', { name: 'Delete Priya Raman?' }).waitFor()
  await ada.isIn('Cancel')
  await ada.escapes()
  await expectFocus(more)
})

test('the menu of a profile reports that it cannot be loaded', async () => {
  const ada = await recruiterAt(`/talent/${talentId}`, { alone: true })
  await ada.findsHeading('Priya Raman')
  await ada.page.route('**/assets/OpenMenu-*', route => route.abort())
  await ada.page.reload()
  await ada.findsHeading('Priya Raman')
  await ada.presses('More actions')
  await ada.page.locator('.fui-Toast').first().waitFor()
  await ada.page.context().setOffline(true)
  await ada.presses('More actions')
  await ada.hears('No connection', 'You are offline. Please check the connection and try again.')
  expect(await ada.page.getByRole('menu').count()).toBe(0)
})

type Menu = { key: string; button: Locator; items: string[] }

/**
 * Opens a menu whose code is delayed until after the key press, moves through its items, and closes it. The page is
 * reloaded beforehand, as the browser may have moved the pointer over the page, which already loads the code.
 */
async function opensByKeyboard(page: Page, { key, button, items }: Menu) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/OpenMenu-*', async route => {
    await released
    await route.continue()
  })
  await page.reload()
  await button.focus()
  await page.keyboard.press(key)
  expect(await page.getByRole('menu').count()).toBe(0)
  release()
  await page.getByRole('menu').waitFor()
  await page.unroute('**/assets/OpenMenu-*')
  for (const item of items) {
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(item)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectFocus(button)
}

const expectFocus = (element: Locator) =>
  expect.poll(() => element.evaluate(each => each === document.activeElement)).toBe(true)
