import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProfile } from '../talents/profile/test/openProfile.ts'

/** Whether an element has a border or an outline that differs from the background. */
const hasLine = (element: Locator) =>
  element.evaluate(node => {
    const { borderTopWidth, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(node)
    const ground = getComputedStyle(document.body).backgroundColor
    const hasBorder = borderTopWidth !== '0px' && borderTopColor !== ground
    return hasBorder || (outlineStyle !== 'none' && outlineColor !== ground)
  })

test.each([false, true])('badges, pills and the current entry have an edge in forced colours, dark: %s', async dark => {
  const ada = await openProfile({}, { forced: true, dark })
  await ada.findsHeading('Priya Raman')
  const { page } = ada
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  expect(await hasLine(page.getByRole('button', { name: /^Status.*Vetted/ }))).toBe(true)
  expect(await hasLine(page.getByText('Score: 9/10', { exact: true }))).toBe(true)
  expect(await hasLine(page.getByText('Airflow', { exact: true }))).toBe(true)
  expect(await hasLine(page.getByRole('link', { name: 'Talents', exact: true }))).toBe(true)
  await page.getByRole('button', { name: 'Share with a client' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit Profile')
})
