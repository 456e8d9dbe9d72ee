import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { countEffort } from '../test/effort.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

const jobDescription = `Backend Engineer
You own the services that dispatch our robots, from the first sketch to production.
Required: Go, Kafka and PostgreSQL.`

let colleague: Colleague
let dealId: number

beforeAll(async () => {
  colleague = await make.user({ email: 'rita@example.com' })
  const [role, area] = ['Backend Engineer', 'TECH']
  await make.talent({ name: 'Ines Carvalho', role, area, techStack: ['Go', 'Kafka', 'PostgreSQL'] })
  const ben = await make.talent({ name: 'Ben Adeyemi', role, area, techStack: ['Go'] })
  await make.talent({ name: 'Otto Blum', role: 'Art Director', area: 'MARKETING', techStack: ['Figma'] })
  dealId = (await make.deal({ title: 'Fleet Engineer', jobDescription })).id
  await make.candidate({ dealId, talentId: ben.id })
  for (const name of ['Ann Brook', 'Cleo Ng', 'Dan Egan', 'Eve Frost']) {
    const talent = await make.talent({ name, role: 'Account Executive', area: 'OTHER', techStack: ['Salesforce'] })
    if (name === 'Eve Frost') await make.candidate({ talentId: talent.id, status: 'INTERVIEWED' })
  }
})

test('a recruiter finds a profile by a job description, and adds a matching candidate to a deal', async () => {
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(colleague.email, PASSWORD)
  await rita.follows('Job Matching')
  await rita.findsHeading('Job Description Matching')
  await rita.fills('Job description', jobDescription)
  await rita.page.getByRole('combobox', { name: 'Area' }).selectOption('Tech')
  await rita.presses('Find Matching Candidates')
  const results = rita.page.getByRole('region', { name: /match/ })
  await expect.poll(() => results.getByRole('link').allTextContents()).toEqual(['Ines Carvalho', 'Ben Adeyemi'])
  await rita.shows('matching')
  await rita.follows('Ines Carvalho')
  await rita.findsHeading('Ines Carvalho')
  await rita.page.goBack()
  await results.getByRole('link', { name: 'Ben Adeyemi' }).waitFor()

  await rita.goes(`/deals/${dealId}`)
  const row = (name: string) => rita.page.getByRole('row', { name })
  await row('Ben Adeyemi').waitFor()
  await rita.presses('Find Matches')
  await rita.page.getByRole('button', { name: 'On this deal: Ben Adeyemi' }).waitFor()
  const shown = rita.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ines Carvalho' })
  const percentage = await shown.getByText(/^\d+%$/).textContent()
  await rita.presses('Add: Ines Carvalho')
  await rita.page.getByRole('button', { name: 'On this deal: Ines Carvalho' }).waitFor()
  await rita.shows('find-matches')
  await rita.presses('Close')
  await row('Ines Carvalho').getByText(`${percentage}`).waitFor()
  await row('Ben Adeyemi')
    .getByText(/^\d+%$/)
    .waitFor()

  const stored = await world.db.dealCandidate.findMany({ where: { dealId }, orderBy: { matchPercentage: 'desc' } })
  expect(stored.map(candidate => `${candidate.status} ${candidate.matchPercentage}%`)[0]).toBe(`APPLIED ${percentage}`)
  expect(rita.faults).toEqual([])
})

test('from a description to three people on a deal in at most 9 clicks, without one who is in interview', async () => {
  const rita = await person()
  const { page } = rita
  await rita.goes('/')
  await rita.signsIn(colleague.email, PASSWORD)
  await rita.findsHeading('Talent Database')
  const effort = await countEffort(page)
  await rita.follows('Job Matching')
  await page.getByRole('textbox', { name: 'Job description' }).click()
  await page.keyboard.insertText('Account Executive\nYou sell our robots to airports.\nRequired: Salesforce.')
  await rita.presses('Find Matching Candidates')
  await rita.findsHeading('3 talents match')
  const names = ['Ann Brook', 'Cleo Ng', 'Dan Egan']
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await rita.presses('Add to a deal')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused).toBe('dealId')
  await page.keyboard.type('Fleet')
  await page.getByRole('option', { name: /Fleet Engineer/ }).click()
  await rita.presses('Add to deal')
  await rita.reads('3 candidates added')
  const { clicks, keys } = await effort()
  expect(clicks + keys).toBeLessThanOrEqual(9)
  const added = await world.db.dealCandidate.findMany({
    where: { dealId, matchPercentage: { gt: 0 }, talent: { name: { in: names } } },
  })
  expect(added.map(({ status }) => status)).toEqual(['APPLIED', 'APPLIED', 'APPLIED'])
  expect(rita.faults).toEqual([])
})
