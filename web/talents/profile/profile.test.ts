import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'
import { openProfile } from './test/openProfile.ts'
import { activity, connection, priya, profileAnswers, ada as recruiter } from './test/priya.ts'

test('shows the talent, their work, their contacts and their activity', async () => {
  const ada = await openProfile()
  await ada.findsHeading('Priya Raman')
  await expect.poll(() => ada.page.title()).toBe('Priya Raman · Talentdesk')
  for (const text of [
    'Data Engineer',
    'Senior',
    'Data',
    'Score: 9/10',
    '€5,000 – €6,000 / month',
    'From €50 / hour',
    'From 1 March',
  ]) {
    await ada.reads(text)
  }
  const headings = ada.page.getByRole('heading', { level: 2 })
  // The parts below the fold come later.
  await expect
    .poll(() => headings.allInnerTexts())
    .toEqual([
      'Professional Summary',
      'Key Highlights',
      'Previous Companies',
      'Contact Information',
      'Links',
      'Rate Preferences',
      'Tech Stack',
      'Status',
      'Do not contact',
      'Deals',
      'Internal Comments',
      'Shares',
      'Activity',
    ])
  await ada.reads('Initech - reports and such')
  const link = (name: string) => ada.page.getByRole('link', { name }).getAttribute('href')
  expect(await link('priya@example.com')).toBe('mailto:priya@example.com')
  expect(await link('+44 (0)20 7946 0301 ext. 7')).toBe('tel:+442079460301;ext=7')
  expect(await link('+44 7700 900123')).toBe('tel:+447700900123')
  expect(await ada.page.locator('a[href^="tel:"]').count()).toBe(2)
  await ada.page.getByText(', after 18:00').waitFor()
  expect(await link('Referred by Bence Halász')).toBe('/talent/9')
  expect(await link('Back to Talents')).toBe('/')
  expect(await link('LinkedIn Profile')).toBe('https://linkedin.com/in/priya')
  expect(await link('Portfolio 1')).toBe('https://priya.example.com')
  expect(await link('Portfolio 2')).toBe('https://github.com/priya')
  expect(await link('Portfolio PDF')).toMatch(/^http.*\/api\/files\/portfolio$/)
  expect(await link('Resume')).toMatch(/^http.*\/api\/files\/resume$/)
  // User input is shown as text only, and only web addresses are links.
  await ada.reads('<script>alert("hi")</script> 🎉')
  await ada.reads('javascript:alert(1)')
  expect(await ada.page.locator('a[href^="javascript"]').count()).toBe(0)
  await ada.findsNoBarrier()

  // The timeline names actors and actions, and folds long texts.
  const timeline = ada.page.getByRole('region', { name: 'Activity' })
  await timeline.getByText('changed the status from Backlog to Vetted').waitFor()
  await timeline.getByText('Ada Okafor edited the profile').waitFor()
  await timeline.getByText('Analyst', { exact: true }).waitFor()
  await timeline.getByText('replaced', { exact: true }).waitFor()
  const height = () => timeline.getByText(/^A very long story/).evaluate(text => text.clientHeight)
  const folded = await height()
  await timeline.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(height).toBeGreaterThan(folded)
  await timeline.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(height).toBe(folded)
})

test('a failed load can be retried; an unknown talent and an invalid path show not-found pages', async () => {
  let answer: () => unknown = () => {
    throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: '42' })
  }
  const ada = await openProfile({ TalentPageQuery: () => answer() })
  await ada.findsHeading('Error loading talent profile. Please try again later.')
  await ada.findsNoBarrier()
  answer = () => ({ talent: null, viewer: recruiter })
  await ada.presses('Try again')
  await ada.findsHeading('Talent not found')
  await ada.page.getByRole('link', { name: 'Back to Talents' }).waitFor()
  await ada.findsNoBarrier()
  await ada.goes('/talent/ada')
  await ada.findsHeading('404 Page Not Found')
})

test('the header stays as one line, also on a phone in the dark theme', async () => {
  const ada = await person(adasApi({ signedIn: true }, profileAnswers()), {
    width: 390,
    height: 700,
    dark: true,
    touch: true,
  })
  await ada.goes('/Talent/7')
  await ada.findsHeading('Priya Raman')
  await ada.findsNoBarrier()
  await ada.page.evaluate(() => window.scrollTo(0, 500))
  const bottom = () => ada.page.locator('main h1').evaluate(heading => heading.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThan(104)
  await expect.poll(bottom).toBeGreaterThan(52)
  await ada.findsNoBarrier()
})

test('hides boxes without content, and loads earlier activity by a button', async () => {
  let broken = true
  const bare = { email: null, phone: null, referredBy: null, availability: null, internalScoring: null, area: 'DESIGN' }
  const nothing = { keyHighlights: [], previousCompanies: [], summary: '' }
  const byToken = { ...activity(5, 'talent.shared'), via: 'Nightly sync' }
  const ada = await openProfile({
    ...profileAnswers({ ...bare, ...nothing, activity: connection([byToken], 'five') }),
    TimelineTalentQuery() {
      if (broken) throw new Refusal('UNAVAILABLE', 'The database is away')
      return { node: { __typename: 'Talent', id: priya.id, activity: connection([activity(1, 'deal.winnerChosen')]) } }
    },
  })
  await ada.findsHeading('Priya Raman')
  await ada.reads('No summary yet.')
  // Old records have only the list of names.
  await ada.reads('Northwind')
  expect(await ada.page.getByText('Contact Information').count()).toBe(0)
  expect(await ada.page.getByText('Tech Stack').count()).toBe(0)
  expect(await ada.page.getByText(/^Score|^Availability$/).count()).toBe(0)
  await ada.presses('Show earlier activity')
  // A failure keeps the loaded entries.
  await ada.reads('The database is away')
  broken = false
  await ada.presses('Show earlier activity')
  await ada.page.getByText('Ada Okafor deal: winner chosen').waitFor()
  await ada.page.getByText('Ada Okafor via token “Nightly sync” made a public link').waitFor()
})
