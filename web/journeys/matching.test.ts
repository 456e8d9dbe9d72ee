import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
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
