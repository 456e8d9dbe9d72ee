import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { phone } from '../../test/browser.ts'
import { openTalents } from './test/openTalents.ts'

openApp({}, { listen: true })

beforeAll(async () => {
  const priya = { name: 'Priya Raman', techStack: ['Go', 'Kafka', 'gRPC', 'Redis'], companies: 'A, B, C, D' }
  const rates = { preferredRateType: 'FULL_TIME', minFullTimeRate: '€6,000' }
  const portfolioUrls = ['https://priya.example.com', 'https://two.example.com']
  await make.talent({ ...priya, ...rates, portfolioUrls, linkedinUrl: 'linkedin.com/in/priya' })
  // Old records with values that the forms would refuse.
  const { id } = await make.talent({ name: 'Bence Toth', techStack: [], role: 'Designer', area: 'MARKETING' })
  const bence = { companies: '', portfolioUrl: '/old.html', profilePictureUrl: '/api/files/bence' }
  await world.db.talent.update({ where: { id }, data: { ...bence, area: 'DESIGN' } })
  const hostile = await make.talent({ name: 'Zyx' })
  await world.db.talent.update({
    where: { id: hostile.id },
    data: {
      ...{ name: `Zyx ${'🦊 مرحبا '.repeat(300)}`, profilePictureUrl: 'cdn.example/zyx.png' },
      ...{ linkedinUrl: 'javascript:alert(1)', portfolioUrls: ['javascript:alert(1)'] },
    },
  })
})

const byName = { path: '/?sort=name' }

test('the table shows the specified columns, and a row opens the profile', async () => {
  const ada = await openTalents(byName)
  await ada.counts('3 of 3 talents')
  expect(await ada.page.getByRole('columnheader').allTextContents()).toEqual([
    ...['Name', 'Role', 'Area', 'Source', 'Status', 'Tech stack', 'Companies', 'Seniority'],
    ...['Rate Preference', 'LinkedIn', 'Portfolio', 'Actions'],
  ])
  const row = await ada.page.locator('tbody tr').nth(1).locator('> *').allTextContents()
  expect(row.slice(1, 11).map(text => text.replaceAll('\n', ''))).toEqual([
    ...['Backend Engineer', 'Tech', 'Internal', 'Backlog', 'GoKafkagRPC+1 more', 'A, B, C...', 'Senior'],
    ...['Full-Time from €6,000 / month', 'LinkedIn', 'View Portfolio (2)'],
  ])
  expect(await ada.cell(2, 10).getByRole('link').getAttribute('href')).toBe('https://linkedin.com/in/priya')
  for (const column of [6, 7, 9]) expect(await ada.cell(1, column).textContent()).toBe('—')
  expect(await ada.cell(1, 1).locator('img').getAttribute('src')).toMatch(/^http:.*\/api\/files\/bence$/)
  expect(await ada.cell(1, 11).getByRole('link').getAttribute('href')).toMatch(/^http:.*\/old\.html$/)
  await ada.cell(2, 2).click()
  await ada.findsHeading('Priya Raman')
})

test('no link runs a script, no picture of another site is loaded, and long words keep the layout', {
  tags: ['deep'],
}, async () => {
  const ada = await openTalents(byName)
  await ada.counts('3 of 3 talents')
  expect(await ada.cell(3, 10).textContent()).toBe('—')
  expect(await ada.cell(3, 11).textContent()).toBe('—')
  expect(await ada.cell(3, 1).locator('img').count()).toBe(0)
  expect((await ada.cell(3, 1).boundingBox())?.height).toBe(44)
})

test('the table is wider than the window, and the name and the actions of a row stay in view', {
  tags: ['deep'],
}, async () => {
  const ada = await openTalents(byName)
  await ada.counts('3 of 3 talents')
  await expect.poll(async () => (await ada.cell(2, 12).boundingBox())?.x).toBeLessThan(1440)
  const more = await ada.cell(2, 6).getByText('+1 more').boundingBox()
  const actions = await ada.cell(2, 12).boundingBox()
  expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0)
  await ada.cell(2, 11).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await ada.cell(2, 1).boundingBox())?.x).toBeGreaterThanOrEqual(0)
})

test('typed text stays while the rows of an earlier search are loaded', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  await ada.counts('3 of 3 talents')
  const rows = await ada.holds('TalentsPageQuery')
  const field = ada.page.getByPlaceholder('Search talents...')
  await field.fill('ben')
  await ada.page.locator('table[aria-busy="true"]').waitFor()
  expect(await ada.rows.count()).toBe(3)
  await field.pressSequentially('ce')
  rows.release()
  await expect.poll(ada.names).toEqual(['Bence Toth'])
  await ada.isAt('/?search=bence')
  expect(await field.inputValue()).toBe('bence')
})

test('area, status and order are kept in the address, and Back undoes them', async () => {
  const ada = await openTalents()
  const area = ada.page.getByLabel('Area', { exact: true })
  await area.selectOption('Design')
  await ada.isAt('/?area=design')
  await expect.poll(ada.names).toEqual(['Bence Toth'])
  expect(await area.locator('option').allTextContents()).toEqual([
    ...['All Areas', 'Tech', 'Design', 'Data', 'Marketing', 'Product'],
  ])
  await area.selectOption('All Areas')
  await ada.page.getByLabel('Status', { exact: true }).selectOption('Dropped')
  await ada.reads('No talents match')
  await ada.isAt('/?status=dropped')
  await ada.follows('Clear filters')
  await ada.counts('3 of 3 talents')
  // The head shows an order before the rows are loaded; a change during that time would replace the step in the history.
  for (const [direction, address] of [
    ['ascending', '/?sort=name'],
    ['descending', '/?sort=-name'],
  ] as const) {
    await ada.presses('Name')
    await ada.page.locator(`th[aria-sort="${direction}"]`).waitFor()
    await ada.isAt(address)
  }
  await expect.poll(async () => (await ada.names()).slice(1)).toEqual(['Priya Raman', 'Bence Toth'])
  await ada.page.goBack()
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
})

test('two filters that are changed in the same moment are both kept', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  const selects = ['Area', 'Status'].map(label => ada.page.getByLabel(label, { exact: true }).elementHandle())
  await ada.page.evaluate(chooseSecond, await Promise.all(selects))
  await ada.isAt('/?status=backlog&area=tech')
})

/** Chooses the second option of each select, before the page is rendered again. */
function chooseSecond(selects: (Node | null)[]) {
  for (const select of selects) {
    if (!(select instanceof HTMLSelectElement)) throw new Error('There is no select')
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

test('a search typed just before a row is opened does not navigate back to the list', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  await ada.reads('Priya Raman')
  await ada.page.getByPlaceholder('Search talents...').evaluate((field: HTMLInputElement, name) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'priya')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // Blocks the test until the search is due, then opens the row before the search starts.
    for (const end = performance.now() + 200; performance.now() < end; );
    ;[...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click()
  }, 'Priya Raman')
  await ada.findsHeading('Priya Raman')
  expect(new URL(ada.page.url()).pathname).toMatch(/^\/talent\/\d+$/)
})

test('the skeleton has the columns of the loaded rows', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  await ada.counts('3 of 3 talents')
  const rows = await ada.holds('TalentsPageQuery')
  const heads = ada.page.getByRole('columnheader')
  const places = () => heads.evaluateAll(all => all.slice(0, 6).map(head => Math.round(head.getBoundingClientRect().x)))
  await ada.page.reload()
  await heads.first().waitFor()
  const before = await places()
  rows.release()
  await ada.counts('3 of 3 talents')
  await expect.poll(places).toEqual(before)
})

test('on a phone the talents are cards, which open the profile', { tags: ['deep'] }, async () => {
  const ada = await openTalents(phone)
  await ada.reads('Full-Time from €6,000 / month')
  expect(await ada.page.getByRole('listitem').count()).toBe(3)
  const card = ada.page.getByRole('listitem').filter({ hasText: 'Designer' })
  await card.click({ position: { x: 100, y: 70 } })
  await ada.findsHeading('Bence Toth')
})
