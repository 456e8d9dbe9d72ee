import { expect, test } from 'vitest'
import { file } from '../../talents/form/test/openForm.ts'
import type { Window } from '../../test/browser.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'

const agency = { name: 'Northwind Talent', logoUrl: null, color: '#7a1fa2', footer: null }
const AT = '2026-11-22T09:12:00.000Z'
const received = {
  ...{ agency, privacyUrl: null as string | null, state: 'RECEIVED', title: 'Fleet Engineer' as string | null },
  ...{ sentAt: AT as string | null, waitingPosition: null as number | null },
  ...{ withdrawnAt: null as string | null, erasureAskedAt: null as string | null },
}

/** An applicant with the link; collects the inputs of each act. */
async function applicant(state: Partial<typeof received> | null = {}, window: Window = {}) {
  const sent: unknown[] = []
  const own = state && { ...received, ...state }
  const answers = {
    ApplicationPageQuery: () => ({ product: { brandName: 'Talentdesk Ltd' }, ownApplication: own }),
    ReplaceResumeMutation({ input }: Record<string, unknown>) {
      sent.push(input)
      return { replaceOwnResume: { application: own } }
    },
    WithdrawMutation({ input }: Record<string, unknown>) {
      sent.push(input)
      return { withdrawOwnApplication: { application: { ...own, state: 'WITHDRAWN', withdrawnAt: AT } } }
    },
    ErasureMutation: ({ input }: Record<string, unknown>): object => {
      sent.push(input)
      return { askForErasure: { application: { ...own, erasureAskedAt: AT } } }
    },
  }
  const there = await person(answers, { timeZone: 'Europe/Berlin', ...window })
  await there.goes('/Application/s3cret')
  return { ...there, answers, sent }
}

test('an applicant sees where the application stands, replaces the resume and withdraws after a question', async () => {
  const ines = await applicant()
  await ines.findsHeading('Your application for Fleet Engineer')
  expect(await ines.page.title()).toBe('Your application for Fleet Engineer · Northwind Talent')
  await ines.reads('Sent on Nov 22, 2026 at 10:12 AM')
  await ines.page.getByText('Northwind Talent has it, and will look at it soon.').waitFor()
  expect(await ines.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  expect(await ines.page.locator('meta[name=referrer]').last().getAttribute('content')).toBe('no-referrer')
  await ines.page.getByLabel('Send another resume').setInputFiles(file('second.pdf'))
  await ines.presses('Replace the resume')
  await ines.reads('Resume replaced')
  await ines.presses('Withdraw')
  await ines.reads('Withdraw your application? This cannot be taken back.')
  await ines.isIn('Keep it')
  await ines.presses('Keep it')
  await ines.presses('Withdraw')
  await ines.presses('Withdraw it')
  await ines.page.getByText('You withdrew it on Nov 22, 2026 at 10:12 AM.').waitFor()
  expect(await ines.page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0)
  expect(ines.sent).toEqual([{ secret: 's3cret', resume: null }, { secret: 's3cret' }])
})

test('erasure is asked for on a phone, and what was not sent says why', async () => {
  const ines = await applicant(
    { state: 'WAITING', waitingPosition: 2, privacyUrl: 'https://nw.example/privacy' },
    { width: 390, height: 844, dark: true },
  )
  await ines.page.getByText('You are number 2. As places open').waitFor()
  expect(await ines.page.getByRole('link', { name: 'Privacy policy' }).getAttribute('rel')).toContain('noreferrer')
  await ines.findsNoBarrierAnywhere()
  await ines.presses('Ask for erasure')
  const erase = ines.answers.ErasureMutation
  ines.answers.ErasureMutation = () => {
    throw new Refusal('NOT_FOUND', 'Application not found')
  }
  await ines.presses('Ask for it')
  await ines.page.getByRole('alert').getByText('This application is gone. Please load the page again.').waitFor()
  ines.answers.ErasureMutation = erase
  await ines.presses('Ask for it')
  await ines.page.getByText(/You asked us on Nov 22, 2026/).waitFor()
  expect(await ines.page.getByRole('button', { name: 'Ask for erasure' }).count()).toBe(0)
})

test('a closed, an erased and an unknown link say so', async () => {
  const closed = await applicant({ state: 'CLOSED' })
  await closed.page.getByText('This position is no longer open to you. Thank you for your interest.').waitFor()
  expect(await closed.page.getByRole('button').allTextContents()).toEqual(['Ask for erasure'])
  const erased = await applicant({ state: 'ERASED', title: null, sentAt: null })
  await erased.findsHeading('Your application')
  await erased.page.getByText(/all notes about them have been erased/).waitFor()
  expect(await erased.page.getByRole('button').count()).toBe(0)
  await erased.findsNoBarrierAnywhere()
  const unknown = await applicant(null)
  await unknown.findsHeading('Link not available')
  await unknown.reads('Talentdesk Ltd')
})
