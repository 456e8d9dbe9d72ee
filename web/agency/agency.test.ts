import { expect, test } from 'vitest'
import { updateAgency } from '../../api/agency/agency.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, staffOf } from '../../api/test/make.ts'
import { type Opening, recruiter } from '../test/person.ts'

openApp({}, { listen: true })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens the page with the agency's settings. */
async function openAgency(opening: Opening) {
  const there = await recruiter(opening)
  await there.goes('/agency')
  await there.findsHeading('Agency settings')
  return { ...there, sample: there.page.getByRole('region', { name: 'How clients see it' }) }
}

test("an admin changes name, colour, logo and rules beside a sample of the client's page", {
  tags: ['deep'],
}, async () => {
  const there = await openAgency({ user: await make.admin() })
  await there.fills('Agency name', 'Polarlicht')
  await there.sample.getByText('Polarlicht', { exact: true }).waitFor()
  await there.fills('Colour', 'red')
  await there.presses('Save settings')
  await there.reads('Please enter a colour as in #0f6384')
  await there.page.getByLabel('Pick a colour').fill('#b4491f')
  expect(await there.page.getByLabel('Colour', { exact: true }).inputValue()).toBe('#b4491f')
  await there.fills('Privacy page', 'https://polarlicht.example/privacy')
  await there.page.getByLabel('Country of phone numbers').selectOption({ label: 'Germany' })
  await there.page.getByLabel('No recorded consent').check()
  await there.page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect.poll(() => there.sample.locator('img').getAttribute('src')).toMatch(/^blob:/)
  await there.presses('Save settings')
  await there.reads('Settings saved')
  expect(await world.db.agency.findFirst()).toMatchObject({
    ...{ name: 'Polarlicht', color: '#b4491f', privacyUrl: 'https://polarlicht.example/privacy', country: 'DE' },
    blocking: expect.arrayContaining(['NO_CONSENT']),
  })
})

test('an admin can save over the newer changes of a colleague', { tags: ['deep'] }, async () => {
  const user = await make.admin()
  const there = await openAgency({ user })
  await there.fills('Footer', 'Kiel')
  await updateAgency(staffOf(user), { color: '#111111' })
  await there.presses('Save settings')
  await there.page.getByText(/changed this while you were editing$/).waitFor()
  await there.page.getByText('#111111').first().waitFor()
  await there.presses('Save anyway')
  await there.reads('Settings saved')
})

test('users who are not admins see the settings and cannot change them', { tags: ['deep'] }, async () => {
  const there = await openAgency({ dark: true, width: 390 })
  await there.reads('Admins can change this.')
  expect(await there.page.getByRole('button', { name: 'Save settings' }).count()).toBe(0)
})
