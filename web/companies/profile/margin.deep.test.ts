import { expect, test } from 'vitest'
import { openApp } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { place } from '../../billing/test/place.ts'
import { countEffort } from '../../test/effort.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

test('the margin of a company is seen without scrolling, after at most 2 clicks from the start page', async () => {
  const { id: companyId } = await make.company({ name: 'Northwind' })
  for (const [companyBudget, candidateBudget] of [
    ['$8,000', '$6,000'],
    ['€9,000', '€7,200'],
  ]) {
    await place({ companyId, companyBudget, candidateBudget }, {})
  }
  const rita = await recruiterAt('/')
  await rita.page.getByRole('link', { name: 'Companies' }).waitFor()

  const effort = await countEffort(rita.page)
  await rita.page.getByRole('link', { name: 'Companies' }).click()
  await rita.page.getByRole('link', { name: 'Northwind' }).click()
  const card = rita.page.getByRole('region', { name: 'Margin' })
  for (const words of ['$2,000 per month · 25%', '€1,800 per month · 20%']) {
    const figure = card.getByText(words)
    await figure.waitFor()
    // Checks that the margin is visible without scrolling.
    const box = await figure.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(rita.page.viewportSize()?.height ?? 0)
  }
  expect((await effort()).clicks).toBeLessThanOrEqual(2)
  expect((await effort()).keys).toBe(0)
  expect(rita.faults).toEqual([])
})
