import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { countEffort } from '../test/effort.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

test('the margin of a company is seen in one look, in at most 2 clicks from the start page', async () => {
  const { email } = await make.user()
  const { id: companyId } = await make.company({ name: 'Northwind' })
  for (const [companyBudget, candidateBudget] of [
    ['$8,000', '$6,000'],
    ['€9,000', '€7,200'],
  ]) {
    const { id: dealId } = await make.deal({ companyId, companyBudget, candidateBudget })
    const { talentId } = await make.candidate({ dealId, status: 'SELECTED' })
    await world.db.deal.update({ where: { id: dealId }, data: { status: 'FILLED', selectedTalentId: talentId } })
  }
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(email, PASSWORD)
  await rita.page.getByRole('link', { name: 'Companies' }).waitFor()

  const effort = await countEffort(rita.page)
  await rita.page.getByRole('link', { name: 'Companies' }).click()
  await rita.page.getByRole('link', { name: 'Northwind' }).click()
  const card = rita.page.getByRole('region', { name: 'Margin' })
  for (const told of ['$2,000 per month · 25%', '€1,800 per month · 20%']) {
    const figure = card.getByText(told)
    await figure.waitFor()
    // Seen without scrolling.
    const box = await figure.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(rita.page.viewportSize()?.height ?? 0)
  }
  expect((await effort()).clicks).toBeLessThanOrEqual(2)
  expect((await effort()).keys).toBe(0)
  expect(rita.faults).toEqual([])
})
