import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

/** Whether an element has a border or an outline that differs from the background. */
const hasLine = (element: Locator) =>
  element.evaluate(node => {
    const { borderTopWidth, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(node)
    const ground = getComputedStyle(document.body).backgroundColor
    const hasBorder = borderTopWidth !== '0px' && borderTopColor !== ground
    return hasBorder || (outlineStyle !== 'none' && outlineColor !== ground)
  })

test.each([false, true])('badges, pills and current entry have a border in forced colours, dark: %s', async dark => {
  const { id } = await make.talent({ name: 'Priya Raman', techStack: ['Airflow'], internalScoring: '9/10' })
  const { page } = await recruiterAt(`/talent/${id}`, { forced: true, dark })
  await page.getByText('Airflow', { exact: true }).waitFor()
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  expect(await hasLine(page.getByRole('button', { name: /^Status.*Backlog/ }))).toBe(true)
  expect(await hasLine(page.getByText('Score: 9/10', { exact: true }))).toBe(true)
  expect(await hasLine(page.getByText('Airflow', { exact: true }))).toBe(true)
  expect(await hasLine(page.getByRole('link', { name: 'Talents', exact: true }))).toBe(true)
})
