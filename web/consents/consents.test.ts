import { expect, test } from 'vitest'
import { answerConsent, requestConsent } from '../../api/consents/consents.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, staffOf } from '../../api/test/make.ts'
import { atDeal } from '../deals/profile/test/atDeal.ts'
import { phone } from '../test/browser.ts'

openApp({}, { listen: true })

async function makeCandidate(name = 'Mara Olsen') {
  const { id: talentId } = await make.talent({ name })
  const { dealId } = await make.candidate({ talentId })
  return { talentId, dealId }
}

test('a candidate is asked for consent by a link with a custom text, which is kept after a failure', async () => {
  const { dealId, talentId } = await makeCandidate()
  const ada = await atDeal(dealId, phone)
  await ada.presses('Actions for Mara Olsen')
  await ada.page.getByRole('menuitem', { name: 'Ask for consent' }).click()
  const wording = ada.dialog.getByLabel('Wording')
  expect(await wording.inputValue()).toContain('Backend Engineer')
  await wording.fill('May we present you?')
  const failure = await ada.refuses('ConsentDialogMutation')
  await ada.sends('Copy link')
  await ada.hears('Error')
  expect(await wording.inputValue()).toBe('May we present you?')
  await failure.release()
  await ada.sends('Copy link')
  await ada.hears('Link copied!', 'Send it to Mara Olsen. The answer is shown beside the candidate.')
  const consent = await world.db.consent.findFirstOrThrow({ where: { talentId, dealId } })
  expect(consent.wording).toBe('May we present you?')
  const link = await ada.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/consent/${consent.token}$`))
  await ada.page.getByText(/^Consent asked /).waitFor()
})

test.each([
  { gives: false, button: 'Record a refusal', hears: 'Refusal recorded', after: /^Consent refused / },
  { gives: true, button: 'Withdraw consent', hears: 'Consent withdrawn', after: /^Consent withdrawn / },
])('staff record an answer: $hears', { tags: ['deep'] }, async ({ gives, button, hears, after }) => {
  const { dealId, talentId } = await makeCandidate()
  const { id } = await requestConsent(staffOf(await make.user()), { talentId, dealId })
  const { token } = await world.db.consent.findUniqueOrThrow({ where: { id } })
  if (gives) await answerConsent(world, { token, agrees: true })
  const ada = await atDeal(dealId)
  await ada.page.getByText(gives ? /^Consent given / : /^Consent asked /).waitFor()
  await ada.does('Consent', 'Mara Olsen')
  await ada.sends('Copy link')
  await ada.hears('Link copied!')
  await ada.sends(button)
  const question = ada.page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^(Withdraw|Record)$/ }).click()
  await ada.hears(hears)
  await ada.page.getByText(after).waitFor()
  // Consent may be requested again.
  await ada.presses('Actions for Mara Olsen')
  await ada.page.getByRole('menuitem', { name: 'Ask for consent' }).waitFor()
})
