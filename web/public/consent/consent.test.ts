import { expect, test } from 'vitest'
import type { Window } from '../../test/browser.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'

type State = { state: string; confirmedAt: string | null; withdrawnAt: string | null }

const asked: State = { state: 'ASKED', confirmedAt: null, withdrawnAt: null }
const AT = '2026-11-22T09:12:00.000Z'

/** A talent with the link; the API answers with what they say. Collects the inputs. */
async function talent(state: State | null, window: Window = {}) {
  const sent: unknown[] = []
  const agency = { name: 'Northwind Talent', logoUrl: null, color: '#7a1fa2', footer: null }
  const wording = 'I agree that Northwind Talent presents me for the position Backend Engineer.'
  const answers = {
    ConsentPageQuery: () => ({
      product: { brandName: 'Talentdesk Ltd' },
      consentRequest: state && { agency, wording, ...state },
    }),
    ConsentMutation({ input }: Record<string, unknown>) {
      sent.push(input)
      const { agrees } = input as { agrees: boolean }
      const before = sent.length > 1
      const consent: State = agrees
        ? { state: 'GIVEN', confirmedAt: AT, withdrawnAt: null }
        : { state: before ? 'WITHDRAWN' : 'REFUSED', confirmedAt: before ? AT : null, withdrawnAt: AT }
      return { answerConsent: { consent } }
    },
  }
  return { ...(await person(answers, { timeZone: 'Europe/Berlin', ...window })), answers, sent }
}

test('a talent agrees by keyboard, and takes it back after a question', async () => {
  const ines = await talent(asked)
  await ines.goes('/Consent/t0ken')
  await ines.findsHeading('Your consent')
  expect(await ines.page.title()).toBe('Your consent · Northwind Talent')
  await ines.reads('I agree that Northwind Talent presents me for the position Backend Engineer.')
  expect(await ines.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  await ines.page.getByRole('button', { name: 'I agree', exact: true }).press('Enter')
  await ines.isIn('You agreed on Nov 22, 2026 at 10:12 AM.')
  await ines.findsNoBarrierAnywhere()
  await ines.presses('Take back my consent')
  await ines.page
    .getByText('Take back your consent? Northwind Talent may then not present you for this position anymore.')
    .waitFor()
  await ines.isIn('Keep it')
  await ines.findsNoBarrierAnywhere()
  await ines.presses('Keep it')
  await ines.isIn('Take back my consent')
  await ines.presses('Take back my consent')
  await ines.presses('Take it back')
  await ines.isIn('You took back your consent on Nov 22, 2026 at 10:12 AM.')
  await ines.presses('I agree')
  await ines.reads('You agreed on Nov 22, 2026 at 10:12 AM.')
  expect(ines.sent).toEqual([true, false, true].map(agrees => ({ token: 't0ken', agrees })))
})

test('a talent who does not agree sees that, and may agree later', async () => {
  const ines = await talent(asked, { width: 390, height: 844, dark: true })
  await ines.goes('/consent/t0ken')
  await ines.presses('I do not agree')
  await ines.reads('You did not agree on Nov 22, 2026 at 10:12 AM.')
  expect(await ines.page.getByRole('button').allTextContents()).toEqual(['I agree'])
  await ines.findsNoBarrierAnywhere()
})

test('an answer that was not sent says why, and unknown links look like all others', async () => {
  const ines = await talent(asked)
  await ines.goes('/consent/t0ken')
  ines.answers.ConsentMutation = () => {
    throw new Refusal('NOT_FOUND', 'Request not found')
  }
  await ines.presses('I agree')
  await ines.page.getByRole('alert').getByText('This link is not valid anymore. Please ask for a new one.').waitFor()
  await ines.findsNoBarrierAnywhere()
  await ines.page.route('**/graphql', route => route.abort(), { times: 1 })
  await ines.presses('I agree')
  await ines.page.getByRole('alert').getByText('The server could not be reached.').waitFor()

  const unknown = await talent(null)
  await unknown.goes('/consent/unknown')
  await unknown.findsHeading('Link not available')
  await unknown.reads('Talentdesk Ltd')
})
