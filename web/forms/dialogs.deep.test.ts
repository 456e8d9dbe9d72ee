import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { phone } from '../test/browser.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

test('on a phone a long form fills the screen, its toasts cover no button, and a question stays small', async () => {
  const { id } = await make.talent()
  const ada = await recruiterAt(`/talent/${id}`, phone)
  await ada.presses('Edit Profile')
  const form = ada.page.getByRole('dialog', { name: 'Edit Profile' })
  await form.waitFor()
  await ada.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
  expect(await form.boundingBox()).toMatchObject({ x: 0, y: 0, width: phone.width, height: phone.height })
  // For a moment after the dialog opens, screen readers still see the page behind, and must not find two banners.
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
})
