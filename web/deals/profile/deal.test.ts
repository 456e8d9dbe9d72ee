import { expect, test } from 'vitest'
import { candidate, dealAnswers, fleet, refuse } from './test/fleet.ts'
import { openDeal } from './test/openDeal.ts'

test('shows the facts, the job description and the candidates', async () => {
  const ada = await openDeal({}, { now: '2026-11-21T10:00:00Z' })
  await ada.findsHeading('Fleet Engineer')
  expect(await ada.page.getByRole('link', { name: 'Northwind' }).getAttribute('href')).toBe('/companies/2')
  expect(await ada.page.getByRole('link', { name: 'Back to Deals' }).getAttribute('href')).toBe('/deals')
  for (const text of ['$9,500', '$7,200', 'Two profiles by Friday', 'Deadline approaching!', 'All areas']) {
    await ada.reads(text)
  }
  await ada.reads('Own the services that dispatch our robots.')
  await expect.poll(ada.names).toEqual(['Ines Carvalho', 'Ben Adeyemi', 'Mara Olsen'])
})

test('a head-hunting deal shows its fee, and its candidates are sorted on a phone', async () => {
  const headHunted = dealAnswers({ dealType: 'HEAD_HUNTING', recruitingFee: '$24,000' })
  const ada = await openDeal(headHunted, { width: 390, height: 844, dark: true, touch: true })
  await ada.page.getByRole('list', { name: 'Candidates' }).getByText('Ines Carvalho', { exact: true }).waitFor()
  await ada.reads('Recruiting fee')
  await ada.reads('$24,000')
  expect(await ada.page.getByText('Company pays').count()).toBe(0)
  await ada.page.getByLabel('Sort candidates').selectOption('Name A–Z')
  await ada.isAt('/deals/4?sort=name')
})

test('a failed load can be retried; a missing deal says so, and an impossible id opens the 404 page', async () => {
  let broken = true
  const ada = await openDeal({
    DealPageQuery() {
      if (broken) refuse('INTERNAL')()
      return { deal: null }
    },
  })
  await ada.reads('There was an error loading the deal. Please try again.')
  broken = false
  await ada.presses('Try again')
  await ada.findsHeading('Deal not found')
  await ada.reads("The deal you're looking for doesn't exist or you don't have permission to view it.")
  expect(await ada.page.getByRole('link', { name: 'Back to Deals' }).getAttribute('href')).toBe('/deals')
  await ada.goes('/deals/2147483648')
  await ada.findsHeading('404 Page Not Found')
})

test('the selected candidate of a filled deal has a panel', async () => {
  const winner = candidate(1, 'Mara Olsen', { status: 'SELECTED' })
  const filled = { status: 'FILLED', startDate: null, selectedCandidateId: 1, selectedCandidate: winner.talent }
  const ada = await openDeal({
    ...dealAnswers({ ...filled, candidates: [winner] }),
    SelectedCandidateBillingQuery({ dealId, talentId }) {
      expect([dealId, talentId]).toEqual([4, 1])
      return { dealCandidates: { edges: [{ node: { ...winner, dealId, deal: { ...fleet, ...filled } } }] } }
    },
  })
  const panel = ada.page.getByRole('region', { name: 'Selected Candidate' })
  await panel.getByRole('link', { name: 'Mara Olsen' }).waitFor()
  await panel.getByText('Start date not set').waitFor()
  await panel.getByRole('button', { name: 'Update Billing' }).waitFor()
  await ada.findsNoBarrier()
})

test('renders fifty candidates at first, and fifty more at each click', async () => {
  const many = [...Array(120).keys()].map(index => ({
    ...candidate(1, `Person ${index}`),
    id: `candidate-${index}`,
    talent: { ...fleet.candidates[0]?.talent, id: `talent-${index}`, name: `Person ${index}` },
  }))
  const ada = await openDeal(dealAnswers({ candidates: many, applications: [] }))
  const rows = ada.page.getByRole('table', { name: 'Candidates' }).getByRole('rowheader')
  await ada.presses('Show 50 more of 70')
  await expect.poll(() => rows.count()).toBe(100)
  await ada.presses('Show 20 more of 20')
  await expect.poll(() => rows.count()).toBe(120)
})
