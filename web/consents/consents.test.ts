import { expect, test } from 'vitest'
import { candidate, dealAnswers, fleet, refuse } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'

const consent = {
  id: 'consent-3',
  databaseId: 3,
  url: 'http://localhost/consent/secret',
  wording: 'May we present you?',
  state: 'ASKED',
  requestedAt: '2026-11-03T09:00:00.000Z',
  requestedBy: { id: 'VXNlcjox', firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' },
  confirmedAt: null as string | null,
  withdrawnAt: null as string | null,
}

test('a candidate is asked for consent by a link, in words of one’s own, on a phone and on a desk', async () => {
  const sent: unknown[] = []
  let fails = true
  const ada = await openDeal(
    {
      ConsentDialogMutation({ input }) {
        if (fails) refuse('INTERNAL')()
        sent.push(input)
        const candidates = [candidate(1, 'Mara Olsen', { consent })]
        return { requestConsent: { consent, deal: { ...fleet, candidates } } }
      },
    },
    { width: 390, touch: true },
  )
  await ada.presses('Actions for Mara Olsen')
  await ada.page.getByRole('menuitem', { name: 'Ask for consent' }).click()
  const wording = ada.dialog.getByLabel('Wording')
  expect(await wording.inputValue()).toBe(fleet.consentWording)
  await wording.fill('May we present you?')
  await ada.dialog.getByRole('button', { name: 'Copy link' }).click()
  await ada.hears('Error')
  await ada.findsNoBarrierAnywhere()
  expect(await wording.inputValue()).toBe('May we present you?')
  fails = false
  await ada.page.setViewportSize({ width: 1440, height: 900 })
  await ada.dialog.getByRole('button', { name: 'Copy link' }).click()
  await ada.hears('Link copied!', 'Send it to Mara Olsen. The answer is shown beside the candidate.')
  expect(sent).toEqual([{ talentId: 1, dealId: 4, wording: 'May we present you?' }])
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(consent.url)
  await ada.page.getByText('Consent asked Nov 03, 2026').waitFor()
})

test('what was answered is shown, and staff may record a refusal or withdraw it', async () => {
  const given = { ...consent, id: 'consent-4', databaseId: 4, state: 'GIVEN', confirmedAt: '2026-11-05T09:00:00.000Z' }
  const withdrawn: unknown[] = []
  const candidates = [candidate(1, 'Mara Olsen', { consent }), candidate(2, 'Ben Adeyemi', { consent: given })]
  const ada = await openDeal({
    ...dealAnswers({ candidates }),
    ConsentDialogAskedConsentMutation({ input }) {
      withdrawn.push(input)
      const [before, state] = withdrawn.length > 1 ? [given, 'WITHDRAWN'] : [consent, 'REFUSED']
      return {
        withdrawConsent: { consent: { ...before, state, withdrawnAt: '2026-11-20T09:00:00.000Z' }, deal: fleet },
      }
    },
  })
  const copiesAndWithdraws = async (name: string, button: string, done: string) => {
    await ada.chooses(name, 'Consent')
    await ada.dialog.getByText('May we present you?').waitFor()
    await ada.dialog.getByRole('button', { name: 'Copy link' }).click()
    await ada.hears('Link copied!')
    await ada.dialog.getByRole('button', { name: button }).waitFor()
    if (name === 'Ben Adeyemi') await ada.findsNoBarrierAnywhere()
    await ada.dialog.getByRole('button', { name: button }).click()
    await ada.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Withdraw|Record)$/ })
      .click()
    await ada.hears(done)
  }
  await ada.reads('Consent asked Nov 03, 2026')
  await copiesAndWithdraws('Mara Olsen', 'Record a refusal', 'Refusal recorded')
  await ada.reads('Consent refused Nov 20, 2026')
  await ada.reads('Consent given Nov 05, 2026')
  await copiesAndWithdraws('Ben Adeyemi', 'Withdraw consent', 'Consent withdrawn')
  await ada.reads('Consent withdrawn Nov 20, 2026')
  expect(withdrawn).toEqual([{ id: 3 }, { id: 4 }])
  for (const name of ['Mara Olsen', 'Ben Adeyemi']) {
    await ada.page.getByRole('row', { name }).hover()
    await ada.presses(`Actions for ${name}`)
    await ada.page.getByRole('menuitem', { name: 'Ask for consent' }).waitFor()
    await ada.escapes()
  }
})
