import { beforeAll, expect, test } from 'vitest'
import { setTalentStatus, updateTalent } from '../../../api/talents/talents.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, type Person, staffOf } from '../../../api/test/make.ts'
import { phone } from '../../test/browser.ts'
import { type Opening, recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

let user: Person
let priyaId: number
let benceId: number

const priya = {
  ...{ name: 'Priya Raman', role: 'Analyst', area: 'DATA', seniority: 'Senior', companies: 'Northwind, Initech' },
  ...{ summary: 'Builds pipelines.\nSpeaks plainly.', techStack: ['Python', 'Spark', 'dbt', 'Airflow'] },
  keyHighlights: ['Moved 4 TB without a night shift', '<script>alert("hi")</script> 🎉'],
  previousCompanies: [{ company: 'Northwind', title: 'Data Engineer', description: 'Owned the warehouse.' }],
  ...{ email: 'priya@example.com', phone: '+44 7700 900123 / +44 (0)20 7946 0301 ext. 7, after 18:00' },
  ...{ linkedinUrl: 'linkedin.com/in/priya', portfolioUrls: ['https://priya.example.com', 'github.com/priya'] },
  ...{ availability: 'From 1 March', internalScoring: '9/10', preferredRateType: 'BOTH' },
  ...{ minFullTimeRate: '€5,000', maxFullTimeRate: '€6,000', minHourlyRate: '€50' },
}

beforeAll(async () => {
  user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  benceId = (await make.talent({ name: 'Bence Halász', area: 'MARKETING', techStack: [] })).id
  // Values of an old record, which the forms would refuse.
  await world.db.talent.update({
    where: { id: benceId },
    data: { summary: '', keyHighlights: [], previousCompanies: [], portfolioUrl: 'javascript:alert(1)' },
  })
  priyaId = (await make.talent({ ...priya, referredBy: benceId })).id
  const staff = staffOf(user)
  await updateTalent(staff, { id: priyaId, role: 'Data Engineer', summary: 'A very long story. '.repeat(40) })
  await setTalentStatus(staff, { id: priyaId, status: 'VETTED' })
})

async function atTalent(id: number, opening: Opening = {}) {
  const ada = await recruiterAt(`/talent/${id}`, { user, ...opening })
  return { ...ada, link: (name: string) => ada.page.getByRole('link', { name }).getAttribute('href') }
}

test('a profile shows the talent and their work', async () => {
  const ada = await atTalent(priyaId)
  await ada.findsHeading('Priya Raman')
  await expect.poll(() => ada.page.title()).toBe('Priya Raman · Talentdesk')
  const facts = ['Data Engineer', 'Senior', 'Data', 'Score: 9/10', '€5,000 – €6,000 / month', 'From €50 / hour']
  for (const text of [...facts, 'From 1 March']) await ada.reads(text)
  await ada.reads('<script>alert("hi")</script> 🎉')
  await expect
    .poll(() => ada.page.getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual([
      ...['Professional Summary', 'Key Highlights', 'Previous Companies', 'Contact Information', 'Links'],
      ...['Rate Preferences', 'Tech Stack', 'Status', 'Do not contact', 'Deals', 'Internal Comments', 'Shares'],
      'Activity',
    ])
})

test('contacts and web addresses are links, also if a text has several of them', { tags: ['deep'] }, async () => {
  const ada = await atTalent(priyaId)
  await ada.findsHeading('Priya Raman')
  expect(await ada.link('priya@example.com')).toBe('mailto:priya@example.com')
  expect(await ada.link('+44 (0)20 7946 0301 ext. 7')).toBe('tel:+442079460301;ext=7')
  expect(await ada.link('+44 7700 900123')).toBe('tel:+447700900123')
  await ada.page.getByText(', after 18:00').waitFor()
  expect(await ada.link('Referred by Bence Halász')).toBe(`/talent/${benceId}`)
  expect(await ada.link('Back to Talents')).toBe('/')
  expect(await ada.link('LinkedIn Profile')).toBe('https://linkedin.com/in/priya')
  expect(await ada.link('Portfolio 1')).toBe('https://priya.example.com')
  expect(await ada.link('Portfolio 2')).toBe('https://github.com/priya')
})

test('the timeline names actors and changes, and folds long texts', async () => {
  const ada = await atTalent(priyaId)
  const timeline = ada.page.getByRole('region', { name: 'Activity' })
  await timeline.getByText('changed the status from Backlog to Vetted').waitFor()
  await timeline.getByText('Ada Okafor edited the profile').waitFor()
  await timeline.getByText('Analyst', { exact: true }).waitFor()
  const height = () => timeline.getByText(/^A very long story/).evaluate(text => text.clientHeight)
  const folded = await height()
  await timeline.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(height).toBeGreaterThan(folded)
  await timeline.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(height).toBe(folded)
})

test('boxes without content are hidden, and no link runs a script', { tags: ['deep'] }, async () => {
  const ada = await atTalent(benceId)
  await ada.findsHeading('Bence Halász')
  await ada.reads('No summary yet.')
  await ada.reads('Analytical Engines')
  expect(await ada.page.locator('a[href^="javascript"]').count()).toBe(0)
  for (const box of ['Contact Information', 'Tech Stack', 'Availability', 'Score']) {
    expect(await ada.page.getByText(box, { exact: true }).count()).toBe(0)
  }
})

test('earlier activity is loaded by a button, and a failure keeps the loaded entries', { tags: ['deep'] }, async () => {
  const { id } = await make.talent({ name: 'Busy Bea' })
  for (let version = 1; version <= 25; version++) {
    await updateTalent(staffOf(user), { id, internalScoring: `${version}/25` })
  }
  const ada = await atTalent(id)
  const failure = await ada.refuses('TimelineTalentQuery', { code: 'UNAVAILABLE', message: 'The database is away' })
  await ada.presses('Show earlier activity')
  await ada.reads('The database is away')
  await failure.release()
  await ada.presses('Show earlier activity')
  await ada.page.getByText('added this talent').waitFor()
})

test('a failed load can be retried; an unknown talent and an invalid path show not-found pages', {
  tags: ['deep'],
}, async () => {
  const ada = await atTalent(999_999)
  await ada.findsHeading('Talent not found')
  await ada.page.getByRole('link', { name: 'Back to Talents' }).waitFor()
  const failure = await ada.refuses('TalentPageQuery')
  await ada.goes(`/talent/${benceId}`)
  await ada.findsHeading('Error loading talent profile. Please try again later.')
  await failure.release()
  await ada.presses('Try again')
  await ada.findsHeading('Bence Halász')
  await ada.goes('/talent/ada')
  await ada.findsHeading('404 Page Not Found')
})

test('on a phone, one line of the header stays in view while scrolling', { tags: ['deep'] }, async () => {
  const ada = await atTalent(priyaId, { ...phone, height: 700 })
  await ada.findsHeading('Priya Raman')
  await ada.page.evaluate(() => window.scrollTo(0, 500))
  const bottom = () => ada.page.locator('main h1').evaluate(heading => heading.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThan(104)
  await expect.poll(bottom).toBeGreaterThan(52)
})
