import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../test/browser.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { openList } from './test/openList.ts'
import { talent, talentBase } from './test/talentBase.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const two = () => talentBase([talent(1, { name: 'Priya Raman' }), talent(2, { name: 'Bence Toth' })])

test('a status shows at once, is said, and the list is right afterwards', async () => {
  const base = two()
  let letGo = () => {}
  const ada = await openList(browser, base, { path: '/?status=backlog' })
  await ada.counts('2 of 2 talents')
  base.first = ({ status }) =>
    new Promise(resolve => {
      letGo = resolve
      if (!status) resolve()
    })
  await ada.presses('Status of Priya Raman: Backlog')
  await ada.page.getByRole('menuitemradio', { name: 'Vetted' }).click()
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Vetted' }).waitFor()
  expect(await ada.page.getByText('Status updated').count()).toBe(0)
  letGo()
  await ada.reads('Status updated')
  await ada.reads('Talent status has been updated to Vetted.')
  await ada.counts('1 of 2 talents')
  expect(await ada.page.getByText('Priya Raman').count()).toBe(0)
  await ada.leave()
})

test('a status that is refused goes back', async () => {
  const base = two()
  base.first = ({ status }) => {
    if (status) throw new Refusal('UNAVAILABLE', 'Stopping')
  }
  const ada = await openList(browser, base)
  await ada.presses('Status of Priya Raman: Backlog')
  await ada.page.getByRole('menuitemradio', { name: 'Dropped' }).click()
  await ada.reads('Error')
  await ada.reads('Failed to update talent status. Please try again.')
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Backlog' }).waitFor()
  await ada.leave()
})

test('a talent is deleted once that is confirmed', async () => {
  const ada = await openList(browser, two())
  await ada.deletes('Priya Raman')
  await ada.reads('Talent deleted')
  await ada.reads('The talent has been successfully removed from the database.')
  await ada.counts('1 of 1 talents')
  expect(await ada.rows.getByRole('link').allTextContents()).toEqual(['Bence Toth'])
  await ada.leave()
})

test("a refused deletion says the server's reason, a fault the page's own", async () => {
  const base = two()
  let code = 'CONFLICT'
  base.first = ({ id }) => {
    if (id) throw new Refusal(code, 'Priya is a candidate for Staff Engineer.')
  }
  const ada = await openList(browser, base)
  await ada.deletes('Priya Raman')
  await ada.reads('Cannot Delete Talent')
  await ada.reads('Priya is a candidate for Staff Engineer.')
  code = 'INTERNAL'
  await ada.deletes('Priya Raman')
  await ada.reads('Failed to delete the talent. Please try again.')
  await ada.counts('2 of 2 talents')
  await ada.leave()
})

test('deleting the last row of a page leads to the page before', async () => {
  const base = talentBase([...Array(51).keys()].map(index => talent(index + 1, { name: `Talent ${index + 1}.` })))
  const ada = await openList(browser, base)
  await ada.follows('Next')
  await ada.deletes('Talent 51.')
  await ada.reads('Talent 1.')
  expect(await ada.rows.count()).toBe(50)
  await ada.counts('50 of 50 talents')
  await ada.leave()
})

test('Open profile does', async () => {
  const ada = await openList(browser, two())
  await ada.page.getByRole('row', { name: 'Bence Toth' }).hover()
  await ada.presses('Actions for Bence Toth')
  await ada.page.getByRole('menuitem', { name: 'Open profile' }).click()
  await ada.isAt('/talent/2')
  await ada.leave()
})
