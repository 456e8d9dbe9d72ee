import { expect, test } from 'vitest'
import { as, openApp, world } from '../../../api/test/harness.ts'
import { client, shared } from './test/client.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0', BRAND_NAME: 'Talentdesk Ltd' }, { listen: true })

const PHONE = { width: 390, height: 844 }
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

test('one profile is shown to its recipient, with the note and the recommendation of the recruiter', async () => {
  const { path } = await shared(['Priya Raman'])
  const jane = await client(path, { alone: true })
  await jane.findsHeading('Priya R.')
  await jane.reads('For Jane Smith, Streamhaus')
  await jane.reads('Good to talk on Tuesday.')
  await jane.reads('Worth a talk.')
  expect(await jane.page.title()).toBe('Talent profile · Talentdesk Ltd')
  expect(await jane.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  expect(await jane.page.content()).not.toContain('Raman')
  expect(jane.faults).toEqual([])
})

test('a table compares several profiles with the needs of the position, and opens them', async () => {
  const { path } = await shared()
  const jane = await client(path)
  await jane.findsHeading('Platform Engineer')
  const table = jane.page.getByRole('table', { name: 'Comparison' })
  expect((await table.getByRole('columnheader').allTextContents()).slice(-2)).toEqual(['Go', 'PostgreSQL'])
  expect(await table.getByRole('row').nth(2).getByLabel('Yes').count()).toBe(1)
  const opener = jane.page.getByRole('button', { name: 'Omar K.', exact: true })
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  await table.getByRole('link', { name: 'Omar K.' }).press('Enter')
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true')
  expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
})

test('a link with an anchor opens that profile, and in print all profiles are open', { tags: ['deep'] }, async () => {
  const { path } = await shared()
  const jane = await client(`${path}#profile-2`)
  const summaries = jane.page.getByText('Writes programs for machines').filter({ visible: true })
  await expect.poll(() => summaries.count()).toBe(1)
  await jane.page.emulateMedia({ media: 'print' })
  expect(await summaries.count()).toBe(2)
  expect(await jane.page.getByRole('button', { name: 'Interested' }).count()).toBe(0)
})

test('a profile that was deleted is no longer available', async () => {
  const { path, talents, recruiter, deal } = await shared()
  await world.db.dealCandidate.deleteMany({ where: { dealId: deal.id } })
  await as(recruiter).run('mutation ($input: DeleteTalentInput!) { deleteTalent(input: $input) { deletedTalentId } }', {
    input: { id: talents[0]?.id },
  })
  const jane = await client(path)
  await jane.reads('This profile is no longer available.')
  expect(await jane.page.content()).not.toContain('Priya')
})

test('a link shows nothing before its passcode is entered, and no address contains the key', async () => {
  const { path } = await shared(['Priya Raman'], { passcode: 'sesame' })
  const jane = await client(path, PHONE)
  await jane.findsHeading('Enter the passcode')
  expect(await jane.page.content()).not.toMatch(/Priya|Streamhaus|Platform/)
  await jane.fills('Passcode', 'open')
  await jane.page.keyboard.press('Enter')
  await jane.reads('This passcode is not right')
  await jane.isIn('passcode')
  await jane.fills('Passcode', 'sesame')
  await jane.page.keyboard.press('Enter')
  await jane.findsHeading('Priya R.')
  await jane.page.reload()
  await jane.findsHeading('Priya R.')
  const request = jane.page.waitForRequest('**/profiles.pdf')
  await jane.presses('Download PDF')
  const asked = await request
  expect(asked.headers()['x-share-key']).toBeTruthy()
  expect(new URL(asked.url()).search).toBe('')
})

test('unknown links look like expired ones, and a failed request can be retried', { tags: ['deep'] }, async () => {
  const unknown = await client('/shared/unknown')
  await unknown.findsHeading('Link not available')
  await unknown.reads('This link is not valid, or not valid anymore.')

  const { path, databaseId } = await shared(['Priya Raman'])
  const jane = await client(path)
  await jane.findsHeading('Priya R.')
  await world.db.share.update({ where: { id: databaseId }, data: { expiresAt: new Date(0) } })
  await jane.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await jane.findsHeading('Link not available')
  expect(await jane.page.getByText('Priya').count()).toBe(0)
})

test('the opening of a link is counted only once the page is visible', { tags: ['deep'] }, async () => {
  const { path, databaseId } = await shared(['Priya Raman'])
  const jane = await client(path)
  await jane.findsHeading('Priya R.')
  const openings = async () => (await world.db.share.findUniqueOrThrow({ where: { id: databaseId } })).openCount
  await expect.poll(openings).toBe(1)
  await jane.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await jane.page.reload()
  await jane.findsHeading('Priya R.')
  expect(await openings()).toBeLessThanOrEqual(2)
})

test('50 profiles with long words fit the width of a phone', { tags: ['deep'] }, async () => {
  const { path } = await shared(Array.from({ length: 50 }, (_, index) => `${WORD} ${index}`))
  const jane = await client(path, { ...PHONE, dark: true })
  await jane.findsHeading('Platform Engineer')
  await jane.findsNoBarrier()
})

test('a shortlist is accessible: with closed profiles, with an open profile and answer form, and with an error', {
  tags: ['deep'],
}, async () => {
  const { path } = await shared()
  const jane = await client(path)
  await jane.findsHeading('Platform Engineer')
  await jane.findsNoBarrierAnywhere()
  await jane.presses('Open all')
  await jane.presses('Ask for an interview: Priya R.')
  await jane.presses('Add another time')
  await jane.presses('Send answer')
  await jane.reads('Propose at least one time')
  await jane.findsNoBarrierAnywhere()
})
