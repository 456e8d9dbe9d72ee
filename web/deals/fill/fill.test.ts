import { format } from 'date-fns'
import { expect, test } from 'vitest'
import { updateAgency } from '../../../api/agency/agency.ts'
import { fillDeal } from '../../../api/applications/filling.ts'
import { addContactBan } from '../../../api/contactBans/contactBans.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { place } from '../../billing/test/place.ts'
import { phone } from '../../test/browser.ts'
import type { Opening } from '../../test/person.ts'
import { atDeal } from '../profile/test/atDeal.ts'

openApp({}, { listen: true })

/** A recruiter at a deal with Ines (Interviewed), Ben (Sent), a rejected candidate, and the applicant Olga. */
async function atRace(opening: Opening = {}) {
  const deal = await make.deal({ title: 'Fleet Engineer', companyBudget: '$9,500', candidateBudget: '$7,200' })
  const other = await make.deal({ title: 'Platform Engineer' })
  const ids: Record<string, number> = {}
  for (const [name, status] of [
    ['Ben Adeyemi', 'SENT'],
    ['Ines Carvalho', 'INTERVIEWED'],
    ['Gone Already', 'REJECTED'],
  ] as const) {
    ids[name] = (await make.talent({ name, linkedinUrl: `linkedin.com/in/${deal.id}-${status}` })).id
    await make.candidate({ dealId: deal.id, talentId: ids[name], status })
  }
  await make.application(deal.id)
  const ada = await atDeal(deal.id, opening)
  await ada.findsHeading('Fleet Engineer')
  const will = ada.dialog.getByRole('region', { name: 'What will happen' })
  const movesBen = async () => {
    await ada.dialog.getByRole('combobox', { name: /^Ben Adeyemi/ }).click()
    await ada.page.getByRole('option', { name: 'Move to Platform Engineer' }).first().click()
  }
  return { ...ada, deal, other, ids, movesBen, sentences: () => will.getByRole('listitem').allTextContents() }
}

const today = format(new Date(), 'MMM dd, yyyy')

test('the dialog shows the consequences before the deal is filled', async () => {
  const ada = await atRace()
  await ada.presses('Fill deal')
  await expect
    .poll(ada.sentences)
    .toEqual([
      'Ines Carvalho becomes Selected',
      `Deal becomes Filled, starts ${today}`,
      'Ines Carvalho’s status becomes Assigned',
      'Ben Adeyemi and Olga Outside stay on the deal',
    ])
  await ada.dialog.getByRole('radio', { name: 'Reject' }).click()
  await ada.dialog.getByLabel('Company pays').fill('9900')
  await ada.movesBen()
  await expect
    .poll(ada.sentences)
    .toEqual([
      'Ines Carvalho becomes Selected',
      `Deal becomes Filled, starts ${today}`,
      'Company pays becomes $9,900, was $9,500',
      'Ines Carvalho’s status becomes Assigned',
      'Ben Adeyemi moves to Platform Engineer',
      'Olga Outside becomes Rejected',
    ])
  const refusal = await ada.refuses('FillDealDialogMutation', {
    code: 'CONFLICT',
    message: 'This deal is filled already',
  })
  await ada.sends('Fill deal')
  await ada.hears('Error', 'This deal is filled already')
  await refusal.release()
  await ada.sends('Fill deal')
  await ada.hears('Deal filled', 'Fleet Engineer is filled.')
  const filled = await world.db.deal.findUnique({ where: { id: ada.deal.id } })
  expect(filled).toMatchObject({
    status: 'FILLED',
    companyBudget: '$9,900',
    selectedTalentId: ada.ids['Ines Carvalho'],
  })
})

test('a candidate who is placed elsewhere is named', { tags: ['deep'] }, async () => {
  const ada = await atRace()
  const { dealId } = await place({ title: 'Elsewhere' }, { name: 'Somebody' })
  const talentId = ada.ids['Ines Carvalho'] ?? 0
  await make.candidate({ dealId, talentId, status: 'SELECTED' })
  await world.db.deal.update({ where: { id: dealId }, data: { selectedTalentId: talentId } })
  await ada.presses('Fill deal')
  await ada.dialog.getByText(/^Ines Carvalho is taken elsewhere: Placed at/).waitFor()
})

test("a candidate's menu opens the dialog with this candidate as winner, also on a phone", {
  tags: ['deep'],
}, async () => {
  const ada = await atRace(phone)
  await ada.presses('Actions for Ben Adeyemi')
  await ada.page.getByRole('menuitem', { name: 'Fill deal' }).click()
  await ada.dialog.getByText('Ben Adeyemi becomes Selected').waitFor()
})

test('a warning appears while the typed amounts have a margin under the floor', { tags: ['deep'] }, async () => {
  await updateAgency(staffOf(await make.admin()), { marginFloorPercent: 20 })
  const ada = await atRace()
  await ada.presses('Fill deal')
  const floor = ada.dialog.getByText("The margin is under the agency's floor of 20%.")
  await ada.dialog.getByLabel('Company pays').fill('10000')
  await ada.dialog.getByLabel('Candidate gets').fill('7500')
  await ada.dialog.getByText('Margin $2,500 per month · 25%').waitFor()
  expect(await floor.count()).toBe(0)
  await ada.dialog.getByLabel('Candidate gets').fill('8500')
  await floor.waitFor()
  expect(await ada.dialog.getByRole('button', { name: 'Fill deal' }).isEnabled()).toBe(true)
})

test('a move that the rules forbid is reported before the deal can be filled', { tags: ['deep'] }, async () => {
  await updateAgency(staffOf(await make.admin()), { blocking: ['DO_NOT_CONTACT'] })
  const ada = await atRace()
  const staff = staffOf(await make.user())
  const ban = { companyId: ada.other.companyId, talentId: ada.ids['Ben Adeyemi'], askedBy: 'CLIENT' }
  await addContactBan(staff, ban)
  await ada.presses('Fill deal')
  await ada.movesBen()
  await ada.dialog.getByText(/does not want to be contacted about Ben Adeyemi/).waitFor()
  await ada.dialog.getByText("The agency's rules do not allow one of the moves. See above.").waitFor()
  const button = ada.dialog.getByRole('button', { name: 'Fill deal' })
  expect(await button.isEnabled()).toBe(false)
  await ada.dialog.getByRole('radio', { name: 'Reject' }).click()
  await expect.poll(() => button.isEnabled()).toBe(true)
})

test('an open page shows that a colleague has filled the deal', { tags: ['deep'] }, async () => {
  const ada = await atRace()
  await ada.page.getByRole('button', { name: 'Fill deal' }).waitFor()
  const { id, version } = await world.db.deal.findUniqueOrThrow({ where: { id: ada.deal.id } })
  await fillDeal(staffOf(await make.user()), {
    id,
    version,
    talentId: ada.ids['Ines Carvalho'],
    startDate: '2026-11-25',
  })
  await ada.page.getByRole('heading', { name: 'Selected Candidate' }).waitFor()
})
