import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { type Person, person } from '../test/visitor.ts'

openApp({}, { listen: true })

let colleague: Colleague

beforeAll(async () => {
  colleague = await make.user({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
  for (const name of ['Ines Carvalho', 'Ben Adeyemi']) await make.talent({ name, techStack: ['Go', 'SQL'] })
})

/** Signs Rita in at this path. */
async function atWork(path: string) {
  const rita = await person()
  await rita.goes(path)
  await rita.signsIn(colleague.email, PASSWORD)
  const { page } = rita
  const dialog = page.getByRole('dialog').last()
  return {
    ...rita,
    dialog,
    /** Chooses an action in the menu of a row. */
    async does(action: string, name: string) {
      await page.getByRole('row', { name }).first().hover()
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    confirms: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    /** Answers a confirmation. */
    answers: (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click(),
    hears: (text: string) => page.locator('.fui-Toast').getByText(text, { exact: true }).first().waitFor(),
  }
}

const DESCRIPTION = 'Own the services that dispatch the trucks, from the first sketch to production.'

async function addDeal(rita: Awaited<ReturnType<typeof atWork>>, title: string) {
  await rita.presses('Add Deal')
  const field = (label: string) => rita.dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await field('Job title').fill(title)
  await rita.dialog.getByRole('combobox', { name: /^Company/ }).click()
  await rita.page.getByRole('option', { name: 'Northwind' }).click()
  await rita.dialog.getByLabel('Company pays').fill('8500')
  await rita.dialog.getByLabel('Candidate gets').fill('6,200')
  await field('Job description').fill(DESCRIPTION)
  await rita.confirms('Add Deal')
  await rita.page.getByText(title, { exact: true }).first().waitFor()
}

test('a recruiter adds a company and a deal of it', async () => {
  const rita = await atWork('/companies')
  await rita.findsHeading('Companies')
  await rita.presses('Add Company')
  await rita.dialog.getByRole('textbox', { name: /name/i }).first().fill('Northwind')
  await rita.dialog.getByRole('textbox', { name: /stakeholder/i }).fill('Jo Fleet')
  await rita.confirms('Add Company')
  await rita.hears('The company has been successfully added to the database.')

  await rita.goes('/deals')
  await rita.findsHeading('Talent Pipeline')
  await addDeal(rita, 'Fleet Engineer')
  await rita.goes('/deals')
  await rita.page.getByRole('link', { name: 'Fleet Engineer' }).first().click()
  await rita.findsHeading('Fleet Engineer')
  expect(rita.faults).toEqual([])
})

test('a recruiter selects one of two candidates and fills the deal', async () => {
  const rita = await atFleetEngineer()
  for (const name of ['Ines Carvalho', 'Ben Adeyemi']) await addCandidate(rita, name)
  await moveCandidate(rita, 'Ines Carvalho', 'Interviewed')
  await rita.does('Select candidate', 'Ines Carvalho')
  await rita.answers('Select')
  await rita.hears('Ines Carvalho is the selected candidate.')

  await rita.picks('Update Status')
  await rita.dialog.getByLabel('Status').selectOption('Filled')
  await rita.dialog.getByLabel('Start date').fill('2027-01-11')
  await rita.confirms('Update Status')
  await rita.hears('Deal status has been changed to Filled.')
  await rita.shows('deal')

  const deal = await fleetEngineer()
  expect(deal.status).toBe('FILLED')
  expect(deal.candidates.map(({ status }) => status).sort()).toEqual(['APPLIED', 'SELECTED'])
  expect(rita.faults).toEqual([])
})

test('the company page shows the placement; a billing update whose response is lost is written once', async () => {
  const rita = await atFleetEngineer()
  await rita.page.getByRole('link', { name: 'Northwind', exact: true }).first().click()
  await rita.findsHeading('Northwind')
  for (const text of ['Ines Carvalho', 'Fleet Engineer', '$8,500', '$6,200']) await rita.reads(text)
  await rita.page.getByText('Jan 11, 2027').first().waitFor()

  await rita.presses('Update Billing')
  await rita.dialog.getByLabel('Company pays').fill('9000.50')
  await rita.dialog.getByLabel('Weekly hours').fill('36')
  await rita.dialog.getByLabel('Change reason').selectOption('Market rate adjustment')
  await losesNextAnswer(rita)
  await rita.confirms('Update Billing')
  await rita.dialog.getByText(/The server could not be reached/).waitFor()
  expect(await world.db.billingChange.count()).toBe(1)
  await rita.confirms('Update Billing')
  await rita.hears('Billing information updated successfully')
  await rita.page.getByText('$9,000.50').first().waitFor()
  await rita.presses('Show History')
  await rita.page.getByText('Market rate adjustment').first().waitFor()
  await rita.shows('company')

  const { companyBudget, candidateBudget, weeklyHours, status, candidates } = await fleetEngineer()
  expect([companyBudget, candidateBudget, weeklyHours]).toEqual(['$9,000.50', '$6,200', 36])
  expect(status).toBe('FILLED')
  expect(candidates.map(each => each.status).sort()).toEqual(['APPLIED', 'SELECTED'])
  expect(await world.db.billingChange.count()).toBe(1)
  expect(rita.faults).toEqual([])
})

/** Signs Rita in at the page of the deal that the first test adds. */
async function atFleetEngineer() {
  const rita = await atWork(`/deals/${(await fleetEngineer()).id}`)
  await rita.findsHeading('Fleet Engineer')
  return rita
}

const fleetEngineer = () =>
  world.db.deal.findFirstOrThrow({ where: { title: 'Fleet Engineer' }, include: { candidates: true } })

/** Lets the server execute the next request, but drops its response. */
function losesNextAnswer({ page }: Awaited<ReturnType<typeof atWork>>) {
  return page.route(
    '**/graphql',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

async function addCandidate(rita: Awaited<ReturnType<typeof atWork>>, name: string) {
  await rita.presses('Add Candidate')
  await rita.dialog
    .getByRole('searchbox')
    .or(rita.dialog.getByRole('textbox', { name: /talent/i }))
    .first()
    .fill(name)
  await rita.dialog.getByText(name, { exact: true }).first().click()
  await rita.confirms('Add Candidate')
  await rita.hears(`${name} is now a candidate for this deal.`)
}

async function moveCandidate(rita: Awaited<ReturnType<typeof atWork>>, name: string, status: string) {
  await rita.page.getByRole('button', { name: new RegExp(`^Status of ${name}`) }).click()
  await rita.page.getByRole('menuitemradio', { name: status, exact: true }).click()
  await rita.hears(`Candidate status has been changed to ${status}.`)
}

test('a view is saved, becomes the default, applies to the opened list, and is deleted', async () => {
  const rita = await atWork('/deals?search=fleet&sort=-deadline')
  await rita.findsHeading('Talent Pipeline')
  await rita.page
    .getByText(/^Showing 1 of 1/)
    .first()
    .waitFor()
  await openViews(rita)
  await rita.presses('Save current view')
  await rita.dialog.getByRole('textbox', { name: /View name/ }).fill('Fleet by deadline')
  await rita.confirms('Save view')
  await rita.hears('View saved')
  await openViews(rita)
  await rita.presses('Make Fleet by deadline the default')
  await rita.page.getByText('Default', { exact: true }).waitFor()

  await rita.goes('/companies')
  await rita.findsHeading('Companies')
  await rita.goes('/deals')
  await rita.page.getByRole('button', { name: 'Fleet by deadline', exact: true }).waitFor()
  expect(await rita.page.getByPlaceholder('Search deals or companies...').inputValue()).toBe('fleet')

  const ben = await make.user()
  const other = await person()
  await other.goes('/deals')
  await other.signsIn(ben.email, PASSWORD)
  await other.findsHeading('Talent Pipeline')
  await other.page.getByRole('button', { name: 'Open deals', exact: true }).waitFor()

  await openViews(rita)
  await rita.presses('Delete Fleet by deadline')
  await rita.answers('Delete')
  await expect.poll(() => world.db.savedView.count()).toBe(0)
  expect(rita.faults).toEqual([])
})

async function openViews(rita: Person) {
  await rita.page.getByRole('search').getByRole('button').first().click()
  await rita.page.getByRole('dialog', { name: 'Saved views' }).waitFor()
}

test('a deal is duplicated, and deleted after a confirmation; a company with a deal is not deleted', async () => {
  const rita = await atWork('/deals?sort=title')
  await rita.findsHeading('Talent Pipeline')
  await rita.does('Duplicate without candidates', 'Fleet Engineer')
  await rita.hears('Deal duplicated')
  const copy = await world.db.deal.findFirstOrThrow({
    where: { title: 'Fleet Engineer (Copy)' },
    include: { candidates: true },
  })
  expect(copy).toMatchObject({ status: 'OPEN', candidates: [], selectedTalentId: null, startDate: null })

  await rita.does('Delete', 'Fleet Engineer (Copy)')
  await rita.answers('Cancel')
  expect(await world.db.deal.count()).toBe(2)
  await rita.does('Delete', 'Fleet Engineer (Copy)')
  await rita.answers('Delete')
  await rita.hears('The deal has been successfully deleted.')
  await expect.poll(() => world.db.deal.count()).toBe(1)

  await rita.goes('/companies')
  await rita.does('Delete', 'Northwind')
  await rita.answers('Delete')
  await rita.page
    .locator('.fui-Toast')
    .filter({ hasText: /1 deal/ })
    .first()
    .waitFor()
  expect(await world.db.company.count()).toBe(1)
  expect(rita.faults).toEqual([])
})
