import { expect, test } from 'vitest'
import { openProfile } from '../talents/profile/test/openProfile.ts'
import { priya, profileAnswers } from '../talents/profile/test/priya.ts'

const on = (id: number, title: string, status: string, more: object = {}, deal: object = {}) => ({
  ...{ id: `candidate-${id}`, databaseId: id, status, interviewDate: null },
  deal: {
    ...{ id: `deal-${id}`, databaseId: id, title, status: 'OPEN', startDate: null, deadline: null },
    ...{ company: { id: 'company-2', name: 'Northwind' }, ...deal },
  },
  ...more,
})

const candidacies = [
  on(1, 'Over and Out', 'REJECTED'),
  on(2, 'Night Manager', 'SELECTED', {}, { status: 'FILLED', startDate: '2026-12-01' }),
  on(3, 'Fleet Engineer', 'INTERVIEWED', { interviewDate: '2026-12-03T10:00:00Z' }),
  on(4, 'Data Lead', 'SENT', {}, { deadline: '2026-11-30' }),
]

test('a profile lists the deals, the live ones first, with their next dates', async () => {
  const ada = await openProfile(profileAnswers({ candidacies }))
  const card = ada.page.getByRole('region', { name: 'Deals', exact: true })
  await card.getByRole('link', { name: 'Fleet Engineer' }).waitFor()
  expect(await card.getByRole('link').allTextContents()).toEqual([
    ...['Fleet Engineer', ' Add to calendar', 'Data Lead', 'Night Manager', 'Over and Out'],
  ])
  const calendar = card.getByRole('link', { name: /^Add to calendar: interview on Dec 3, 2026/ })
  expect(await calendar.getAttribute('href')).toBe('/api/deal-candidates/3/interview.ics')
  for (const text of [/Interview Dec 3, 2026/, /Deadline Nov 30, 2026/, /Start Dec 01, 2026/]) {
    await card.getByText(text).waitFor()
  }
  await ada.findsNoBarrier()
})

test('a talent is added to an open deal that is typed, with a word of warning', async () => {
  const sent: unknown[] = []
  const ada = await openProfile(
    {
      ...profileAnswers({ candidacies }),
      useOpenDealsQuery: ({ search }) => ({
        deals: { edges: search === 'plat' ? [{ node: on(7, 'Platform Engineer', 'SENT').deal }] : [] },
      }),
      WarningsQuery: () => ({
        submissionWarnings: [
          {
            ...{ talentId: 7, kind: 'SENT_BEFORE', message: 'Maria sent Priya before.', isBlocking: false },
            otherTalent: null,
          },
        ],
      }),
      AddToDealDialogMutation({ input }) {
        sent.push(input)
        const all = [...candidacies, on(7, 'Platform Engineer', 'APPLIED')]
        return { addCandidate: { candidate: { id: 'candidate-7', talent: { ...priya, candidacies: all } } } }
      },
    },
    { width: 390, height: 844, touch: true },
  )
  await ada.presses('Add to deal')
  const dialog = ada.page.getByRole('dialog')
  const adds = () => dialog.getByRole('button', { name: 'Add to deal' }).click()
  await adds()
  await ada.reads('A deal is required')
  await dialog.getByRole('combobox', { name: /^Deal/ }).fill('plat')
  await ada.page.getByRole('option', { name: 'Platform Engineer · Northwind' }).click()
  await ada.reads('Maria sent Priya before.')
  await ada.findsNoBarrier()
  await adds()
  await ada.hears('Candidate added', 'Priya Raman is now a candidate for Platform Engineer.')
  await ada.page.getByRole('link', { name: 'Platform Engineer' }).waitFor()
  expect(sent).toEqual([{ dealId: 7, talentId: 7, status: 'APPLIED' }])
})
