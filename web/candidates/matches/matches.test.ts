import { expect, test } from 'vitest'
import { candidate, dealAnswers, fleet, refuse } from '../../deals/profile/test/fleet.ts'
import { openDeal } from '../../deals/profile/test/openDeal.ts'
import { asked, match, readRequirements } from '../../matching/test/matches.ts'

const candidates = [candidate(1, 'Mara Olsen', { matchPercentage: 72 }), candidate(2, 'Ben Adeyemi')]

test('matching talents are found and added, and the percentages of candidates are updated', async () => {
  const sent: unknown[] = []
  let fails = true
  const ada = await openDeal({
    useDealMatchesReadMutation: readRequirements,
    useDealMatchesMutation({ input }) {
      sent.push(input)
      const predictedMargin = { text: 'Margin about $2,100 a month (24%)' }
      const matches = [match(0, 'Noor Haddad', { predictedMargin }), match(1, 'Mara Olsen', { isOnDeal: true })]
      return { matchTalents: { matches, nearMisses: [], others: [], deal: { ...fleet, candidates } } }
    },
    useAddCandidateMutation({ input }) {
      sent.push(input)
      if (fails) throw refuse('INTERNAL')()
      const added = candidate(3, 'Noor Haddad', { talentId: 0, matchPercentage: 90 })
      return { addCandidate: { deal: { ...fleet, candidates: [...candidates, added] } } }
    },
  })
  await ada.page.getByRole('row', { name: /Mara Olsen.*85%/ }).waitFor()
  await ada.presses('Find Matches')
  const matches = ada.dialog.getByRole('list', { name: 'Matches' })
  await matches.getByRole('button', { name: 'On this deal: Mara Olsen' }).waitFor()
  expect(await matches.getByText(/^Margin about/).allTextContents()).toEqual(['Margin about $2,100 a month (24%)'])
  await ada.findsNoBarrier()
  await ada.presses('Add: Noor Haddad')
  await ada.reads('Failed to add candidate to the deal.')
  fails = false
  await ada.presses('Add: Noor Haddad')
  await matches.getByRole('button', { name: 'On this deal: Noor Haddad' }).waitFor()
  await ada.reads('Noor Haddad is now a candidate for this deal.')
  const [first, , added] = sent
  expect(first).toEqual({
    ...{ dealId: 4, jobDescription: fleet.jobDescription, targetArea: null, availableOnly: true },
    requirements: asked,
  })
  expect(added).toEqual({ dealId: 4, talentId: 0, matchPercentage: 90 })
  await ada.dialog.getByRole('button', { name: 'Close' }).last().click()
  await ada.page.getByRole('row', { name: /Mara Olsen.*72%/ }).waitFor()
  await ada.page.getByRole('row', { name: /Noor Haddad.*90%/ }).waitFor()
})

test('a failed search can be retried, and requires a description', async () => {
  let fails = true
  const ada = await openDeal({
    useDealMatchesReadMutation: readRequirements,
    useDealMatchesMutation() {
      if (fails) throw refuse('INTERNAL')()
      return { matchTalents: { matches: [], nearMisses: [], others: [], deal: fleet } }
    },
  })
  await ada.presses('Find Matches')
  await ada.dialog.getByText('Could not find matching candidates. Please try again.').waitFor()
  await ada.page.locator('.fui-Toast').getByText('Could not find matching candidates. Please try again.').waitFor()
  fails = false
  await ada.presses('Try again')
  await ada.reads('No talents match this description')

  const bare = await openDeal(dealAnswers({ jobDescription: null }))
  const button = bare.page.getByRole('button', { name: 'Find Matches' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.hover()
  await bare.page.getByRole('tooltip', { name: /^Please add a job description/ }).waitFor()
  await button.click({ force: true })
  await bare.hears('Job description missing', 'Please add a job description to find matching candidates.')
  expect(await bare.dialog.count()).toBe(0)
})
