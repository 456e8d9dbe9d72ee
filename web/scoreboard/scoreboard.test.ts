import { expect, test } from 'vitest'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

const band = { band: 'HIGH', suggested: 20, added: 10, sent: 5, interviewed: 2, selected: 1 }
const none = { suggested: 0, added: 0, sent: 0, interviewed: 0, selected: 0 }
const scoreboard = {
  bands: [band, { ...none, band: 'MIDDLE' }, { ...none, band: 'LOW' }],
  ...{ additions: 12, overruled: 3, engines: ['Rules 1', 'Rules 2'] },
}
const row = {
  talent: { id: 't7', databaseId: 7, name: 'Mara Olsen' },
  deal: { id: 'd4', databaseId: 4, title: 'Platform Engineer' },
  ...{ matchPercentage: 91, rank: 2, engine: 'Rules 1', outcome: 'SENT' },
  ...{ shownAt: '2026-10-02T09:00:00.000Z', addedAt: '2026-10-03T09:00:00.000Z' },
}

test('the scoreboard says what overruling is, opens the rows behind a figure, and keeps its choices in the address', async () => {
  const [asked, behind]: [unknown[], unknown[]] = [[], []]
  const api = {
    ScoreboardPageQuery(variables: unknown) {
      asked.push(variables)
      return { scoreboard }
    },
    RowsBehindSuggestedQuery(variables: unknown) {
      behind.push(variables)
      return { scoreboard: { suggestions: [row] } }
    },
    RowsBehindAddedQuery: () => ({ scoreboard: { addedTalents: [{ ...row, matchPercentage: null }] } }),
  }
  const ada = await person(adasApi({ signedIn: true }, api))
  await ada.goes('/scoreboard')
  await ada.findsHeading('Matching scoreboard')
  await ada.presses('5 (25%) Sent, 80% and more')
  const rows = ada.page.getByRole('region', { name: 'Sent, 80% and more' })
  expect(await rows.getByRole('link', { name: 'Mara Olsen' }).getAttribute('href')).toBe('/talent/7')
  expect(await rows.getByRole('link', { name: 'Platform Engineer' }).getAttribute('href')).toBe('/deals/4')
  expect(behind).toMatchObject([{ band: 'HIGH', outcome: 'SENT' }])
  await ada.presses('3 (25%) Overruled')
  await ada.page.getByRole('region', { name: 'Added by recruiters instead' }).getByText('Not suggested').waitFor()
  await ada.page.getByText('nobody of the first three suggested is on the deal').waitFor()
  await ada.findsNoBarrierAnywhere()
  await ada.page.getByLabel('Version').selectOption('Rules 2')
  await expect.poll(() => asked.at(-1)).toMatchObject({ engine: 'Rules 2' })
  await expect.poll(() => new URL(ada.page.url()).search).toBe('?engine=Rules+2')
})
