import { beforeAll, expect, test } from 'vitest'
import { updateAgency } from '../../../api/agency/agency.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { phone } from '../../test/browser.ts'
import { openDialog } from './test/dialog.ts'

openApp({}, { listen: true })

const ids: Record<string, number> = {}

beforeAll(async () => {
  const telling = { portfolioUrls: ['https://priya-raman.example'], companies: 'Northwind, Lumenpay' }
  for (const name of ['Priya Raman', 'Mara Olsen', 'Ben Adeyemi']) {
    const summary = `Ask ${name} or write to somebody@example.com.`
    ids[name] = (await make.talent({ name, summary, ...(name === 'Priya Raman' && telling) })).id
  }
  const admin = staffOf(await make.admin())
  await updateAgency(admin, { name: 'Northwind Talent', footer: 'Torstraße 1, Berlin' })
})

const atPriya = (opening = {}) => openDialog(`/talent/${ids['Priya Raman']}`, undefined, opening)
const hidden = /^\d details? hidden · 0 shown$/

test('a removed detail is shown again by a key or click, and keeps the focus', async () => {
  const ada = await atPriya()
  const { preview } = ada
  await preview.getByText(hidden).waitFor()
  const piece = preview.getByRole('button', { name: 'Show somebody@example.com' })
  await piece.focus()
  await ada.page.keyboard.press('Enter')
  await expect.poll(() => piece.getAttribute('aria-pressed')).toBe('true')
  await ada.isIn('somebody@example.com')
  await preview.getByText(/ · 1 shown$/).waitFor()
  await ada.names()
  await ada.creates()
  const { items } = await world.db.share.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { items: true } })
  expect(JSON.stringify(items)).toContain('somebody@example.com')
})

test("the preview shows the client's page, with disabled answers", async () => {
  const ada = await atPriya()
  const { preview } = ada
  await ada.names()
  await ada.dialog.getByLabel('Note to the client').fill('As discussed: Priya Raman.')
  await ada.dialog.getByLabel('Why Priya Raman').fill('Priya Raman can start in May.')
  await preview.getByText('For Jo Fleet, Anywhere Ltd').waitFor()
  await preview.getByRole('status').getByText('2 details hidden in the note or the lines').waitFor()
  expect(await preview.locator('del').allTextContents()).toEqual(['Hidden: Priya Raman', 'Hidden: Priya Raman'])
  const text = (await preview.innerText()).replace(/\s+/g, ' ')
  for (const words of [
    ...['Northwind Talent', 'Torstraße 1, Berlin', 'As discussed: Hidden: Priya Raman'],
    ...['can start in May.', 'Available until', 'This is a limited profile.', 'Your answer'],
  ]) {
    expect(text).toContain(words)
  }
  for (const name of ['Interested: Priya R.', 'Ask for an interview: Priya R.', 'Download PDF']) {
    expect(await preview.getByRole('button', { name }).isDisabled()).toBe(true)
  }
})

test('a shortlist is compared in its order, and a profile is loaded only when it is opened', async () => {
  const { id } = await make.deal({ title: 'Fleet Engineer' })
  const ada = await openDialog(`/deals/${id}`, 'Share talents')
  const { preview, dialog } = ada
  for (const name of ['Mara Olsen', 'Ben Adeyemi']) await ada.adds(name)
  const rows = preview.getByRole('rowheader')
  await expect.poll(() => rows.allTextContents()).toEqual(['Mara O.', 'Ben A.'])
  await dialog.getByLabel('Why Ben Adeyemi').press('Alt+ArrowUp')
  await expect.poll(() => rows.allTextContents()).toEqual(['Ben A.', 'Mara O.'])
  const address = ada.page.url()
  const before = ada.requests('PreviewedProfileQuery').length
  await preview.getByRole('link', { name: 'Mara O.' }).click()
  await preview.getByText(hidden).waitFor()
  expect(ada.page.url()).toBe(address)
  await dialog.getByLabel('Note to the client').pressSequentially('Mara Olsen, as discussed.')
  await preview.getByText('Mara O., as discussed.').waitFor()
  expect(ada.requests('PreviewedProfileQuery')).toHaveLength(before + 1)
})

test.each([{}, phone])(
  'a share is refused after the redaction rules change, and the preview is loaded again: %j',
  async window => {
    await updateAgency(staffOf(await make.admin()), { keepsNamedLinks: false })
    const ada = await atPriya(window)
    await ada.names()
    if (window.width) await ada.page.getByRole('tab', { name: 'Preview as client' }).click()
    await ada.preview.getByText('For Jo Fleet, Anywhere Ltd').waitFor()
    await updateAgency(staffOf(await make.admin()), { keepsNamedLinks: true })
    await ada.presses('Create link')
    const message = 'The deal or a rule of the agency was changed meanwhile. Please look at the preview again.'
    await ada.dialog.getByRole('alert').getByText(message).waitFor()
    await ada.preview.getByText('For Jo Fleet, Anywhere Ltd').waitFor()
    await expect.poll(() => ada.preview.locator('[aria-busy=true]').count()).toBe(0)
    await ada.creates()
  },
)
