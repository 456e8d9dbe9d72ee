import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { phone } from '../test/browser.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

async function makeTalent() {
  const { id: talentId } = await make.talent({ name: 'Priya Raman' })
  const { id: companyId } = await make.company({ name: 'Northwind' })
  const on = async (title: string, candidate: object, deal: object = {}) => {
    const { id: dealId } = await make.deal({ title, companyId, ...deal })
    const { id } = await make.candidate({ talentId, dealId, ...candidate })
    return { id, dealId }
  }
  return { talentId, on }
}

test("a profile lists the talent's deals with their next dates, live deals first", async () => {
  const { talentId, on } = await makeTalent()
  await on('Over and Out', { status: 'REJECTED' })
  const { dealId } = await on('Night Manager', { status: 'SELECTED' })
  const startDate = new Date('2026-12-01')
  await world.db.deal.update({
    where: { id: dealId },
    data: { status: 'FILLED', startDate, selectedTalentId: talentId },
  })
  const { id } = await on('Fleet Engineer', { status: 'INTERVIEWED', interviewDate: '2026-12-03T10:00:00Z' })
  await on('Data Lead', { status: 'SENT' }, { deadline: '2026-11-30' })
  const ada = await recruiterAt(`/talent/${talentId}`)
  const card = ada.page.getByRole('region', { name: 'Deals', exact: true })
  await card.getByRole('link', { name: 'Fleet Engineer' }).waitFor()
  expect(await card.getByRole('link').allTextContents()).toEqual([
    ...['Data Lead', 'Fleet Engineer', ' Add to calendar', 'Night Manager', 'Over and Out'],
  ])
  const calendar = card.getByRole('link', { name: /^Add to calendar: interview on Dec 3, 2026/ })
  expect(await calendar.getAttribute('href')).toBe(`/api/deal-candidates/${id}/interview.ics`)
  for (const text of [/Interview Dec 3, 2026/, /Deadline Nov 30, 2026/, /Start Dec 01, 2026/]) {
    await card.getByText(text).waitFor()
  }
})

test('a talent is added from the profile to an open deal, which is found by typing', async () => {
  const { talentId } = await makeTalent()
  await make.deal({ title: 'Platform Engineer', companyId: (await make.company({ name: 'Initech' })).id })
  const ada = await recruiterAt(`/talent/${talentId}`, phone)
  await ada.presses('Add to deal')
  await ada.sends('Add to deal')
  await ada.reads('A deal is required')
  await ada.dialog.getByRole('combobox', { name: /^Deal/ }).fill('plat')
  await ada.page.getByRole('option', { name: 'Platform Engineer · Initech' }).click()
  await ada.sends('Add to deal')
  await ada.hears('Candidate added', 'Priya Raman is now a candidate for Platform Engineer.')
  await ada.page.getByRole('link', { name: 'Platform Engineer' }).first().waitFor()
  expect(await world.db.dealCandidate.findMany({ where: { talentId } })).toMatchObject([{ status: 'APPLIED' }])
})
