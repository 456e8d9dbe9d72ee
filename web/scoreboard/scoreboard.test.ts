import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

const ids = { mara: 0, deal: 0 }

beforeAll(async () => {
  ids.deal = (await make.deal({ title: 'Platform Engineer' })).id
  const shownAt = new Date(Date.now() - 86_400_000)
  for (const [rank, name] of ['Mara Olsen', 'Otto Blum'].entries()) {
    const { id: talentId } = await make.talent({ name })
    ids.mara ||= talentId
    const engine = `Rules ${rank + 1}`
    await world.db.suggestion.create({
      data: { dealId: ids.deal, talentId, percentage: 91, rank: rank + 1, engine, shownAt },
    })
  }
  await make.candidate({ dealId: ids.deal, talentId: ids.mara, status: 'SENT' })
  const other = await make.deal({ title: 'Designer' })
  const shown = { dealId: other.id, talentId: ids.mara, percentage: 70, rank: 1, engine: 'Rules 1', shownAt }
  await world.db.suggestion.create({ data: shown })
  await make.candidate({ dealId: other.id, talentId: (await make.talent({ name: 'Zoe Hall' })).id })
})

test('each figure of the scoreboard opens the rows behind it', { tags: ['deep'] }, async () => {
  const ada = await recruiterAt('/scoreboard')
  await ada.findsHeading('Matching scoreboard')
  await ada.presses('1 (50%) Sent, 80% and more')
  const rows = ada.page.getByRole('region', { name: 'Sent, 80% and more' })
  expect(await rows.getByRole('link', { name: 'Mara Olsen' }).getAttribute('href')).toBe(`/talent/${ids.mara}`)
  expect(await rows.getByRole('link', { name: 'Platform Engineer' }).getAttribute('href')).toBe(`/deals/${ids.deal}`)
  await ada.page.getByRole('button', { name: /Overruled$/ }).click()
  const added = ada.page.getByRole('region', { name: 'Added by recruiters instead' })
  await added.getByText('Not suggested').first().waitFor()
  await ada.page.getByText('nobody of the first three suggested is on the deal').waitFor()
})

test('the chosen version is kept in the address', { tags: ['deep'] }, async () => {
  const ada = await recruiterAt('/scoreboard')
  await ada.page.getByLabel('Version').selectOption('Rules 2')
  await expect.poll(() => new URL(ada.page.url()).search).toBe('?engine=Rules+2')
  await ada.presses('1 Suggested, 80% and more')
  await ada.page.getByRole('link', { name: 'Otto Blum' }).waitFor()
})
