import { expect, test } from 'vitest'
import { requestConsent } from '../../../api/consents/consents.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import type { Window } from '../../test/browser.ts'
import { person } from '../../test/person.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

const WORDING = 'I agree to be presented for the position Backend Engineer.'

/** A talent at the page on which a recruiter asks for consent. */
async function talent(window: Window = {}) {
  const { dealId, talentId } = await make.candidate()
  await requestConsent(staffOf(await make.user()), { dealId, talentId, wording: WORDING })
  const { token } = await world.db.consent.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const ines = await person(window)
  await ines.goes(`/consent/${token}`)
  await ines.findsHeading('Your consent')
  return ines
}

test('a talent agrees by keyboard, and withdraws the consent after a confirmation', async () => {
  const ines = await talent()
  await ines.reads(WORDING)
  expect(await ines.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  await ines.page.getByRole('button', { name: 'I agree', exact: true }).press('Enter')
  await ines.page.getByText(/^You agreed on/).waitFor()
  await ines.presses('Take back my consent')
  await ines.page.getByText(/^Take back your consent\?/).waitFor()
  await ines.isIn('Keep it')
  await ines.findsNoBarrierAnywhere()
  await ines.presses('Keep it')
  await ines.isIn('Take back my consent')
  await ines.presses('Take back my consent')
  await ines.presses('Take it back')
  await ines.page.getByText(/^You took back your consent on/).waitFor()
  expect(await world.db.consent.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ withdrawnAt: expect.any(Date) })
})

test('a talent who does not agree may agree later', { tags: ['deep'] }, async () => {
  const ines = await talent({ width: 390, height: 844, dark: true })
  await ines.presses('I do not agree')
  await ines.page.getByText(/^You did not agree on/).waitFor()
  await ines.presses('I agree')
  await ines.page.getByText(/^You agreed on/).waitFor()
})

test('a failed answer shows the reason, and an unknown link is not available', { tags: ['deep'] }, async () => {
  const ines = await talent()
  const failure = await ines.refuses('ConsentMutation', { code: 'NOT_FOUND', message: 'Request not found' })
  await ines.presses('I agree')
  await ines.page.getByRole('alert').getByText('This link is not valid anymore. Please ask for a new one.').waitFor()
  await failure.release()
  await ines.cuts('ConsentMutation')
  await ines.presses('I agree')
  await ines.page.getByRole('alert').getByText('The server could not be reached.').waitFor()
  await ines.goes('/consent/unknown')
  await ines.findsHeading('Link not available')
})
