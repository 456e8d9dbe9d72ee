import { expect, test } from 'vitest'
import { held } from '../../talents/profile/test/openProfile.ts'
import { application, candidate, dealAnswers, fleet, refuse } from '../profile/test/fleet.ts'
import { openDeal } from '../profile/test/openDeal.ts'

const placed = {
  kind: 'PLACED',
  text: 'Placed at Streamhaus since Nov 14',
  deal: { id: 'deal-9', databaseId: 9 },
}

const inStage = (id: number, name: string, status: string, engagements: object[] = []) => {
  const made = candidate(id, name, { status })
  return { ...made, talent: { ...made.talent, status: 'VETTED', engagements } }
}

const race = {
  ...fleet,
  candidates: [
    inStage(1, 'Ben Adeyemi', 'SENT'),
    inStage(2, 'Ines Carvalho', 'INTERVIEWED', [placed]),
    inStage(3, 'Gone Already', 'REJECTED'),
  ],
  applications: [application(1, 'Olga Outside')],
}

const platform = {
  id: 'deal-7',
  databaseId: 7,
  title: 'Platform Engineer',
  company: { id: 'company-2', name: 'Northwind' },
}

const answers = (sent: unknown[], fails = () => false) => ({
  ...dealAnswers(race),
  FillDealDialogQuery: () => ({ deal: race }),
  useOpenDealsQuery: () => ({ deals: { edges: [{ node: platform }, { node: fleet }] } }),
  WarningsQuery: ({ input }: Record<string, unknown>) => ({
    submissionWarnings: Object(input).talentIds.map((talentId: number) => ({
      ...{ talentId, kind: 'SENT_BEFORE', message: 'Maria sent Ben before.', isBlocking: false, otherTalent: null },
    })),
  }),
  FillDealDialogMutation({ input }: Record<string, unknown>) {
    if (fails()) refuse('CONFLICT', 'This deal is filled already')()
    sent.push(input)
    return { fillDeal: { deal: { ...race, status: 'FILLED' } } }
  },
})

test('shows what will happen before it is done, and sends it at once', async () => {
  const sent: unknown[] = []
  let fails = true
  const ada = await openDeal(
    answers(sent, () => fails),
    { now: '2026-11-25T10:00:00Z' },
  )
  await ada.presses('Fill deal')
  const will = ada.dialog.getByRole('region', { name: 'What will happen' })
  const sentences = () => will.getByRole('listitem').allTextContents()
  await will.getByText('Ines Carvalho is taken elsewhere: Placed at Streamhaus since Nov 14').waitFor()
  expect(await sentences()).toEqual([
    'Ines Carvalho becomes Selected',
    'Deal becomes Filled, starts Nov 25, 2026',
    'Ines Carvalho’s status becomes Assigned',
    'Ben Adeyemi and Olga Outside stay on the deal',
  ])
  await ada.dialog.getByRole('radio', { name: 'Reject' }).click()
  await ada.dialog.getByLabel('Company pays').fill('9900')
  await ada.dialog.getByRole('combobox', { name: /^Ben Adeyemi/ }).click()
  await ada.page.getByRole('option', { name: 'Move to Platform Engineer' }).click()
  await ada.reads('Maria sent Ben before.')
  await expect
    .poll(sentences)
    .toEqual([
      'Ines Carvalho becomes Selected',
      'Deal becomes Filled, starts Nov 25, 2026',
      'Company pays becomes $9,900, was $9,500',
      'Ines Carvalho’s status becomes Assigned',
      'Ben Adeyemi moves to Platform Engineer',
      'Olga Outside becomes Rejected',
    ])
  const fills = () => ada.dialog.getByRole('button', { name: 'Fill deal' }).click()
  await fills()
  await ada.hears('Error', 'This deal is filled already')
  fails = false
  await fills()
  await ada.hears('Deal filled', 'Fleet Engineer is filled.')
  expect(sent).toEqual([
    {
      ...{ id: 4, version: 1, talentId: 2, startDate: '2026-11-25', companyBudget: '$9,900', setAssigned: true },
      candidates: [{ id: 1, act: 'MOVE', dealId: 7 }],
      applications: [{ id: 1, act: 'REJECT', dealId: null }],
    },
  ])
})

test('a row of the candidates opens it for that one, also on a phone', async () => {
  const ada = await openDeal(answers([]), { width: 390, height: 844, touch: true })
  await ada.presses('Actions for Ben Adeyemi')
  await ada.page.getByRole('menuitem', { name: 'Fill deal' }).click()
  await ada.dialog.getByText('Ben Adeyemi becomes Selected').waitFor()
  await ada.findsNoBarrier()
})

test('warns under the floor while amounts are typed, and says why a move is not allowed before it is tried', async () => {
  const message = 'Northwind does not want to be contacted about Ben Adeyemi.'
  const ada = await openDeal({
    ...answers([]),
    TypedMarginQuery: () => ({ agency: { id: 'agency', marginFloorPercent: 20 } }),
    WarningsQuery: () => ({
      submissionWarnings: [{ talentId: 1, kind: 'DO_NOT_CONTACT', message, isBlocking: true, otherTalent: null }],
    }),
  })
  await ada.presses('Fill deal')
  const floor = ada.dialog.getByText("The margin is under the agency's floor of 20%.")
  await ada.dialog.getByLabel('Company pays').fill('10000')
  await ada.dialog.getByLabel('Candidate gets').fill('7500')
  await ada.dialog.getByText('Margin $2,500 per month · 25%').waitFor()
  expect(await floor.count()).toBe(0)
  await ada.dialog.getByLabel('Candidate gets').fill('8500')
  await floor.waitFor()
  const button = ada.dialog.getByRole('button', { name: 'Fill deal' })
  expect(await button.isEnabled()).toBe(true)
  await ada.dialog.getByRole('combobox', { name: /^Ben Adeyemi/ }).click()
  await ada.page.getByRole('option', { name: 'Move to Platform Engineer' }).click()
  await ada.dialog.getByText(message).waitFor()
  await ada.dialog.getByText("The agency's rules do not allow one of the moves. See above.").waitFor()
  expect(await button.isEnabled()).toBe(false)
  await ada.findsNoBarrier()
  await ada.dialog.getByRole('radio', { name: 'Reject' }).click()
  await expect.poll(() => button.isEnabled()).toBe(true)
})

test('the page hears that a colleague has filled the deal', async () => {
  let isFilled = false
  const gate = held(undefined)
  const filled = {
    ...race,
    status: 'FILLED',
    interviewDate: '2026-12-03T08:00:00Z',
    selectedCandidate: race.candidates[1]?.talent,
  }
  const ada = await openDeal({
    ...answers([]),
    DealPageQuery: variables => {
      const page = dealAnswers(isFilled ? filled : race).DealPageQuery
      return page?.(variables)
    },
    SelectedCandidateBillingQuery: () => ({ dealCandidates: { edges: [] } }),
    async useFreshApplicationsSubscription() {
      await gate.answer()
      isFilled = true
      return { applicationsChanged: { deal: filled } }
    },
  })
  await ada.page.getByRole('button', { name: 'Fill deal' }).waitFor()
  gate.release()
  await ada.page.getByRole('heading', { name: 'Selected Candidate' }).waitFor()
  const calendar = ada.page.getByRole('link', { name: 'Add to calendar: the interview of the deal' })
  expect(await calendar.getAttribute('href')).toBe('/api/deals/4/interview.ics')
})
