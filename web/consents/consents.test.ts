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

const asked = (more: object = {}) => ({
  candidates: [candidate(1, 'Mara Olsen', { consent: { ...consent, ...more } })],
})

test.each([{ width: 1440 }, { width: 390, touch: true }])(
  'a candidate is asked for consent by a link, in words of one’s own, at $width',
  async window => {
    const sent: unknown[] = []
    let fails = true
    const ada = await openDeal(
      {
        ConsentDialogMutation({ input }) {
          if (fails) refuse('INTERNAL')()
          sent.push(input)
          return { requestConsent: { consent, deal: { ...fleet, ...asked() } } }
        },
      },
      window,
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
    await ada.dialog.getByRole('button', { name: 'Copy link' }).click()
    await ada.hears('Link copied!', 'Send it to Mara Olsen. The answer is shown beside the candidate.')
    expect(sent).toEqual([{ talentId: 1, dealId: 4, wording: 'May we present you?' }])
    expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(consent.url)
    await ada.page.getByText('Consent asked Nov 03, 2026').waitFor()
  },
)

test.each([
  [{}, 'Consent asked Nov 03, 2026', 'Record a refusal', 'Refusal recorded', 'Consent refused Nov 20, 2026'],
  [
    { state: 'GIVEN', confirmedAt: '2026-11-05T09:00:00.000Z' },
    ...([
      'Consent given Nov 05, 2026',
      'Withdraw consent',
      'Consent withdrawn',
      'Consent withdrawn Nov 20, 2026',
    ] as const),
  ],
])('what was answered is shown, and staff may withdraw it: %j', async (more, before, button, done, after) => {
  const ada = await openDeal({
    ...dealAnswers(asked(more)),
    AskedConsentMutation({ input }) {
      expect(input).toEqual({ id: 3 })
      const state = 'confirmedAt' in more ? 'WITHDRAWN' : 'REFUSED'
      const withdrawn = { ...consent, ...more, state, withdrawnAt: '2026-11-20T09:00:00.000Z' }
      return { withdrawConsent: { consent: withdrawn, deal: fleet } }
    },
  })
  await ada.page.getByText(before).waitFor()
  await ada.chooses('Mara Olsen', 'Consent')
  await ada.dialog.getByText('May we present you?').waitFor()
  await ada.findsNoBarrierAnywhere()
  await ada.dialog.getByRole('button', { name: 'Copy link' }).click()
  await ada.hears('Link copied!')
  await ada.dialog.getByRole('button', { name: button }).click()
  await ada.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Withdraw|Record)$/ })
    .click()
  await ada.hears(done)
  await ada.page.getByText(after).waitFor()
  await ada.page.getByRole('row', { name: 'Mara Olsen' }).hover()
  await ada.presses('Actions for Mara Olsen')
  await ada.page.getByRole('menuitem', { name: 'Ask for consent' }).waitFor()
})
