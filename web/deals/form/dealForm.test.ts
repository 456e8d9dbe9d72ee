import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { deal, dealBase, openDeals } from '../list/test/dealBase.ts'

const engineer = deal(1, { title: 'Data Engineer', notes: 'Ask for Rita' })
const one = () => dealBase([engineer])

async function openAdd(base = one()) {
  const ada = await openDeals(base)
  await ada.counts('Showing 1 of 1 deal')
  await ada.presses('Add Deal')
  return withFields(ada)
}

async function openEdit(base = one()) {
  const ada = await openDeals(base)
  await ada.chooses('Edit', 'Data Engineer')
  return withFields(ada)
}

function withFields(ada: Awaited<ReturnType<typeof openDeals>>) {
  const dialog = ada.page.getByRole('dialog').first()
  return {
    ...ada,
    dialog,
    field: (label: string) => dialog.getByRole('textbox', { name: label, exact: true }),
    message: (text: string) => dialog.getByText(text, { exact: true }).waitFor(),
    confirms: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
  }
}

test('each field shows the message of its rule, and the first invalid field gets the focus', async () => {
  const ada = await openAdd()
  await ada.field('Weekly hours').fill('90')
  await ada.confirms('Add Deal')
  await ada.message('A job title is required')
  await ada.message('A company is required')
  await ada.message('Weekly hours cannot exceed 80')
  await ada.message('Job description should be at least 20 characters')
  await ada.message('Required budget fields must be filled based on deal type')
  await ada.isIn('title')
  await ada.field('Weekly hours').fill('0')
  await ada.message('Weekly hours must be at least 1')
  await ada.field('Weekly hours').fill('many')
  await ada.field('Job title').focus()
  await expect.poll(() => ada.field('Weekly hours').inputValue()).toBe('40')
  await ada.message("'many' is no number, so 40 is filled in.")
  await ada.field('Weekly hours').fill('37,5')
  await ada.field('Job title').focus()
  await ada.message('Weekly hours must be a whole number: 37 or 38.')
  await ada.field('Weekly hours').fill('40')
  await ada.findsNoBarrier()

  // Head hunting asks for a fee instead; the message disappears once it is filled in.
  await ada.dialog.getByRole('radio', { name: 'Head hunting' }).check()
  await ada.field('Company pays').waitFor({ state: 'detached' })
  await ada.message('Required budget fields must be filled based on deal type')
  await ada.field('Recruiting fee').fill('18000')
  await ada.dialog.getByText('Required budget fields must be filled based on deal type').waitFor({ state: 'detached' })
})

test('a missing company can be added from the deal form, which selects it and keeps its entries', async () => {
  const base = one()
  base.answers.DealFieldsQuery = () => ({ companies: { edges: [] } })
  const ada = await openAdd(base)
  await ada.field('Job title').fill('Product Designer')
  const company = ada.dialog.getByRole('combobox', { name: 'Company' })
  await company.pressSequentially('Initech')
  await ada.reads('No company of that name')
  await ada.page.keyboard.press('Escape')
  await ada.confirms('Add a company')
  const adding = ada.page.getByRole('dialog', { name: 'Add Company' })
  await expect.poll(() => adding.getByLabel('Company name').inputValue()).toBe('Initech')
  await adding.getByRole('button', { name: 'Add Company' }).click()
  await adding.getByText('Main stakeholder is required').waitFor()
  await adding.getByLabel('Main Stakeholder').fill('Bill Lumbergh')
  await adding.getByRole('button', { name: 'Add Company' }).click()
  await adding.waitFor({ state: 'detached' })
  await expect.poll(() => company.inputValue()).toBe('Initech')
  expect(await ada.field('Job title').inputValue()).toBe('Product Designer')
  await ada.field('Company pays').fill('9000')
  await ada.field('Candidate gets').fill('7000')
  await ada.field('Job description').fill('Shapes the product with two engineers.')
  await ada.confirms('Add Deal')
  await ada.hears('Deal added')
  expect(base.sent.at(-1)?.input).toMatchObject({ companyId: 70, title: 'Product Designer' })
})

test('offers the specified statuses and areas; a stored deal has interview, start and offer, and keeps long hours', async () => {
  const ada = await openAdd(dealBase([{ ...engineer, targetArea: 'CUSTOMER_SUCCESS', weeklyHours: 120 }]))
  await ada.field('Job title').waitFor()
  const options = (label: string) =>
    ada.dialog.getByRole('combobox', { name: label }).locator('option').allTextContents()
  const areas = ['All areas', 'Tech', 'Sales', 'Marketing', 'Operations', 'Design', 'Finance', 'HR', 'Legal', 'Other']
  expect(await options('Status')).toEqual([
    ...['Open', 'Candidate sent', 'Candidate in interview', 'Filled', 'Finished', 'Closed', 'On Hold'],
  ])
  expect(await options('Target area')).toEqual(areas)
  const later = ['Interview date', 'Start date', 'Offer details'] as const
  for (const status of await options('Status')) {
    await ada.dialog.getByRole('combobox', { name: 'Status' }).selectOption(status)
    for (const label of later) expect(await ada.dialog.getByLabel(label).count()).toBe(0)
  }

  await ada.page.keyboard.press('Escape')
  await ada.presses('Discard')
  await ada.dialog.waitFor({ state: 'detached' })
  await ada.chooses('Edit', 'Data Engineer')
  for (const label of later) await ada.dialog.getByLabel(label).waitFor()
  const area = ada.dialog.getByRole('combobox', { name: 'Target area' })
  await area.waitFor()
  expect(await area.locator('option').allTextContents()).toEqual([...areas, 'Customer Success'])
  // Weekly hours above 80 were set by billing; they are accepted while they stay unchanged.
  await ada.field('Job title').fill('Data Engineer II')
  await ada.confirms('Save changes')
  await ada.hears('Deal updated')
})

test('adding a deal searches its company by name, and keeps the entries on a failure', async () => {
  const base = one()
  base.first = name => {
    if (name === 'AddDealDialogMutation') throw new Refusal('UNAVAILABLE', 'The server is stopping.')
  }
  const ada = await openAdd(base)
  await ada.field('Job title').fill('Product Designer')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).pressSequentially('acm')
  await ada.page.getByRole('option', { name: 'Acme' }).click()
  await ada.field('Company pays').pressSequentially('$12500 USD')
  await ada.field('Candidate gets').fill('8000')
  await ada.field('Job description').fill('Shapes the product with two engineers.')
  await expect.poll(() => ada.field('Company pays').inputValue()).toBe('12,500')
  await ada.confirms('Add Deal')
  await ada.hears('Error', 'There was an error adding the deal. Please try again.')
  await ada.message('The server is stopping. Your entries are kept.')
  expect(await ada.field('Job title').inputValue()).toBe('Product Designer')

  base.first = () => {}
  base.sent.length = 0
  await ada.confirms('Add Deal')
  await ada.hears('Deal added')
  expect(base.sent[0]?.input).toEqual({
    title: 'Product Designer',
    companyId: 2,
    dealType: 'MANAGED',
    companyBudget: '$12,500',
    candidateBudget: '$8,000',
    weeklyHours: 40,
    status: 'OPEN',
    jobDescription: 'Shapes the product with two engineers.',
  })
  await ada.counts('Showing 2 of 2 deals')
})

test('editing sends the changed fields with their version, and keeps the entries on a failure', async () => {
  const base = one()
  base.first = name => {
    if (name === 'EditDealDialogMutation') throw new Refusal('INTERNAL', 'Unexpected fault')
  }
  const ada = await openEdit(base)
  await expect.poll(() => ada.dialog.getByRole('combobox', { name: 'Company' }).inputValue()).toBe('Northwind')
  await ada.field('Notes').fill('')
  await ada.dialog.getByLabel('Start date').fill('2027-01-04')
  await ada.dialog.getByRole('combobox', { name: 'Status' }).selectOption('On Hold')
  await ada.findsNoBarrier()
  await ada.confirms('Save changes')
  await ada.hears('Error', 'Error updating the deal. Please try again.')
  expect(await ada.dialog.getByLabel('Start date').inputValue()).toBe('2027-01-04')

  base.first = () => {}
  base.sent.length = 0
  await ada.confirms('Save changes')
  await ada.hears('Deal updated')
  expect(base.sent[0]?.input).toEqual({ id: 1, version: 3, notes: null, startDate: '2027-01-04', status: 'ON_HOLD' })
})

test('after a conflict, the newer version is loaded, or only the fields changed here are overwritten', async () => {
  const base = one()
  let notes = 'Ask for Omar'
  base.first = (name, { input }) => {
    const version = base.deals[0]?.version ?? 0
    const sent = (input as { version?: number } | undefined)?.version
    if (name === 'EditDealDialogMutation' && sent === version && notes) {
      base.deals = [{ ...engineer, version: version + 1, notes }]
      throw new Refusal('CONFLICT', 'This deal was changed by somebody else while you were editing.')
    }
  }
  const ada = await openEdit(base)
  await ada.field('Job title').fill('Analyst')
  await ada.confirms('Save changes')
  await ada.reads('Nina Kaur changed this while you were editing')
  await ada.reads('Ask for Rita')
  await ada.presses('Load the newer version')
  await expect.poll(() => ada.field('Notes').inputValue()).toBe('Ask for Omar')
  expect(await ada.field('Job title').inputValue()).toBe('Data Engineer')

  notes = 'Ask for Sam'
  await ada.field('Job title').fill('Analyst')
  await ada.confirms('Save changes')
  await ada.page.getByRole('alertdialog').getByText('Ask for Sam').waitFor()
  notes = ''
  await ada.presses('Save anyway')
  await ada.hears('Deal updated')
  expect(base.sent.map(({ input }) => input)).toEqual([
    { id: 1, version: 3, title: 'Analyst' },
    { id: 1, version: 4, title: 'Analyst' },
    { id: 1, title: 'Analyst' },
  ])
})
