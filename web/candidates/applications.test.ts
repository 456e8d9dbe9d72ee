import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { announceChange } from '../../api/applications/changes.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { atDeal } from '../deals/profile/test/atDeal.ts'
import type { Opening } from '../test/person.ts'

openApp({}, { listen: true })

type Values = Parameters<typeof make.application>[1]

/** A recruiter at a deal that has these applications. */
async function atApplications(applications: Values[], opening: Opening = {}) {
  const deal = await make.deal({ title: 'Fleet Engineer' })
  for (const values of applications) await make.application(deal.id, values)
  const ada = await atDeal(deal.id, opening)
  await ada.findsHeading('Fleet Engineer')
  return { ...ada, deal, applications: () => world.db.externalApplication.findMany({ where: { dealId: deal.id } }) }
}

test('knockout answers, the waiting list, a wish for erasure and failures are shown', { tags: ['deep'] }, async () => {
  const knockout = { question: 'May you work in the EU?', answer: 'No', isWrong: true }
  const ada = await atApplications([
    { name: 'Ines Carvalho', answers: [knockout], erasureAskedAt: new Date() },
    {
      ...{ name: 'Zoe Novak', email: 'zoe@example.com', isWaiting: true },
      ...{ emailFailure: 'ADDRESS_REFUSED', readingProblem: 'No text was found.' },
    },
  ])
  await ada.page.getByText('Knockout: May you work in the EU? No').waitFor()
  await ada.reads('Asks for erasure')
  await ada.reads('The e-mail to zoe@example.com could not be delivered: the mail server does not accept the address.')
  await ada.reads('The resume could not be read: No text was found.')
  const waiting = ada.page.getByRole('list', { name: 'Waiting list' })
  await waiting.getByText('Waiting list, number 1').waitFor()
  await ada.presses('Actions for Zoe Novak')
  await ada.page.getByRole('menuitem', { name: 'Move up from the waiting list' }).click()
  await ada.reads('Moved up')
  await expect.poll(() => waiting.count()).toBe(0)
  await ada.presses('Actions for Ines Carvalho')
  await ada.page.getByRole('menuitem', { name: 'Erase' }).click()
  await ada.presses('Erase')
  await ada.reads('Application erased')
  expect(await ada.applications()).toMatchObject([{ name: 'Zoe Novak', isWaiting: false }])
})

test("a click on an applicant's name opens the application", { tags: ['deep'] }, async () => {
  const ada = await atApplications([{ name: 'Zoe Novak' }])
  await ada.presses('Zoe Novak')
  await ada.page.getByRole('dialog', { name: 'Application of Zoe Novak' }).waitFor()
})

test('the questions of a deal are edited', { tags: ['deep'] }, async () => {
  const ada = await atApplications([])
  await ada.presses('Application questions')
  await ada.presses('Add a question')
  await ada.presses('Save questions')
  await ada.reads('Question is required')
  await ada.page.getByRole('textbox', { name: 'Question' }).fill('May you work in the EU?')
  await ada.page.getByLabel('An answer is required').check()
  await ada.page.getByLabel('No', { exact: true }).check()
  await ada.presses('Save questions')
  await ada.reads('Questions saved')
  const [set] = await world.db.questionSet.findMany({ where: { dealId: ada.deal.id } })
  expect(set?.questions).toMatchObject([{ text: 'May you work in the EU?', isRequired: true, wrongAnswers: ['No'] }])
})

test('an applicant who became a candidate has one row; a row shows why an applicant has no name', async () => {
  const unread = { role: null, techStack: [], matchPercentage: null }
  const ada = await atApplications([
    { ...unread, name: 'Processing Failed - Name Not Found' },
    { ...unread, name: null, isProcessed: false },
  ])
  const talentId = (await make.talent({ name: 'Mara Olsen' })).id
  await make.candidate({ dealId: ada.deal.id, talentId })
  const coverLetter = 'I built a fleet before.'
  const { resumeUrl } = await make.application(ada.deal.id, { name: 'Mara Olsen', talentId, coverLetter })
  await ada.page.reload()
  const unnamed = ['External Candidate', 'External Candidate']
  await expect.poll(async () => (await ada.names()).sort()).toEqual([...unnamed, 'Mara Olsen'])
  await ada.reads('1 internal · 2 external')
  await ada.reads('Processing Failed')
  await ada.reads('Reading resume')
  expect(await ada.page.getByText('Name Not Found').count()).toBe(0)
  const resume = ada.page.getByRole('link', { name: /^Resume of Mara Olsen/ })
  expect(await resume.getAttribute('href')).toContain(resumeUrl)
  await ada.does('Application', 'Mara Olsen')
  await ada.dialog.getByText(coverLetter).waitFor()
})

test('an application shows its name once its resume has been read', { tags: ['deep'] }, async () => {
  const ada = await atApplications([{ name: null, role: null, isProcessed: false }])
  await ada.reads('Reading resume')
  const [application] = await ada.applications()
  const id = application?.id ?? 0
  await world.transaction(async tx => {
    await tx.externalApplication.update({ where: { id }, data: { name: 'Ines Carvalho', isProcessed: true } })
    await announceChange(tx, { id, dealId: ada.deal.id })
  })
  await expect.poll(ada.names).toEqual(['Ines Carvalho'])
  expect(await ada.page.getByText('Reading resume').count()).toBe(0)
})

/** Simulates that another window covers the page, or no longer covers it. */
const becomes = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

test('applications are polled every 30 seconds, even on a hidden page, and when the page becomes visible', {
  tags: ['deep'],
}, async () => {
  const ada = await atApplications([], { alone: true })
  const { clock } = ada.page
  const asked = () => ada.requests('useFreshApplicationsQuery').length
  // The page opens within 15 seconds, then the clock is stopped: the first poll is between second 30 and 45.
  const start = new Date('2026-11-23T10:00:00Z').getTime()
  await clock.install({ time: start })
  await ada.page.reload()
  await ada.findsHeading('Fleet Engineer')
  await clock.pauseAt(start + 15_000)
  await clock.runFor(14_900)
  const before = asked()
  await make.application(ada.deal.id, { name: 'Noor Haddad' })
  await clock.runFor(15_100)
  await expect.poll(ada.names).toContain('Noor Haddad')
  // Timers sometimes fire a little early, which must not make the page skip a poll.
  for (let beat = 2; beat <= 4; beat++) {
    if (beat === 4) await becomes(ada.page, 'hidden')
    await clock.runFor(30_000)
    await expect.poll(asked).toBe(before + beat)
  }
  await becomes(ada.page, 'visible')
  await expect.poll(asked).toBe(before + 5)
})
