import { beforeAll, expect, test } from 'vitest'
import { as, openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { atDeal } from '../../deals/profile/test/atDeal.ts'

openApp({}, { listen: true })

const jobDescription = `Backend Engineer
You own the services that dispatch our robots, from the first sketch to production.
Required: Go, Kafka and PostgreSQL.`

let dealId: number

beforeAll(async () => {
  const shared = { role: 'Backend Engineer', area: 'TECH' }
  await make.talent({ ...shared, name: 'Noor Haddad', techStack: ['Go', 'Kafka', 'PostgreSQL'] })
  const mara = await make.talent({ ...shared, name: 'Mara Olsen', techStack: ['Go', 'Kafka', 'PostgreSQL'] })
  dealId = (await make.deal({ title: 'Backend Engineer', jobDescription })).id
  await make.candidate({ dealId, talentId: mara.id, matchPercentage: 1 })
  // Starts the matcher beforehand, as starting would delay the first search.
  await as(await make.user()).run('mutation { prepareMatching { success } }')
})

test('matching talents are found and added, and the percentages of candidates are updated', async () => {
  const ada = await atDeal(dealId)
  const row = (name: string) => ada.page.getByRole('row', { name })
  await row('Mara Olsen').getByText('1%', { exact: true }).waitFor()
  await ada.presses('Find Matches')
  await ada.dialog.getByRole('button', { name: 'On this deal: Mara Olsen' }).waitFor()
  const failure = await ada.refuses('useAddCandidateMutation')
  await ada.presses('Add: Noor Haddad')
  await ada.reads('Failed to add candidate to the deal.')
  await failure.release()
  await ada.presses('Add: Noor Haddad')
  await ada.dialog.getByRole('button', { name: 'On this deal: Noor Haddad' }).waitFor()
  await ada.reads('Noor Haddad is now a candidate for this deal.')
  await ada.dialog.getByRole('button', { name: 'Close' }).last().click()
  const stored = await world.db.dealCandidate.findMany({ where: { dealId }, orderBy: { id: 'asc' } })
  const [mara, noor] = stored.map(({ matchPercentage }) => matchPercentage)
  expect(mara).toBeGreaterThan(1)
  await row('Mara Olsen').getByText(`${mara}%`, { exact: true }).waitFor()
  await row('Noor Haddad').getByText(`${noor}%`, { exact: true }).waitFor()
})

test('a failed search can be retried', { tags: ['deep'] }, async () => {
  const ada = await atDeal(dealId)
  const failure = await ada.refuses('useDealMatchesMutation')
  await ada.presses('Find Matches')
  await ada.dialog.getByText('Could not find matching candidates. Please try again.').waitFor()
  await ada.page.locator('.fui-Toast').getByText('Could not find matching candidates. Please try again.').waitFor()
  await failure.release()
  await ada.presses('Try again')
  await ada.dialog.getByRole('button', { name: 'On this deal: Mara Olsen' }).waitFor()
})

test('a search needs a description', { tags: ['deep'] }, async () => {
  const { id } = await make.deal()
  await world.db.deal.update({ where: { id }, data: { jobDescription: null } })
  const ada = await atDeal(id)
  const button = ada.page.getByRole('button', { name: 'Find Matches' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.hover()
  await ada.page.getByRole('tooltip', { name: /^Please add a job description/ }).waitFor()
  await button.click({ force: true })
  await ada.hears('Job description missing', 'Please add a job description to find matching candidates.')
  expect(await ada.dialog.count()).toBe(0)
})
