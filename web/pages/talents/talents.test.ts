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

const hostile = '🦊 مرحبا '.repeat(1_000)

const few = () =>
  talentBase([
    talent(1, {
      name: 'Priya Raman',
      techStack: ['Go', 'Kafka', 'gRPC', 'Redis'],
      companies: 'A, B, C, D',
      linkedinUrl: 'linkedin.com/in/priya',
      portfolioUrls: ['https://priya.example.com', 'https://two.example.com'],
      preferredRateType: 'FULL_TIME',
      minFullTimeRate: '€6,000',
    }),
    talent(2, { name: 'Bence Toth', role: 'Designer', area: 'DESIGN', companies: '', portfolioUrl: '/old.html' }),
    talent(3, { name: hostile, linkedinUrl: 'javascript:alert(1)', portfolioUrls: ['javascript:alert(1)'] }),
  ])

const many = () => talentBase([...Array(101).keys()].map(index => talent(index + 1, { name: `Talent ${index + 1}.` })))

test('the table says what the specification wants of it', async () => {
  const ada = await openList(browser, few())
  await ada.counts('3 of 3 talents')
  expect(await ada.page.getByRole('columnheader').allTextContents()).toEqual([
    ...['Name', 'Role', 'Area', 'Source', 'Status', 'Tech stack', 'Companies', 'Seniority'],
    ...['Rate Preference', 'LinkedIn', 'Portfolio', 'Actions'],
  ])
  const row = await ada.page.locator('tbody tr').first().locator('> *').allTextContents()
  expect(row.slice(1, 11).map(text => text.replaceAll('\n', ''))).toEqual([
    ...['Backend Engineer', 'Tech', 'Internal', 'Backlog', 'GoKafkagRPC+1 more', 'A, B, C...', 'Senior'],
    ...['Full-Time from €6,000 / month', 'LinkedIn', 'View Portfolio (2)'],
  ])
  expect(await ada.cell(1, 10).getByRole('link').getAttribute('href')).toBe('https://linkedin.com/in/priya')
  expect(await ada.cell(2, 6).textContent()).toBe('—')
  expect(await ada.cell(2, 7).textContent()).toBe('—')
  expect(await ada.cell(2, 9).textContent()).toBe('—')
  expect(await ada.cell(2, 11).getByRole('link').getAttribute('href')).toMatch(/^http:.*\/old\.html$/)
  await ada.findsNoBarrier()
  await ada.leave()
})

test('no link leads to a script, and long strange words break nothing', async () => {
  const ada = await openList(browser, few())
  expect(await ada.cell(3, 10).textContent()).toBe('—')
  expect(await ada.cell(3, 11).textContent()).toBe('—')
  expect((await ada.cell(3, 1).boundingBox())?.height).toBe(44)
  await ada.leave()
})

test('a row leads to the profile', async () => {
  const ada = await openList(browser, few())
  await ada.cell(1, 2).click()
  await ada.isAt('/talent/1')
  await ada.leave()
})

test('typing searches at the server and in the address, and the old rows stay until the new ones are there', async () => {
  const base = few()
  let letGo = () => {}
  const ada = await openList(browser, base)
  await ada.counts('3 of 3 talents')
  base.first = () =>
    new Promise(resolve => {
      letGo = resolve
    })
  const field = ada.page.getByPlaceholder('Search talents...')
  await field.pressSequentially('ben', { delay: 50 })
  await ada.page.locator('table[aria-busy="true"]').waitFor()
  expect(await ada.rows.count()).toBe(3)
  await field.pressSequentially('ce', { delay: 50 })
  expect(await field.inputValue()).toBe('bence')
  await expect.poll(() => base.asked.at(-1)?.filter.search).toBe('bence')
  letGo()
  await ada.counts('1 of 3 talents')
  expect(await ada.rows.count()).toBe(1)
  await ada.isAt('/?search=bence')
  expect(await field.inputValue()).toBe('bence')
  expect(base.asked.map(({ filter }) => filter.search)).not.toContain('b')
  await ada.leave()
})

test('filters and order are in the address, and Back undoes them', async () => {
  const ada = await openList(browser, few(), { path: '/?area=design' })
  await ada.counts('1 of 3 talents')
  await ada.page.getByLabel('Area', { exact: true }).selectOption('All Areas')
  await ada.counts('3 of 3 talents')
  expect(await ada.page.getByLabel('Area', { exact: true }).locator('option').allTextContents()).toEqual([
    ...['All Areas', 'Tech', 'Design', 'Data', 'Marketing', 'Product'],
  ])
  await ada.page.getByLabel('Status', { exact: true }).selectOption('Dropped')
  await ada.reads('No talents match')
  await ada.isAt('/?status=dropped')
  await ada.findsNoBarrier()
  await ada.follows('Clear filters')
  await ada.counts('3 of 3 talents')
  await ada.presses('Name')
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
  await ada.presses('Name')
  await ada.page.locator('th[aria-sort="descending"]').waitFor()
  await ada.isAt('/?sort=-name')
  await expect.poll(() => ada.cell(2, 1).textContent()).toContain('Priya')
  await ada.page.goBack()
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
  await ada.leave()
})

test('fifty rows a page, forth and back', async () => {
  const ada = await openList(browser, many())
  await ada.counts('101 of 101 talents')
  expect(await ada.rows.count()).toBe(50)
  await ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTo(0, 500))
  await ada.follows('Next')
  await ada.reads('Talent 51.')
  expect(await ada.scrolled()).toBe(0)
  await ada.page.goBack()
  await ada.reads('Talent 1.')
  expect(await ada.scrolled()).toBe(500)
  await ada.follows('Next')
  await ada.reads('Talent 51.')
  await ada.follows('Next')
  await ada.reads('Talent 101.')
  expect(await ada.page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await ada.follows('Previous')
  await ada.reads('Talent 100.')
  await ada.follows('Previous')
  await ada.reads('Talent 1.')
  expect(await ada.page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await ada.leave()
})

test('a database without talents says what it is for', async () => {
  const ada = await openList(browser, talentBase([]))
  await ada.reads('No talents yet')
  expect(await ada.page.getByRole('button', { name: 'Add talent' }).count()).toBe(2)
  await ada.findsNoBarrier()
  await ada.leave()
})

test('what could not be loaded can be tried again, beside heading and filters', async () => {
  const base = few()
  base.first = () => {
    throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: '7' })
  }
  const ada = await openList(browser, base)
  await ada.reads('Error loading talent data. Please try again later.')
  await ada.findsNoBarrier()
  base.first = () => {}
  await ada.presses('Try again')
  await ada.reads('Priya Raman')
  await ada.leave()
})

test('a cursor of another list leads to the first page', async () => {
  const base = few()
  base.first = ({ after }) => {
    if (after) throw new Refusal('INVALID_INPUT', 'The cursor is not one of this list')
  }
  const ada = await openList(browser, base, { path: '/?search=priya&after=nonsense' })
  await ada.follows('To the first page')
  await ada.reads('Priya Raman')
  await ada.isAt('/?search=priya')
  await ada.leave()
})

test('on a phone the talents are cards', async () => {
  const ada = await openList(browser, few(), { window: { width: 390, height: 844, touch: true } })
  await ada.reads('Full-Time from €6,000 / month')
  expect(await ada.page.getByRole('listitem').count()).toBe(3)
  expect(await ada.page.getByRole('table').count()).toBe(0)
  await ada.findsNoBarrier()
  await ada.page
    .getByRole('listitem')
    .filter({ hasText: 'Designer' })
    .click({ position: { x: 100, y: 70 } })
  await ada.isAt('/talent/2')
  await ada.leave()
})
