import { expect, test } from 'vitest'
import { refuse } from '../../deals/profile/test/fleet.ts'
import { openDialog } from './test/dialog.ts'

test('two entries and Enter make a link, which is copied', async () => {
  const ada = await openDialog()
  await ada.isIn('recipientName')
  // The version that was looked at is sent, once there is one.
  await ada.preview.waitFor()
  await ada.page.keyboard.type('Jo Fleet')
  await ada.page.keyboard.press('Tab')
  await ada.page.keyboard.type('Anywhere Ltd')
  await ada.page.keyboard.press('Escape')
  await ada.presses('Create link')
  await ada.reads('The link is in your clipboard.')
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://talentdesk.example.com/shared/abc',
  )
  await ada.isIn('copy')
  // The dialog before it fades out.
  await expect.poll(() => ada.page.locator('[role=dialog]').count()).toBe(1)
  await ada.findsNoBarrierAnywhere()
  const [{ expiresAt, ...input } = {}] = ada.sent
  expect(input).toMatchObject({
    recipientName: 'Jo Fleet',
    recipientCompany: 'Anywhere Ltd',
    companyId: null,
    dealId: null,
    talents: [{ talentId: 7, line: null, kept: [], version: 9 }],
    sections: ['SENIORITY', 'COMPANIES', 'SUMMARY', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO', 'AVAILABILITY'],
    showsNames: false,
    passcode: null,
    note: null,
  })
  const days = (Date.parse(`${expiresAt}`) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

test('says what is missing, and takes sections, a passcode, a last day and one of our companies', async () => {
  const ada = await openDialog({}, { width: 390, height: 844, dark: true })
  await ada.presses('Create link')
  await ada.dialog.getByText('Recipient is required').waitFor()
  await ada.dialog.getByText('Company is required').waitFor()
  await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).fill('north')
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
  await ada.presses('Create link')
  await ada.reads('The link is in your clipboard.')
  expect(ada.sent[0]).toMatchObject({
    recipientCompany: 'Northwind',
    companyId: 2,
    passcode: expect.stringMatching(/^[a-z2-9]{4}-[a-z2-9]{4}$/),
    talents: [{ talentId: 7, line: 'Built a warehouse twice' }],
    sections: ['SENIORITY', 'COMPANIES', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO', 'AVAILABILITY', 'RATE'],
  })
})

test('warns of what speaks against it, does not share against a rule, and keeps what was entered when refused', async () => {
  const message = 'Northwind does not want to be contacted about Priya Raman.'
  const ban = { talentId: 7, kind: 'DO_NOT_CONTACT', message, isBlocking: true, otherTalent: null }
  const ada = await openDialog({
    WarningsQuery: ({ input }) => ({
      submissionWarnings: (input as { recipientCompany: string }).recipientCompany === 'Northwind' ? [ban] : [],
    }),
    ShareDialogMutation: refuse('CONFLICT', 'Priya asked not to be sent to Southwind.'),
  })
  const create = ada.dialog.getByRole('button', { name: 'Create link' })
  const company = ada.dialog.getByRole('combobox', { name: 'Company' })
  await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
  await company.fill('Northwind')
  await ada.dialog.getByText(message).waitFor()
  await expect.poll(() => create.isEnabled()).toBe(false)
  await company.fill('Southwind')
  await expect.poll(() => create.isEnabled()).toBe(true)
  await ada.presses('Create link')
  await ada.hears('The link was not created')
  expect(await ada.dialog.getByLabel('Send to').inputValue()).toBe('Jo Fleet')
  await ada.dialog.getByRole('alert').getByText('Priya asked not to be sent to Southwind.').waitFor()
})
