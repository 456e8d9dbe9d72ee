import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { dayOf } from '../../test/days.ts'
import { countEffort } from '../../test/effort.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

test('a deal is filled with all its consequences in at most 5 clicks', async () => {
  const deal = await make.deal({ title: 'Fleet Engineer' })
  const other = await make.deal({ title: 'Platform Engineer' })
  const named: Record<string, number> = {}
  for (const [name, status] of [
    ['Ines Carvalho', 'INTERVIEWED'],
    ['Ben Adeyemi', 'SENT'],
    ['Cleo Ng', 'SCREENED'],
  ] as const) {
    named[name] = (await make.talent({ name })).id
    await make.candidate({ dealId: deal.id, talentId: named[name], status })
  }
  await make.application(deal.id)
  const rita = await recruiterAt(`/deals/${deal.id}`)
  await rita.findsHeading('Fleet Engineer')

  const effort = await countEffort(rita.page)
  await rita.presses('Fill deal')
  const dialog = rita.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Reject' }).click()
  await dialog.getByRole('combobox', { name: /^Ben Adeyemi/ }).click()
  await rita.page.getByRole('option', { name: 'Move to Platform Engineer' }).click()
  await dialog.getByText('Ben Adeyemi moves to Platform Engineer').waitFor()
  await dialog.getByRole('button', { name: 'Fill deal' }).click()
  await rita.reads('Fleet Engineer is filled.')
  expect(await effort()).toEqual({ clicks: 5, keys: 0 })

  await rita.page.getByRole('region', { name: 'Selected Candidate' }).getByText('Ines Carvalho').waitFor()
  await rita.page.getByRole('button', { name: 'Finish deal' }).waitFor()
  const ofDeal = async (dealId: number) =>
    (await world.db.dealCandidate.findMany({ where: { dealId }, orderBy: { id: 'asc' } })).map(each => [
      each.talentId,
      each.status,
    ])
  expect(await ofDeal(deal.id)).toEqual([
    [named['Ines Carvalho'], 'SELECTED'],
    [named['Cleo Ng'], 'REJECTED'],
  ])
  expect(await ofDeal(other.id)).toEqual([[named['Ben Adeyemi'], 'APPLIED']])
  const filled = await world.db.deal.findUniqueOrThrow({ where: { id: deal.id }, include: { applications: true } })
  expect(filled).toMatchObject({ status: 'FILLED', selectedTalentId: named['Ines Carvalho'] })
  expect(filled.startDate?.toISOString().slice(0, 10)).toBe(dayOf(new Date()))
  expect(filled.applications.map(({ status }) => status)).toEqual(['REJECTED'])
  const talents = await world.db.talent.findMany({ where: { status: 'ASSIGNED' }, select: { name: true } })
  expect(talents).toEqual([{ name: 'Ines Carvalho' }])
  expect(rita.faults).toEqual([])
})
