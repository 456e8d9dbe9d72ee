import { beforeAll, expect, test } from 'vitest'
import { updateAgency } from '../../../api/agency/agency.ts'
import { addContactBan } from '../../../api/contactBans/contactBans.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { phone } from '../../test/browser.ts'
import { openDialog } from './test/dialog.ts'

openApp({}, { listen: true })

let talentId: number
let companyId: number

beforeAll(async () => {
  talentId = (await make.talent({ name: 'Priya Raman' })).id
  companyId = (await make.company({ name: 'Northwind' })).id
})

const latest = () => world.db.share.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { items: true } })
const atPriya = (opening = {}) => openDialog(`/talent/${talentId}`, undefined, opening)

test('two entries and Enter make a link, which is copied and expires after 30 days', async () => {
  const ada = await atPriya()
  await ada.isIn('recipientName')
  await ada.preview.waitFor()
  await ada.page.keyboard.type('Jo Fleet')
  await ada.page.keyboard.press('Tab')
  await ada.page.keyboard.type('Anywhere Ltd')
  await ada.page.keyboard.press('Escape')
  await ada.creates()
  const share = await latest()
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/shared/${share.token}$`))
  await ada.isIn('copy')
  expect(share).toMatchObject({
    ...{ recipientName: 'Jo Fleet', recipientCompany: 'Anywhere Ltd', companyId: null, dealId: null, note: null },
    sections: ['SENIORITY', 'COMPANIES', 'SUMMARY', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO', 'AVAILABILITY'],
    ...{ showsNames: false, passcodeHash: null, items: [{ talentId }] },
  })
  expect(Math.round((Number(share.expiresAt) - Date.now()) / 86_400_000)).toBe(30)
})

test('on a phone, missing entries are named, and sections, passcode, last day and company are saved', {
  tags: ['deep'],
}, async () => {
  const ada = await atPriya(phone)
  await ada.presses('Create link')
  await ada.dialog.getByText('Recipient is required').waitFor()
  await ada.dialog.getByText('Company is required').waitFor()
  await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
  await ada.company.fill('north')
  await ada.page.getByRole('option', { name: 'Northwind' }).click()
  await ada.dialog.getByLabel('Rate').check()
  await ada.dialog.getByLabel('Summary').uncheck()
  await ada.dialog.getByLabel('Expires').selectOption('On a date')
  await ada.presses('Create link')
  await ada.dialog.getByText('Please choose a day').waitFor()
  await ada.dialog.getByLabel('Last day').fill('2026-01-01')
  await ada.dialog.getByText('Choose a day in the future').waitFor()
  await ada.dialog.getByLabel('Last day').fill('2099-01-01')
  await ada.presses('Generate')
  await ada.dialog.getByLabel('Why Priya Raman').fill('Built a warehouse twice')
  await ada.creates()
  expect(await latest()).toMatchObject({
    ...{ recipientCompany: 'Northwind', companyId, passcodeHash: expect.any(String) },
    ...{ items: [{ talentId, line: 'Built a warehouse twice' }] },
    sections: ['SENIORITY', 'COMPANIES', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO', 'AVAILABILITY', 'RATE'],
  })
})

test('a rule blocks a share, and a refusal keeps the entries', async () => {
  await updateAgency(staffOf(await make.admin()), { blocking: ['DO_NOT_CONTACT'] })
  await addContactBan(staffOf(await make.user()), { companyId, talentId, askedBy: 'CLIENT' })
  const ada = await atPriya()
  const create = ada.dialog.getByRole('button', { name: 'Create link' })
  await ada.names('Northwind')
  await ada.dialog.getByText(/^Northwind does not want to be contacted about Priya Raman/).waitFor()
  await expect.poll(() => create.isEnabled()).toBe(false)
  await ada.company.fill('Southwind')
  await expect.poll(() => create.isEnabled()).toBe(true)
  const message = 'Priya asked not to be sent to Southwind.'
  await ada.refuses('ShareDialogMutation', { code: 'CONFLICT', message })
  await ada.presses('Create link')
  await ada.hears('The link was not created')
  expect(await ada.dialog.getByLabel('Send to').inputValue()).toBe('Jo Fleet')
  await ada.dialog.getByRole('alert').getByText(message).waitFor()
})
