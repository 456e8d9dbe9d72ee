import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { place } from '../../billing/test/place.ts'
import { atDeal } from '../../deals/profile/test/atDeal.ts'

openApp({}, { listen: true })

/** A recruiter who adds a candidate to a deal that Mara is on. */
async function openAdd() {
  const deal = await make.deal({ title: 'Fleet Engineer' })
  const mara = await make.talent({ name: 'Mara Olsen' })
  await make.candidate({ dealId: deal.id, talentId: mara.id, status: 'SENT' })
  const ada = await atDeal(deal.id)
  await ada.findsHeading('Fleet Engineer')
  await ada.presses('Add Candidate')
  return { ...ada, deal, find: (text: string) => ada.dialog.getByRole('searchbox').fill(text) }
}

test('talents who are already on the deal or placed elsewhere are marked', { tags: ['deep'] }, async () => {
  await place(
    { companyId: (await make.company({ name: 'Streamhaus' })).id, startDate: '2026-11-14' },
    { name: 'Otto Blum' },
  )
  const ada = await openAdd()
  const taken = ada.dialog.getByRole('button', { name: /Mara Olsen/ })
  await taken.getByText('Already on this deal · Sent').waitFor()
  expect(await taken.isDisabled()).toBe(true)
  await ada.dialog.getByRole('button', { name: /Otto Blum.*Placed at Streamhaus since Nov 14/ }).waitFor()
})

test('a talent is chosen and cleared by keyboard', { tags: ['deep'] }, async () => {
  await make.talent({ name: 'Noor Haddad' })
  const ada = await openAdd()
  await ada.sends('Add Candidate')
  await ada.reads('A talent is required')
  const unsearched = ada.dialog.getByText('Already on this deal')
  await unsearched.waitFor()
  await ada.find('Noor')
  await unsearched.waitFor({ state: 'hidden' })
  await ada.dialog.getByRole('searchbox').press('ArrowDown')
  await ada.page.keyboard.press('Enter')
  await ada.dialog.getByRole('button', { name: 'Change talent' }).press('Enter')
  await expect.poll(() => ada.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
})

test('a result that replaces the focused talent keeps the focus', { tags: ['deep'] }, async () => {
  await make.talent({ name: 'Aaron Early' })
  await make.talent({ name: 'Omar Late' })
  const ada = await openAdd()
  const talent = (name: RegExp) => ada.dialog.getByRole('button', { name })
  const hasFocus = (part: Locator) => part.and(ada.page.locator(':focus')).waitFor()
  /** Searches and presses the arrow key before the result arrives. */
  const findsTooEarly = async (text: string, before: Locator) => {
    const answer = await ada.holds('TalentChoicesQuery')
    await ada.find(text)
    await ada.dialog.getByRole('searchbox').press('ArrowDown')
    await hasFocus(before)
    answer.release()
  }
  await talent(/Aaron Early/).waitFor()
  await findsTooEarly('Omar', talent(/Aaron Early/))
  await hasFocus(talent(/Omar Late/))
  await findsTooEarly('Nobody', talent(/Omar Late/))
  await hasFocus(ada.dialog.locator('div', { hasText: /^No talents found matching "Nobody"$/ }))
  await ada.page.keyboard.press('ArrowDown')
  await hasFocus(ada.dialog.getByRole('searchbox'))
})

test('a talent is found and added, and a failure keeps the entries', async () => {
  const { id: talentId } = await make.talent({ name: 'Zoe Hall' })
  const ada = await openAdd()
  await ada.find('Nobody')
  await ada.reads('No talents found matching "Nobody"')
  await ada.find('Zoe')
  await ada.dialog.getByRole('button', { name: /Zoe Hall/ }).click()
  expect(await ada.dialog.getByLabel('Interview date').count()).toBe(0)
  await ada.dialog.getByLabel('Status').selectOption('Interviewed')
  await ada.dialog.getByLabel('Interview date').fill('2026-12-01T10:00')
  await ada.dialog.getByLabel('Notes').fill('Met at a fair')
  const message = 'This talent is already a candidate for this deal'
  const refusal = await ada.refuses('useAddCandidateMutation', { code: 'CONFLICT', message })
  await ada.sends('Add Candidate')
  await ada.hears('Failed to add candidate to the deal.', 'There was an error adding the candidate. Please try again.')
  await ada.dialog.getByText(message).waitFor()
  await refusal.release()
  await ada.sends('Add Candidate')
  await ada.hears('Candidate added', 'Zoe Hall is now a candidate for this deal.')
  const added = await world.db.dealCandidate.findFirst({ where: { dealId: ada.deal.id, talentId } })
  expect(added).toMatchObject({ status: 'INTERVIEWED', notes: 'Met at a fair' })
  await expect.poll(ada.names).toContain('Zoe Hall')
})
