import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { phone } from '../test/browser.ts'
import { type ListOpening, recruiterAtList } from './test/recruiterAtList.ts'

openApp({}, { listen: true })

/** Number of talents: enough for a long scroll to release the first pages. */
const TALENTS = 1_000
const name = (number: number) => `Talent ${String(number).padStart(4, '0')}`
const names = Array.from({ length: TALENTS }, (_, index) => name(index + 1))

beforeAll(async () => {
  await world.db.talent.createMany({
    data: names.map(each => ({ name: each, role: 'Engineer', area: 'TECH', seniority: 'Senior' })),
  })
})

const openTalents = (opening: ListOpening = {}) =>
  recruiterAtList({ path: '/?sort=name', heading: 'Talent Database', ...opening })

test('a long scroll shows every row once and in order, with only few rows in the document at a time', async () => {
  const ada = await openTalents()
  await ada.counts('1,000 of 1,000 talents')
  const { seen, most } = await ada.page.evaluate(scrollToEnd, TALENTS)
  expect(seen).toEqual(names)
  expect(most).toBeLessThan(60)
  expect(await ada.page.getByRole('row').last().getAttribute('aria-rowindex')).toBe(`${TALENTS + 1}`)
  // The pages far above were released, and are loaded again by their stored cursors.
  const before = ada.requests('TalentsPageMoreQuery').length
  await ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTo(0, 44 * 120))
  await ada.reads(name(125))
  expect(ada.requests('TalentsPageMoreQuery').length).toBeGreaterThan(before)
})

async function scrollToEnd(talents: number) {
  const part = document.querySelector('table[aria-label]')?.parentElement
  const seen: string[] = []
  let most = 0
  for (let frames = 0; part && seen.length < talents && frames < 600; frames++) {
    const rows = [...part.querySelectorAll('th[scope=row] a')].map(({ textContent }) => textContent ?? '')
    most = Math.max(most, rows.length)
    const fresh = rows.filter(row => !seen.includes(row))
    seen.push(...fresh)
    // Scrolls further only after new rows have been loaded.
    if (fresh.length > 0) {
      frames = 0
      part.scrollBy(0, 400)
    }
    await new Promise(requestAnimationFrame)
  }
  return { seen, most }
}

test('a row with the focus stays in the document when it is scrolled out of view', async () => {
  const ada = await openTalents()
  await ada.page.getByRole('link', { name: name(3) }).focus()
  await ada.scrollsTo(name(200))
  await ada.isIn(name(3))
  await ada.page.keyboard.press('Enter')
  await ada.findsHeading(name(3))
})

test('on a slow network, rows replace skeletons of the same height', async () => {
  const ada = await openTalents()
  await ada.reads(name(1))
  const more = await ada.holds('TalentsPageMoreQuery')
  await ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTo(0, 44 * 49))
  const next = ada.page.locator('tr[aria-rowindex]', { hasText: name(50) }).locator('xpath=following-sibling::tr[1]')
  expect(await next.getByRole('link').count()).toBe(0)
  const before = await next.boundingBox()
  more.release()
  await ada.reads(name(51))
  expect(await next.boundingBox()).toEqual(before)
})

test('further rows that failed to load can be retried', async () => {
  const ada = await openTalents()
  await ada.reads(name(1))
  const fault = await ada.refuses('TalentsPageMoreQuery')
  await ada.scrollsTo(name(50))
  await ada.page.getByRole('alert').waitFor()
  await fault.release()
  await ada.presses('Try again')
  await ada.scrollsTo(name(120))
  expect(await ada.page.getByRole('alert').count()).toBe(0)
})

test('Back restores the former order and scroll position, and a new order scrolls to the top', async () => {
  const ada = await openTalents()
  await ada.counts('1,000 of 1,000 talents')
  await ada.page.getByRole('table').evaluate(part => part.parentElement?.scrollTo(0, 500))
  await ada.presses('Name')
  await ada.page.locator('th[aria-sort="descending"]').waitFor()
  await expect.poll(ada.scrolled).toBe(0)
  await ada.isAt('/?sort=-name')
  await ada.page.goBack()
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
  await expect.poll(ada.scrolled).toBe(500)
})

test('the link back restores the scroll position of the list, but not of another person', async () => {
  const ada = await openTalents({ path: '/?search=talent&area=tech&sort=-name' })
  await ada.scrollsTo(name(940))
  const scrolled = await ada.scrolled()
  await ada.page.getByText(name(940), { exact: true }).click()
  await ada.findsHeading(name(940))
  await ada.page.reload()
  await ada.follows('Back to Talents')
  await ada.isAt('/?search=talent&area=tech&sort=-name')
  await ada.reads(name(940))
  expect(Math.abs(Number(await ada.scrolled()) - Number(scrolled))).toBeLessThan(44)

  await ada.page.getByText(name(940), { exact: true }).click()
  await ada.findsHeading(name(940))
  await ada.becomes()
  await ada.page.reload()
  await ada.follows('Back to Talents')
  await ada.isAt('/')
})

test('on a phone cards are also loaded while scrolling, and Back returns to the card that was opened', async () => {
  const ada = await openTalents(phone)
  await ada.reads(name(1))
  expect(await ada.page.getByRole('table').count()).toBe(0)
  await ada.scrollsTo(name(80))
  expect(await ada.page.getByRole('listitem').count()).toBeLessThan(60)
  const top = await ada.page.evaluate(() => scrollY)
  await ada.page.getByText(name(80), { exact: true }).click()
  await ada.findsHeading(name(80))
  await ada.page.goBack()
  await ada.reads(name(80))
  await expect.poll(async () => Math.abs((await ada.page.evaluate(() => scrollY)) - top)).toBeLessThan(300)
})

test('a reload keeps the scroll position; a newly opened address starts at its top', async () => {
  const ada = await openTalents({ width: 390, height: 600 })
  const scrolled = () => ada.page.evaluate(() => Math.round(scrollY))
  await ada.reads(name(1))
  await ada.page.evaluate(() => scrollTo(0, 400))
  await ada.page.reload()
  await ada.reads(name(1))
  await expect.poll(scrolled).toBe(400)
  await ada.goes('/job-matching')
  await ada.reads('Who fits the job?')
  expect(await scrolled()).toBe(0)
})
