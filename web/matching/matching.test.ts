import { beforeAll, expect, test } from 'vitest'
import { as, openApp, world } from '../../api/test/harness.ts'
import { make, type Person } from '../../api/test/make.ts'
import { phone } from '../test/browser.ts'
import { type Opening, recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

const jobDescription = `Backend Engineer
You own the services that dispatch our robots, from the first sketch to production.
Required: Go and Kafka. Nice to have: Rust.`

let user: Person

beforeAll(async () => {
  user = await make.user()
  const shared = { role: 'Backend Engineer', area: 'TECH', summary: 'Built the dispatch service in Go.' }
  const mara = await make.talent({ ...shared, name: 'Mara Olsen', techStack: ['Go', 'Kafka', 'Rust', 'SQL', 'gRPC'] })
  await make.talent({ ...shared, name: 'Otto Blum', techStack: ['Go', 'Kafka'] })
  const zoe = await make.talent({ ...shared, name: 'Zoe Hall', techStack: ['Go', 'Kafka'] })
  await world.db.talent.update({ where: { id: zoe.id }, data: { status: 'DROPPED' } })
  const ben = await make.talent({ ...shared, name: 'Ben Adeyemi', techStack: ['Go', 'Kafka'] })
  await make.candidate({
    dealId: (await make.deal({ title: 'Pastry Chef' })).id,
    talentId: ben.id,
    status: 'INTERVIEWED',
  })
  const { id } = await make.deal({ title: 'Fleet engineer' })
  await make.candidate({ dealId: id, talentId: mara.id })
  // Starts the matcher beforehand, as starting would delay the first search.
  await as(await make.user()).run('mutation { prepareMatching { success } }')
})

async function atMatching(opening: Opening = {}) {
  const ada = await recruiterAt('/job-matching', { user, ...opening })
  return {
    ...ada,
    async searches(text: string) {
      await ada.fills('Job description', text)
      await ada.presses('Find Matching Candidates')
    },
    card: (name: string) => ada.page.getByRole('listitem').filter({ has: ada.page.getByRole('link', { name }) }),
    heading: ada.page.getByRole('heading', { name: /talents? match(es)?$/ }),
  }
}

test('a description finds talents, with reasons and details', async () => {
  const ada = await atMatching()
  await ada.reads('Who fits the job?')
  const areas = await ada.page.getByRole('combobox', { name: 'Area' }).getByRole('option').allTextContents()
  expect(areas.join(', ')).toBe(
    'All Areas, Tech, Sales, Marketing, Design, Operations, Finance, HR, Legal, Customer Success, Product, Data, Other',
  )
  await ada.presses('Find Matching Candidates')
  await ada.reads('Please enter a job description')
  const answer = await ada.holds('useSearchMutation')
  await ada.searches(`  ${jobDescription}  `)
  await ada.page.getByRole('button', { name: 'Analyzing with AI...' }).waitFor()
  answer.release()
  await ada.heading.waitFor()
  const otto = ada.card('Otto Blum')
  await otto.getByText(/^\d+%$/).waitFor()
  const requirements = otto.getByRole('list', { name: 'Requirements' })
  await requirements.getByText('Rust: missing').waitFor()
  await ada.presses('Show details of Otto Blum')
  await otto.getByText(/Rust: missing \(/).waitFor()
})

test('results remain after a visit to a profile, and unavailable talents are shown on demand', {
  tags: ['deep'],
}, async () => {
  const ada = await atMatching()
  await ada.searches(jobDescription)
  await ada.heading.waitFor()
  const searches = () => ada.requests('useSearchMutation').length
  await ada.follows('Mara Olsen')
  await ada.findsHeading('Mara Olsen')
  await ada.page.goBack()
  await ada.heading.waitFor()
  const kept = await ada.page.getByRole('textbox', { name: 'Job description' }).inputValue()
  expect(kept).toBe(jobDescription)
  expect(searches()).toBe(1)
  expect(await ada.card('Ben Adeyemi').count()).toBe(0)
  await ada.page.getByRole('switch', { name: 'Available now' }).click()
  await ada.isAt('/job-matching?people=all')
  await ada
    .card('Ben Adeyemi')
    .getByText(/^In interview for Pastry Chef/)
    .waitFor()
})

test('an empty result and a failed search are explained, on a phone', { tags: ['deep'] }, async () => {
  const ada = await atMatching(phone)
  const message = 'Failed to match candidates. Please try again.'
  const failure = await ada.refuses('useSearchMutation', { code: 'UNAVAILABLE', message })
  await ada.page.getByRole('combobox', { name: 'Area' }).selectOption('Legal')
  await ada.searches('A judge for a cake contest')
  await ada.page.locator('.fui-Toast').getByText(message).waitFor()
  await ada.reads('Who fits the job?')
  await failure.release()
  await ada.presses('Find Matching Candidates')
  await ada.reads('No talents match this description')
  await ada.page.getByText(/^No available talent in Legal matches/).waitFor()
})

test('requirements are changed by click, key and typing, and the list is updated', { tags: ['deep'] }, async () => {
  const ada = await atMatching()
  await ada.searches(jobDescription)
  await ada.heading.waitFor()
  await ada.presses('Rust: Nice to have')
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('button', { name: 'Rust: Must have' }).waitFor()
  await ada.isIn('Rust: Must have')
  await ada.reads('1 near miss')
  await ada.page.getByText('Missing one must-have: Rust').waitFor()
  await ada.presses('Remove Rust')
  const field = ada.page.getByLabel('Add a requirement')
  const message = 'The matcher is busy. Please try again in a moment.'
  const failure = await ada.refuses('RequirementsQuery', { code: 'UNAVAILABLE', message })
  await field.fill('postgres')
  await field.press('Enter')
  // A requirement stays in the text field if its lookup fails.
  await ada.hears('Requirement not added', message)
  expect(await field.inputValue()).toBe('postgres')
  await failure.release()
  await field.fill('PostgreSQL')
  await field.press('Enter')
  await ada.page.getByRole('button', { name: 'PostgreSQL: Must have' }).waitFor()
})

test('the page explains why any talent is not in the list', { tags: ['deep'] }, async () => {
  const ada = await atMatching()
  await ada.searches(jobDescription)
  await ada.heading.waitFor()
  const why = ada.page.getByRole('combobox', { name: 'Why is somebody not in the list?' })
  await why.fill('zoe')
  await ada.page.getByRole('option', { name: /^Zoe Hall/ }).waitFor()
  await why.press('Enter')
  await ada.page.getByText(/^Not in the list: was dropped/).waitFor()
})

test('chosen matches get a status or are added to a deal, and talents who cannot be added are named', async () => {
  const ada = await atMatching()
  await ada.searches(jobDescription)
  await ada.page.getByRole('checkbox', { name: 'Select Mara Olsen' }).check()
  await ada.page.getByRole('checkbox', { name: 'Select Otto Blum' }).check()
  await ada.page.getByRole('combobox', { name: 'Set status' }).selectOption('Vetted')
  await ada.hears('2 statuses updated')
  await ada.presses('Add to a deal')
  await ada.page.getByRole('combobox', { name: 'Deal' }).fill('fleet')
  await ada.page.getByRole('option', { name: /Fleet engineer/ }).click()
  await ada.presses('Add to deal')
  await ada.hears('1 candidate added', 'Fleet engineer')
  await ada.page.getByRole('dialog', { name: '1 was not added' }).getByText('Mara Olsen').waitFor()
  await ada.escapes()
  await ada.page.getByRole('button', { name: 'Add to a deal' }).waitFor({ state: 'detached' })
  const added = await world.db.dealCandidate.findFirst({ where: { talent: { name: 'Otto Blum' } } })
  expect(added?.matchPercentage).toBeGreaterThan(0)
})

test('opening the page prepares the search, but hovering over a link to it does not', { tags: ['deep'] }, async () => {
  const ada = await recruiterAt('/nowhere', { user })
  await ada.refuses('MatchingPageMutation', { code: 'UNAVAILABLE', message: 'The search is gone' })
  const prepared = () => ada.requests('MatchingPageMutation').length
  await ada.page.getByRole('link', { name: 'Job Matching' }).hover()
  await expect.poll(() => ada.requests('MatchingPageQuery').length).toBe(1)
  expect(prepared()).toBe(0)
  await ada.follows('Job Matching')
  await ada.reads('Who fits the job?')
  await expect.poll(prepared).toBe(1)
  expect(await ada.page.locator('.fui-Toast').count()).toBe(0)
})
