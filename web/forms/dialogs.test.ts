import { expect, test } from 'vitest'
import { openProfile } from '../talents/profile/test/openProfile.ts'

test('on a phone a long form fills the screen, its toasts cover no button, and a question stays small', async () => {
  const phone = { width: 390, height: 844 }
  const ada = await openProfile({}, phone)
  await ada.presses('Edit Profile')
  const form = ada.page.getByRole('dialog', { name: 'Edit Profile' })
  await form.waitFor()
  await ada.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
  expect(await form.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone })
  // A screen reader still sees the page behind for a moment after a dialog opens, and must not find two banners.
  for (const landmark of ['banner', 'contentinfo'] as const) expect(await form.getByRole(landmark).count()).toBe(0)
  await form.getByRole('textbox', { name: /^Seniority/ }).fill('')
  await ada.presses('Save changes')
  await ada.hears('Please fix the errors in the form')
  const toast = ada.page.locator('.fui-Toast')
  expect((await toast.boundingBox())?.y).toBeLessThan(60)
  for (const name of ['Save changes', 'Cancel']) {
    expect(await ada.areApart(toast, form.getByRole('button', { name }))).toBe(true)
  }
  await ada.presses('Cancel')
  const question = ada.page.getByRole('alertdialog')
  await question.waitFor()
  expect((await question.boundingBox())?.height).toBeLessThan(300)
  await ada.findsNoBarrier()
})
