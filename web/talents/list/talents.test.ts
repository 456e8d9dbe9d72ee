import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { colleague, priya, ada as recruiter } from '../profile/test/priya.ts'
import { openTalents, talent, talentBase } from './test/talentBase.ts'

const hostile = '🦊 مرحبا '.repeat(1_000)

const few = () =>
  talentBase([
    talent(1, {
      name: 'Priya Raman',
      techStack: ['Go', 'Kafka', 'gRPC', 'Redis'],
      companies: 'A, B, C, D',
      profilePictureUrl: 'cdn.example/priya.png',
      linkedinUrl: 'linkedin.com/in/priya',
      portfolioUrls: ['https://priya.example.com', 'https://two.example.com'],
      preferredRateType: 'FULL_TIME',
      minFullTimeRate: '€6,000',
    }),
    talent(2, {
      ...{ name: 'Bence Toth', role: 'Designer', area: 'DESIGN', companies: '', portfolioUrl: '/old.html' },
      profilePictureUrl: '/api/files/bence',
    }),
    talent(3, { name: hostile, linkedinUrl: 'javascript:alert(1)', portfolioUrls: ['javascript:alert(1)'] }),
  ])

const many = () => talentBase([...Array(101).keys()].map(index => talent(index + 1, { name: `Talent ${index + 1}.` })))

test('the table shows the specified columns, and a row opens the profile', async () => {
  const ada = await openTalents(few())
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
  // A picture of another site is not loaded, as its owner would learn who looks.
  expect(await ada.cell(1, 1).textContent()).toContain('PR')
  expect(await ada.cell(1, 1).locator('img').count()).toBe(0)
  expect(await ada.cell(2, 1).locator('img').getAttribute('src')).toMatch(/^http:.*\/api\/files\/bence$/)
  expect(await ada.cell(2, 6).textContent()).toBe('—')
  expect(await ada.cell(2, 7).textContent()).toBe('—')
  expect(await ada.cell(2, 9).textContent()).toBe('—')
  expect(await ada.cell(2, 11).getByRole('link').getAttribute('href')).toMatch(/^http:.*\/old\.html$/)
  // No link runs a script, and long words do not break the layout.
  expect(await ada.cell(3, 10).textContent()).toBe('—')
  expect(await ada.cell(3, 11).textContent()).toBe('—')
  expect((await ada.cell(3, 1).boundingBox())?.height).toBe(44)
  // The table is wider than the window. The name and the actions of a row stay in view.
  await expect.poll(async () => (await ada.cell(1, 12).boundingBox())?.x).toBeLessThan(1440)
  await ada.cell(1, 11).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await ada.cell(1, 1).boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await ada.findsNoBarrier()
  await ada.cell(1, 2).click()
  await ada.isAt('/talent/1')
})

test('search, filters and order are sent to the server and kept in the address, and Back undoes them', async () => {
  const base = few()
  let letGo = () => {}
  const ada = await openTalents(base)
  await ada.counts('3 of 3 talents')
  // The old rows stay until the new ones are loaded.
  base.first = () =>
    new Promise(resolve => {
      letGo = resolve
    })
  const field = ada.page.getByPlaceholder('Search talents...')
  await field.fill('ben')
  await ada.page.locator('table[aria-busy="true"]').waitFor()
  expect(await ada.rows.count()).toBe(3)
  await field.pressSequentially('ce')
  expect(await field.inputValue()).toBe('bence')
  await expect.poll(() => base.asked.at(-1)?.filter.search).toBe('bence')
  base.first = () => {}
  letGo()
  await ada.counts('1 of 3 talents')
  await expect.poll(() => ada.rows.count()).toBe(1)
  await ada.isAt('/?search=bence')
  expect(await field.inputValue()).toBe('bence')

  await field.fill('')
  await ada.counts('3 of 3 talents')
  await ada.page.getByLabel('Area', { exact: true }).selectOption('Design')
  await ada.counts('1 of 3 talents')
  await ada.isAt('/?area=design')
  await ada.page.getByLabel('Area', { exact: true }).selectOption('All Areas')
  await ada.counts('3 of 3 talents')
  expect(await ada.page.getByLabel('Area', { exact: true }).locator('option').allTextContents()).toEqual([
    ...['All Areas', 'Tech', 'Design', 'Data', 'Marketing', 'Product'],
  ])
  await ada.page.getByLabel('Status', { exact: true }).selectOption('Dropped')
  await ada.reads('No talents match')
  await ada.isAt('/?status=dropped')
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
})

test('a search typed just before a row is opened does not lead back to the list', async () => {
  const ada = await openTalents(talentBase([talent(1, { name: 'Kim Lee' })]))
  await ada.reads('Kim Lee')
  await ada.page.getByPlaceholder('Search talents...').evaluate((field: HTMLInputElement, name) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'kim')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // The search is due in the very moment in which the row is opened.
    for (const end = performance.now() + 200; performance.now() < end; );
    ;[...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click()
  }, 'Kim Lee')
  await ada.isAt('/talent/1')
})

test('the rows go on while the list is scrolled; Back restores the place; a deletion closes the gap', async () => {
  const ada = await openTalents(many())
  await ada.counts('101 of 101 talents')
  const table = ada.page.getByRole('table')
  expect(await table.getAttribute('aria-rowcount')).toBe('102')
  await table.evaluate(part => part.parentElement?.scrollTo(0, 500))
  await ada.presses('Name')
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
  await expect.poll(ada.scrolled).toBe(0)
  await ada.page.goBack()
  await ada.page.locator('th[aria-sort="ascending"]').waitFor({ state: 'detached' })
  await expect.poll(ada.scrolled).toBe(500)
  await ada.scrollsTo('Talent 51.')
  await ada.scrollsTo('Talent 101.')
  expect(await ada.page.getByRole('row', { name: 'Talent 101.' }).getAttribute('aria-rowindex')).toBe('102')
  await ada.deletes('Talent 101.')
  await ada.counts('100 of 100 talents')
  await ada.page.getByText('Talent 101.').waitFor({ state: 'detached' })
  await ada.reads('Talent 100.')
  await ada.deletes('Talent 90.')
  await ada.counts('99 of 99 talents')
  await expect.poll(() => ada.names()).toEqual(expect.arrayContaining(['Talent 89.', 'Talent 91.', 'Talent 100.']))
  await expect.poll(() => ada.names()).not.toContain('Talent 90.')
  await ada.scrollsTo('Talent 1.', -700)
  expect(await table.getAttribute('aria-rowcount')).toBe('100')
})

test('the skeleton has the columns of the loaded rows, and no pill lies below the actions', async () => {
  let letGo = () => {}
  const base = talentBase([
    talent(1, { name: 'Priya Raman', techStack: ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Go'] }),
    talent(2, { status: 'INTERVIEWED', techStack: ['Google Cloud Platform', 'Infrastructure as Code', 'Kafka', 'Go'] }),
  ])
  base.first = () =>
    new Promise(resolve => {
      letGo = resolve
    })
  const ada = await openTalents(base)
  const heads = ada.page.getByRole('columnheader')
  const places = () => heads.evaluateAll(all => all.map(head => Math.round(head.getBoundingClientRect().x)))
  await heads.first().waitFor()
  const before = (await places()).slice(0, 6)
  letGo()
  await ada.counts('2 of 2 talents')
  await expect.poll(async () => (await places()).slice(0, 6)).toEqual(before)
  for (const row of [1, 2]) {
    const more = await ada.cell(row, 6).getByText('+1 more').boundingBox()
    const actions = await ada.cell(row, 12).boundingBox()
    expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0)
  }
  const short = ada.cell(2, 6).getByText('Kafka')
  expect(await short.evaluate(pill => pill.scrollWidth - pill.clientWidth)).toBe(0)
})

test('a typed address opens the page at its top, and a reload keeps the scroll position', async () => {
  const base = many()
  base.answers = { ...base.answers, MatchingPageQuery: () => ({ talentCount: 3 }) }
  const ada = await openTalents(base, { window: { width: 390, height: 600 } })
  const scrolled = () => ada.page.evaluate(() => Math.round(scrollY))
  await ada.reads('Talent 1.')
  await ada.page.evaluate(() => scrollTo(0, 400))
  await ada.page.reload()
  await ada.reads('Talent 1.')
  await expect.poll(scrolled).toBe(400)
  await ada.goes('/job-matching')
  await ada.reads('Who fits the job?')
  expect(await scrolled()).toBe(0)
})

test('the link back opens the list as the same person left it', async () => {
  const base = many()
  let viewer = recruiter
  base.answers = {
    ...base.answers,
    TalentPageQuery: () => ({ talent: priya, viewer }),
    SessionQuery: () => ({ viewer, product: { brandName: 'Talentdesk' } }),
  }
  const ada = await openTalents(base, { path: '/?search=talent&area=tech&sort=-name' })
  const left = new URL(ada.page.url()).search
  await ada.scrollsTo('Talent 20.')
  const scrolled = await ada.scrolled()
  expect(scrolled).toBeGreaterThan(44 * 50)
  await ada.page.getByText('Talent 20.', { exact: true }).click()
  await ada.findsHeading('Priya Raman')
  await ada.page.reload()
  await ada.follows('Back to Talents')
  await ada.isAt(`/${left}`)
  await expect.poll(() => ada.page.getByPlaceholder('Search talents...').inputValue()).toBe('talent')
  await ada.reads('Talent 20.')
  expect(await ada.scrolled()).toBe(scrolled)

  await ada.page.getByText('Talent 20.', { exact: true }).click()
  await ada.findsHeading('Priya Raman')
  viewer = colleague
  await ada.page.reload()
  await ada.follows('Back to Talents')
  await ada.isAt('/')
})

test('rows that could not be loaded can be retried, below heading and filters', async () => {
  const base = talentBase([])
  base.first = () => {
    throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: '7' })
  }
  const ada = await openTalents(base, { path: '/?search=priya&after=nonsense' })
  await ada.reads('Error loading talent data. Please try again later.')
  await ada.findsNoBarrier()
  base.first = ({ after }) => {
    if (after) throw new Refusal('INVALID_INPUT', 'The cursor is not one of this list')
  }
  await ada.presses('Try again')
  // An invalid cursor links to the first page, which explains the empty database.
  await ada.follows('To the first page')
  await ada.reads('No talents yet')
  await ada.isAt('/?search=priya')
  await expect.poll(() => ada.page.getByRole('button', { name: 'Add talent' }).count()).toBe(2)
  await ada.findsNoBarrier()
})

test('on a phone the talents are cards', async () => {
  const ada = await openTalents(few(), { window: { width: 390, height: 844, touch: true } })
  await ada.reads('Full-Time from €6,000 / month')
  expect(await ada.page.getByRole('listitem').count()).toBe(3)
  expect(await ada.page.getByRole('table').count()).toBe(0)
  await ada.findsNoBarrier()
  await ada.page
    .getByRole('listitem')
    .filter({ hasText: 'Designer' })
    .click({ position: { x: 100, y: 70 } })
  await ada.isAt('/talent/2')
})
