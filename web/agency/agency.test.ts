import { expect, test } from 'vitest'
import { Refusal } from '../test/fakeApi.ts'
import { nordlicht, openAgency } from './test/openAgency.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an admin changes name, colour, logo and rules, and sees beside them what clients will see', async () => {
  const sent: unknown[] = []
  let isRefused = true
  const there = await openAgency('ADMIN', {
    AgencyFormLogoMutation() {
      if (isRefused) throw new Refusal('UNSUPPORTED', 'Please select a PNG or JPEG image.')
      return { uploadLogo: { url: '/api/files/new-logo' } }
    },
    AgencyFormMutation({ input }) {
      sent.push(input)
      const agency = { ...nordlicht, version: 4, name: 'Polarlicht', ownName: 'Polarlicht' }
      Object.assign(agency, { keepsNamedLinks: true, blocking: ['NO_CONSENT'] })
      return { updateAgency: { agency } }
    },
  })
  await there.fills('Agency name', 'Polarlicht')
  await there.sample.getByText('Polarlicht', { exact: true }).waitFor()
  await there.fills('Colour', 'red')
  await there.presses('Save settings')
  await there.reads('Please enter a colour as in #0f6384')
  await there.findsNoBarrierAnywhere()
  await there.fills('Colour', '#2F5D8C')
  await there.page.getByLabel('Pick a colour').fill('#b4491f')
  expect(await there.page.getByLabel('Colour', { exact: true }).inputValue()).toBe('#b4491f')
  await there.fills('Privacy page', 'https://nordlicht.example/privacy')
  await there.fills('Sites with your own application form', 'nordlicht.example')
  await there.presses('Save settings')
  await there.reads("'nordlicht.example' is no site: please enter it as in https://www.example.com")
  await there.fills('Sites with your own application form', 'https://nordlicht.example\nhttps://www.nordlicht.example')
  await there.page.getByLabel('Country of phone numbers').selectOption({ label: 'Germany' })
  await there.page.getByLabel('Shown without the name').check()
  await there.page.getByLabel('Sent to this client before').uncheck()
  await there.page.getByLabel('No recorded consent').check()
  await there.page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect.poll(() => there.sample.locator('img').getAttribute('src')).toMatch(/^blob:/)
  await there.presses('Save settings')
  await there.reads('Please select a PNG or JPEG image.')
  isRefused = false
  await there.presses('Save settings')
  await there.reads('Settings saved')
  const save = there.page.getByRole('button', { name: 'Save settings' })
  await expect.poll(() => save.evaluate(button => button === document.activeElement)).toBe(true)
  const changed = { name: 'Polarlicht', color: '#b4491f', logoUrl: '/api/files/new-logo' }
  const privacyUrl = 'https://nordlicht.example/privacy'
  const applyOrigins = ['https://nordlicht.example', 'https://www.nordlicht.example']
  const rules = { keepsNamedLinks: true, applyOrigins, country: 'DE', blocking: ['NO_CONSENT'] }
  expect(sent).toEqual([{ ...changed, privacyUrl, ...rules, version: 3 }])
})

test('an admin whose colleague was faster decides', async () => {
  const there = await openAgency('ADMIN', {
    AgencyFormMutation({ input }) {
      if ('version' in (input as object)) throw new Refusal('CONFLICT', 'Changed by somebody else')
      return { updateAgency: { agency: { ...nordlicht, version: 5, footer: 'Kiel' } } }
    },
    AgencyFormLatestQuery: () => ({ agency: { ...nordlicht, version: 4, color: '#111111' } }),
  })
  await there.fills('Footer', 'Kiel')
  await there.presses('Save settings')
  await there.reads('Somebody else changed this while you were editing')
  await there.page.getByText('#111111').first().waitFor()
  await there.presses('Save anyway')
  await there.reads('Settings saved')
})

test('others see it and cannot change it', async () => {
  const there = await openAgency('USER', {}, { dark: true, width: 390 })
  await there.sample.getByText('Nordlicht', { exact: true }).waitFor()
  await there.reads('Admins can change this.')
  expect(await there.page.getByRole('button', { name: 'Save settings' }).count()).toBe(0)
  await there.findsNoBarrierAnywhere()
})
