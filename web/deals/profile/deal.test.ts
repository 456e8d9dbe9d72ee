import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { place } from '../../billing/test/place.ts'
import { phone } from '../../test/browser.ts'
import { atDeal } from './test/atDeal.ts'

openApp({}, { listen: true })

let dealId: number
let companyId: number

beforeAll(async () => {
  companyId = (await make.company({ name: 'Northwind' })).id
  const budgets = { companyBudget: '$9,500', candidateBudget: '$7,200' }
  const texts = { jobDescription: 'Own the services that dispatch our robots.', notes: 'Two profiles by Friday' }
  const deal = await make.deal({ title: 'Fleet Engineer', companyId, ...budgets, ...texts, deadline: '2026-11-26' })
  dealId = deal.id
  for (const name of ['Mara Olsen', 'Ben Adeyemi']) {
    await make.candidate({ dealId, talentId: (await make.talent({ name })).id })
  }
  await make.application(dealId, { name: 'Ines Carvalho' })
})

test('a deal shows its facts, the job description and the candidates', async () => {
  const ada = await atDeal(dealId, { now: '2026-11-21T10:00:00Z' })
  await ada.findsHeading('Fleet Engineer')
  expect(await ada.page.getByRole('link', { name: 'Northwind' }).getAttribute('href')).toBe(`/companies/${companyId}`)
  for (const text of ['$9,500', '$7,200', 'Two profiles by Friday', 'Deadline approaching!', 'All areas']) {
    await ada.reads(text)
  }
  await ada.reads('Own the services that dispatch our robots.')
  await expect.poll(ada.names).toEqual(expect.arrayContaining(['Ines Carvalho', 'Ben Adeyemi', 'Mara Olsen']))
})

test('a head-hunting deal shows its fee instead of budgets', { tags: ['deep'] }, async () => {
  const fee = { dealType: 'HEAD_HUNTING', companyBudget: null, candidateBudget: null, recruitingFee: '$24,000' }
  const ada = await atDeal((await make.deal(fee)).id)
  await ada.reads('Recruiting fee')
  await ada.reads('$24,000')
  expect(await ada.page.getByText('Company pays').count()).toBe(0)
})

test('candidates are sorted on a phone, too', { tags: ['deep'] }, async () => {
  const ada = await atDeal(dealId, phone)
  await ada.page.getByRole('list', { name: 'Candidates' }).getByText('Ines Carvalho', { exact: true }).waitFor()
  await ada.page.getByLabel('Sort candidates').selectOption('Name A–Z')
  await ada.isAt(`/deals/${dealId}?sort=name`)
})

test('a failed load can be retried; a missing deal shows an error, and an impossible id opens the 404 page', {
  tags: ['deep'],
}, async () => {
  const ada = await atDeal(999_999)
  await ada.findsHeading('Deal not found')
  await ada.reads("The deal you're looking for doesn't exist or you don't have permission to view it.")
  expect(await ada.page.getByRole('link', { name: 'Back to Deals' }).getAttribute('href')).toBe('/deals')
  const failure = await ada.refuses('DealPageQuery')
  await ada.goes(`/deals/${dealId}`)
  await ada.reads('There was an error loading the deal. Please try again.')
  await failure.release()
  await ada.presses('Try again')
  await ada.findsHeading('Fleet Engineer')
  await ada.goes('/deals/2147483648')
  await ada.findsHeading('404 Page Not Found')
})

test('the selected candidate of a filled deal has a panel', async () => {
  const placed = await place({ title: 'Yard Planner' }, { name: 'Noor Haddad' })
  const ada = await atDeal(placed.dealId)
  const panel = ada.page.getByRole('region', { name: 'Selected Candidate' })
  await panel.getByRole('link', { name: 'Noor Haddad' }).waitFor()
  await panel.getByText('Start date not set').waitFor()
  await panel.getByRole('button', { name: 'Update Billing' }).waitFor()
})

test('fifty candidates are shown at first, and fifty more at each click', { tags: ['deep'] }, async () => {
  const { id } = await make.deal()
  for (let each = 0; each < 120; each++) await make.application(id, { name: `Person ${each}` })
  const ada = await atDeal(id)
  const rows = ada.page.getByRole('table', { name: 'Candidates' }).getByRole('rowheader')
  await ada.presses('Show 50 more of 70')
  await expect.poll(() => rows.count()).toBe(100)
  await ada.presses('Show 20 more of 20')
  await expect.poll(() => rows.count()).toBe(120)
})
