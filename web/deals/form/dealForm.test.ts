import { beforeAll, expect, test } from 'vitest'
import { updateDeal } from '../../../api/deals/deals.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { recruiterAtList } from '../../list/test/recruiterAtList.ts'

openApp({}, { listen: true })

let companyId: number

beforeAll(async () => {
  companyId = (await make.company({ name: 'Acme' })).id
})

const latest = () => world.db.deal.findFirstOrThrow({ orderBy: { id: 'desc' } })

async function openDeals() {
  const ada = await recruiterAtList({ path: '/deals?sort=title', heading: 'Talent Pipeline' })
  const dialog = ada.page.getByRole('dialog').first()
  return {
    ...ada,
    dialog,
    field: (label: string) => dialog.getByRole('textbox', { name: label, exact: true }),
    message: (text: string) => dialog.getByText(text, { exact: true }).waitFor(),
    options: (label: string) => dialog.getByRole('combobox', { name: label }).locator('option').allTextContents(),
  }
}

async function openAdd() {
  const ada = await openDeals()
  await ada.page.getByRole('button', { name: 'Add Deal' }).first().click()
  return ada
}

/** Makes a deal, and opens its form from its row. */
async function openEdit(values: Record<string, unknown> = {}) {
  const deal = await make.deal({ companyId, ...values })
  const ada = await openDeals()
  await ada.does('Edit', deal.title)
  return { ...ada, deal }
}

test('each field shows the message of its rule, and the first invalid field gets the focus', {
  tags: ['deep'],
}, async () => {
  const ada = await openAdd()
  await ada.field('Weekly hours').fill('90')
  await ada.sends('Add Deal')
  await ada.message('A job title is required')
  await ada.message('A company is required')
  await ada.message('Weekly hours cannot exceed 80')
  await ada.message('Job description should be at least 20 characters')
  await ada.message('Required budget fields must be filled based on deal type')
  await ada.isIn('title')
  // Head hunting requires a fee instead of budgets; the message disappears once the fee is filled in.
  await ada.dialog.getByRole('radio', { name: 'Head hunting' }).check()
  await ada.field('Company pays').waitFor({ state: 'detached' })
  await ada.field('Recruiting fee').fill('18000')
  await ada.dialog.getByText('Required budget fields must be filled based on deal type').waitFor({ state: 'detached' })
})

test('weekly hours that are not a number become 40, and a fraction is refused', {
  tags: ['deep'],
}, async () => {
  const ada = await openAdd()
  const hours = ada.field('Weekly hours')
  await hours.fill('many')
  await ada.field('Job title').focus()
  await expect.poll(() => hours.inputValue()).toBe('40')
  await ada.message("'many' is no number, so 40 is filled in.")
  await hours.fill('37,5')
  await ada.field('Job title').focus()
  await ada.message('Weekly hours must be a whole number: 37 or 38.')
})

test('a missing company can be added from the deal form, which selects the company and keeps its entries', async () => {
  const ada = await openAdd()
  await ada.field('Job title').fill('Product Designer')
  const company = ada.dialog.getByRole('combobox', { name: 'Company' })
  await company.pressSequentially('Initech')
  await ada.reads('No company of that name')
  await ada.page.keyboard.press('Escape')
  await ada.sends('Add a company')
  const adding = ada.page.getByRole('dialog', { name: 'Add Company' })
  await expect.poll(() => adding.getByLabel('Company name').inputValue()).toBe('Initech')
  await adding.getByLabel('Main Stakeholder').fill('Bill Lumbergh')
  await adding.getByRole('button', { name: 'Add Company' }).click()
  await adding.waitFor({ state: 'detached' })
  await expect.poll(() => company.inputValue()).toBe('Initech')
  expect(await ada.field('Job title').inputValue()).toBe('Product Designer')
  await ada.field('Company pays').fill('9000')
  await ada.field('Candidate gets').fill('7000')
  await ada.field('Job description').fill('Shapes the product with two engineers.')
  await ada.sends('Add Deal')
  await ada.hears('Deal added')
  const initech = await world.db.company.findFirstOrThrow({ where: { name: 'Initech' } })
  expect(await latest()).toMatchObject({ companyId: initech.id, title: 'Product Designer' })
})

const areas = ['All areas', 'Tech', 'Sales', 'Marketing', 'Operations', 'Design', 'Finance', 'HR', 'Legal', 'Other']
const later = ['Interview date', 'Start date', 'Offer details'] as const

test('a new deal offers the specified statuses and areas, and no interview, start or offer', {
  tags: ['deep'],
}, async () => {
  const ada = await openAdd()
  await ada.field('Job title').waitFor()
  const statuses = ['Open', 'Candidate sent', 'Candidate in interview', 'Filled', 'Finished', 'Closed', 'On Hold']
  expect(await ada.options('Status')).toEqual(statuses)
  expect(await ada.options('Target area')).toEqual(areas)
  for (const label of later) expect(await ada.dialog.getByLabel(label).count()).toBe(0)
})

test('a stored deal has interview, start and offer, and keeps its area and hours above 80', {
  tags: ['deep'],
}, async () => {
  const ada = await openDeals()
  const { id } = await make.deal({ companyId, title: 'Yard Planner' })
  await world.db.deal.update({ where: { id }, data: { targetArea: 'CUSTOMER_SUCCESS', weeklyHours: 120 } })
  await ada.page.reload()
  await ada.does('Edit', 'Yard Planner')
  for (const label of later) await ada.dialog.getByLabel(label).waitFor()
  expect(await ada.options('Target area')).toEqual([...areas, 'Customer Success'])
  // Hours above 80, which only the billing may set, are accepted while unchanged.
  await ada.field('Job title').fill('Yard Planner II')
  await ada.sends('Save changes')
  await ada.hears('Deal updated')
})

test('adding a deal searches its company by name, formats amounts, and keeps the entries on a failure', async () => {
  const ada = await openAdd()
  await ada.field('Job title').fill('Copywriter')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).pressSequentially('acm')
  await ada.page.getByRole('option', { name: 'Acme' }).click()
  await ada.field('Company pays').pressSequentially('$12500 USD')
  await ada.field('Candidate gets').fill('8000')
  await ada.field('Job description').fill('Shapes the product with two engineers.')
  await expect.poll(() => ada.field('Company pays').inputValue()).toBe('12,500')
  const failure = await ada.refuses('AddDealDialogMutation', {
    code: 'UNAVAILABLE',
    message: 'The server is stopping.',
  })
  await ada.sends('Add Deal')
  await ada.hears('Error', 'There was an error adding the deal. Please try again.')
  await ada.message('The server is stopping. Your entries are kept.')
  expect(await ada.field('Job title').inputValue()).toBe('Copywriter')
  await failure.release()
  await ada.sends('Add Deal')
  await ada.hears('Deal added')
  expect(await latest()).toMatchObject({
    ...{ title: 'Copywriter', companyId, dealType: 'MANAGED', companyBudget: '$12,500', candidateBudget: '$8,000' },
    ...{ weeklyHours: 40, status: 'OPEN', jobDescription: 'Shapes the product with two engineers.' },
  })
  await expect.poll(ada.names).toContain('Copywriter')
})

test('after a conflict, a choice loads the newer version, or overwrites only the fields changed here', {
  tags: ['deep'],
}, async () => {
  const ada = await openEdit({ title: 'Tester', notes: 'Ask for Rita' })
  const nina = staffOf(await make.user({ firstName: 'Nina', lastName: 'Kaur' }))
  await ada.field('Job title').fill('Analyst')
  await updateDeal(nina, { id: ada.deal.id, notes: 'Ask for Omar' })
  await ada.sends('Save changes')
  await ada.reads('Nina Kaur changed this while you were editing')
  await ada.reads('Ask for Rita')
  await ada.presses('Load the newer version')
  await expect.poll(() => ada.field('Notes').inputValue()).toBe('Ask for Omar')
  expect(await ada.field('Job title').inputValue()).toBe('Tester')
  await ada.field('Job title').fill('Analyst')
  await updateDeal(nina, { id: ada.deal.id, notes: 'Ask for Sam' })
  await ada.sends('Save changes')
  await ada.page.getByRole('alertdialog').getByText('Ask for Sam').waitFor()
  await ada.presses('Save anyway')
  await ada.hears('Deal updated')
  const stored = await world.db.deal.findUnique({ where: { id: ada.deal.id } })
  expect(stored).toMatchObject({ title: 'Analyst', notes: 'Ask for Sam' })
})
