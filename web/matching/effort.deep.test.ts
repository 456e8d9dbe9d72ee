import { expect, test } from 'vitest'
import { as, openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { countEffort } from '../test/effort.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

test('three available talents are found by a description and added to a deal by at most 9 clicks or keys', async () => {
  const names = ['Ann Brook', 'Cleo Ng', 'Dan Egan']
  const { id: dealId } = await make.deal({ title: 'Fleet Engineer' })
  for (const name of [...names, 'Eve Frost']) {
    const talent = await make.talent({ name, role: 'Account Executive', area: 'OTHER', techStack: ['Salesforce'] })
    if (name === 'Eve Frost') await make.candidate({ talentId: talent.id, status: 'INTERVIEWED' })
  }
  // Starts the matcher beforehand, as starting would delay the first search.
  await as(await make.user()).run('mutation { prepareMatching { success } }')
  const rita = await recruiterAt('/')
  const { page } = rita
  await rita.findsHeading('Talent Database')
  const effort = await countEffort(page)
  await rita.follows('Job Matching')
  await page.getByRole('textbox', { name: 'Job description' }).click()
  await page.keyboard.insertText('Account Executive\nYou sell our robots to airports.\nRequired: Salesforce.')
  await rita.presses('Find Matching Candidates')
  await rita.findsHeading('3 talents match')
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await rita.presses('Add to a deal')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('dealId')
  await page.keyboard.type('Fleet')
  await page.getByRole('option', { name: /Fleet Engineer/ }).click()
  await rita.presses('Add to deal')
  await rita.reads('3 candidates added')
  const { clicks, keys } = await effort()
  expect(clicks + keys).toBeLessThanOrEqual(9)
  const added = await world.db.dealCandidate.findMany({ where: { dealId, matchPercentage: { gt: 0 } } })
  expect(added.map(({ status }) => status)).toEqual(['APPLIED', 'APPLIED', 'APPLIED'])
})
