import { expect, test } from 'vitest'
import { refuse } from '../../deals/profile/test/fleet.ts'
import { openProfile } from '../../talents/profile/test/openProfile.ts'

const companies = { edges: [{ node: { id: 'company-2', databaseId: 2, name: 'Northwind' } }] }

/** Opens the dialog on Priya's page; `sent` are the inputs that arrive. */
async function openDialog(
  answers: Parameters<typeof openProfile>[0] = {},
  window: Parameters<typeof openProfile>[1] = {},
) {
  const sent: Record<string, unknown>[] = []
  const ada = await openProfile(
    {
      RecipientFieldsCompanyQuery: () => ({ companies }),
      WarningsQuery: () => ({ submissionWarnings: [] }),
      PreviewedProfileQuery: previewOf,
      ShareDialogMutation({ input }) {
        sent.push(input as Record<string, unknown>)
        return { createShare: { share: { id: 'share-1', url: 'https://talentdesk.example.com/shared/abc' } } }
      },
      ...answers,
    },
    window,
  )
  await ada.presses('Share with a client')
  const dialog = ada.page.getByRole('dialog')
  await dialog.getByLabel('Recipient').waitFor()
  return { ...ada, dialog, sent }
}

test('two entries and Enter make a link, which is copied', async () => {
  const ada = await openDialog()
  await ada.isIn('recipientName')
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
  // The page behind is hidden from screen readers a moment after the dialog has opened.
  await ada.page.waitForFunction(() => document.querySelector('main')?.closest('[aria-hidden=true]'))
  await ada.findsNoBarrierAnywhere()
  await ada.dialog.getByLabel('Recipient').fill('Jo Fleet')
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
  await ada.dialog.getByLabel('A line about Priya Raman (optional)').fill('Built a warehouse twice')
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

test('a refusal keeps what was entered', async () => {
  const ada = await openDialog({ ShareDialogMutation: refuse('CONFLICT', 'Priya asked not to be sent to Northwind.') })
  await ada.dialog.getByLabel('Recipient').fill('Jo Fleet')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).fill('Northwind')
  await ada.presses('Create link')
  await ada.hears('The link was not created')
  expect(await ada.dialog.getByLabel('Recipient').inputValue()).toBe('Jo Fleet')
  await ada.dialog.getByRole('alert').getByText('Priya asked not to be sent to Northwind.').waitFor()
})

const profile = {
  ...{ name: 'Priya R.', role: 'Data Engineer', area: 'DATA', seniority: 'Senior', companies: 'Northwind' },
  ...{ summary: 'Ask Priya R. or write to .', techStack: ['Python'], keyHighlights: [], portfolioUrls: [] },
  ...{ portfolioOnRequest: true, availability: '', rate: '', previousCompanies: [] },
}
const name = { key: 'summary@4:Priya Raman', path: 'summary', kind: 'NAME', original: 'Priya Raman' }
const mail = { key: 'summary@28:p@example.com', path: 'summary', kind: 'EMAIL', original: 'p@example.com' }
const site = {
  key: 'portfolioUrls@0:https://priya.dev',
  path: 'portfolioUrls',
  kind: 'LINK',
  original: 'https://priya.dev',
}

/** The preview with these pieces kept, as the API gives it. */
function previewOf({ kept }: Record<string, unknown>) {
  const keeps = (key: string) => (kept as string[]).includes(key)
  const text = keeps(mail.key) ? 'Ask Priya R. or write to p@example.com.' : profile.summary
  const marks = [
    { ...name, start: 4, end: 12, isKept: false },
    { ...mail, start: 25, end: keeps(mail.key) ? 38 : 25, isKept: keeps(mail.key) },
    keeps(site.key)
      ? { ...site, path: 'portfolioUrls.0', start: 0, end: 17, isKept: true }
      : { ...site, start: null, end: null, isKept: false },
  ]
  const portfolioUrls = keeps(site.key) ? ['https://priya.dev'] : []
  const clientPreview = { talentVersion: 9, profile: { ...profile, summary: text, portfolioUrls }, marks }
  return { talent: { id: 'VGFsZW50Ojc=', clientPreview } }
}

test('marks in the preview what was removed; a key or a click keeps a piece, the focus stays on it', async () => {
  const ada = await openDialog()
  const preview = ada.dialog.getByRole('region', { name: 'Preview as client' })
  const piece = (original: string) => preview.getByRole('button', { name: `Show ${original}` })
  await preview.getByRole('heading', { name: 'Priya R.' }).waitFor()
  expect(await piece('Priya Raman').getAttribute('aria-pressed')).toBe('false')
  await preview.getByText('3 pieces left out · 0 kept').waitFor()
  await ada.findsNoBarrierAnywhere()

  await piece('p@example.com').focus()
  await ada.page.keyboard.press('Enter')
  await expect.poll(() => piece('p@example.com').getAttribute('aria-pressed')).toBe('true')
  await ada.isIn('p@example.com')
  await piece('https://priya.dev').click()
  await expect.poll(() => piece('https://priya.dev').getAttribute('aria-pressed')).toBe('true')
  await ada.isIn('https://priya.dev')
  await preview.getByText('1 piece left out · 2 kept').click()
  await preview.getByRole('checkbox', { name: 'https://priya.dev link' }).click()
  await preview.getByText('2 pieces left out · 1 kept').waitFor()

  await ada.dialog.getByLabel('Recipient').fill('Jo Fleet')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).fill('Northwind')
  await ada.presses('Create link')
  await ada.reads('The link is in your clipboard.')
  expect(ada.sent[0]?.talents).toEqual([{ talentId: 7, line: null, kept: [mail.key], version: 9 }])
})

test('warns of what speaks against it, and does not share against a rule', async () => {
  const message = 'Northwind does not want to be contacted about Priya Raman.'
  const ban = { talentId: 7, kind: 'DO_NOT_CONTACT', message, isBlocking: true, otherTalent: null }
  const ada = await openDialog({
    WarningsQuery: ({ input }) => ({
      submissionWarnings: (input as { recipientCompany: string }).recipientCompany === 'Northwind' ? [ban] : [],
    }),
  })
  const create = ada.dialog.getByRole('button', { name: 'Create link' })
  const company = ada.dialog.getByRole('combobox', { name: 'Company' })
  await company.fill('Northwind')
  await ada.dialog.getByText(message).waitFor()
  await expect.poll(() => create.isEnabled()).toBe(false)
  await company.fill('Southwind')
  await expect.poll(() => create.isEnabled()).toBe(true)
})
