import { expect, test } from 'vitest'
import type { Window } from '../test/browser.ts'
import { type Answers, Refusal } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'
import { asked, match, readRequirements } from './test/matches.ts'

async function adaAtMatching(answers: Answers = {}, window: Window = {}) {
  const MatchingPageQuery = () => ({ talentCount: 240 })
  const MatchingPageMutation = () => ({ prepareMatching: { success: true } })
  const useSearchReadMutation = readRequirements
  const api = adasApi(
    { signedIn: true },
    { MatchingPageQuery, MatchingPageMutation, useSearchReadMutation, ...answers },
  )
  const ada = await person(api, window)
  await ada.goes('/job-matching')
  return {
    ...ada,
    describes: (text: string) => ada.page.getByRole('textbox', { name: 'Job description' }).fill(text),
    card: (name: string) => ada.page.getByRole('listitem').filter({ has: ada.page.getByRole('link', { name }) }),
  }
}

test('a description finds talents, and the results survive a visit to a profile', async () => {
  const sent: unknown[] = []
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  const ada = await adaAtMatching({
    async useSearchMutation({ input }) {
      sent.push(input)
      await answered
      const engagements = [{ text: 'In interview for Pastry Chef at Cakes Ltd' }]
      const ben = match(1, 'Ben Adeyemi', { talent: { engagements } })
      return {
        matchTalents: { matches: [match(0, 'Mara Olsen'), ben, match(3, 'Otto Blum')], nearMisses: [], others: [] },
      }
    },
  })
  await ada.reads('Who fits the job?')
  const areas = await ada.page.getByRole('combobox', { name: 'Area' }).getByRole('option').allTextContents()
  expect(areas.join(', ')).toBe(
    'All Areas, Tech, Sales, Marketing, Design, Operations, Finance, HR, Legal, Customer Success, Product, Data, Other',
  )
  await ada.presses('Find Matching Candidates')
  await ada.reads('Please enter a job description')
  await ada.describes('  Own the dispatch services, in Go.  ')
  await ada.presses('Find Matching Candidates')
  await ada.page.getByRole('button', { name: 'Analyzing with AI...' }).waitFor()
  answer()
  await ada.findsHeading('3 talents match')
  await ada.isIn('3 talents match')
  const jobDescription = 'Own the dispatch services, in Go.'
  const wanted = { jobDescription, targetArea: null, availableOnly: true, requirements: asked }
  expect(sent).toEqual([wanted])
  await ada.card('Ben Adeyemi').getByText('In interview for Pastry Chef at Cakes Ltd').waitFor()
  await ada.card('Ben Adeyemi').getByText('Vetted').waitFor()

  const mara = ada.card('Mara Olsen')
  await mara.getByText('90%').waitFor()
  await mara.getByText('Mara Olsen brings Go and Kafka; Rust is missing.').waitFor()
  await mara.getByText('+1 more').waitFor()
  await mara.getByRole('list', { name: 'Requirements' }).getByText('Rust: missing').waitFor()
  expect(await mara.getByText('Not mentioned').count()).toBe(0)
  await ada.presses('Show details of Mara Olsen')
  await mara.getByText('Rust: missing (Not mentioned)').waitFor()
  await mara.getByText('Skills: Go').waitFor()
  await ada.findsNoBarrier()

  await ada.follows('Otto Blum')
  await ada.isAt('/talent/3')
  await ada.page.goBack()
  await ada.findsHeading('3 talents match')
  const kept = await ada.page.getByRole('textbox', { name: 'Job description' }).inputValue()
  expect(kept).toBe('  Own the dispatch services, in Go.  ')
  expect(sent).toHaveLength(1)
  await ada.page.getByRole('switch', { name: 'Available now' }).click()
  await expect.poll(() => sent).toEqual([wanted, { ...wanted, availableOnly: false }])
  await ada.isAt('/job-matching?people=all')
})

test('on a phone an empty result, a failed search and an agency without talents are explained', async () => {
  let fails = true
  const ada = await adaAtMatching(
    {
      useSearchMutation() {
        if (fails) throw new Refusal('UNAVAILABLE', 'Failed to match candidates. Please try again.')
        return { matchTalents: { matches: [], nearMisses: [], others: [] } }
      },
    },
    { width: 390, height: 844, dark: true },
  )
  await ada.describes('A judge for a cake contest')
  await ada.page.getByRole('combobox', { name: 'Area' }).selectOption('Legal')
  await ada.presses('Find Matching Candidates')
  await ada.page.locator('.fui-Toast').getByText('Failed to match candidates. Please try again.').waitFor()
  await ada.reads('Who fits the job?')
  fails = false
  await ada.presses('Find Matching Candidates')
  await ada.reads('No talents match this description')
  await ada.page.getByText(/^No available talent in Legal matches/).waitFor()
  await ada.findsNoBarrier()

  const first = await adaAtMatching({ MatchingPageQuery: () => ({ talentCount: 0 }) })
  await first.reads('No talents to match yet')
  await first.follows('Go to talents')
  await first.isAt('/')
})

test('requirements are changed by click, key and typing, and the list follows; anybody may be asked about', async () => {
  const sent: { requirements: { label: string; importance: string }[] }[] = []
  const [added, set]: [unknown[], unknown[]] = [[], []]
  let isBusy = true
  const ada = await adaAtMatching({
    useSearchMutation(variables) {
      const { input } = variables as { input: (typeof sent)[number] }
      sent.push(input)
      const isRustAMust = input.requirements.some(one => one.label === 'Rust' && one.importance === 'MUST')
      const nearMisses = isRustAMust ? [{ match: match(2, 'Ben Adeyemi'), failed: { label: 'Rust' } }] : []
      return { matchTalents: { matches: [match(0, 'Mara Olsen'), match(1, 'Otto Blum')], nearMisses, others: [] } }
    },
    RequirementsQuery() {
      if (isBusy) throw new Refusal('UNAVAILABLE', 'The matcher is busy. Please try again in a moment.')
      return { requirementSuggestions: [{ kind: 'SKILL', label: 'Next.js' }] }
    },
    WhyNotQuery: () => ({
      talents: { edges: [{ node: { id: 'talent-4', databaseId: 4, name: 'Zoe Hall', role: 'Developer' } }] },
    }),
    WhyNotMutation: () => ({
      whyNot: {
        people: [
          { match: match(4, 'Zoe Hall'), rank: null, obstacles: ['DROPPED', 'FAILS_MUST'], failed: [{ label: 'Go' }] },
        ],
      },
    }),
    useOpenDealsQuery: () => ({
      deals: {
        edges: [
          {
            node: { id: 'deal-4', databaseId: 4, title: 'Fleet engineer', company: { id: 'company-1', name: 'Vans' } },
          },
        ],
      },
    }),
    WarningsQuery: () => ({ submissionWarnings: [] }),
    AddSeveralToDealDialogMutation({ input }) {
      added.push(input)
      const refused = [{ talentId: 1, message: 'This talent is already a candidate for this deal' }]
      return { addCandidates: { candidates: [{ id: 'candidate-9' }], deal: null, refused } }
    },
    ChosenMatchesMutation({ input }) {
      set.push(input)
      const talents = [{ id: 'talent-0', databaseId: 0, status: 'INTERVIEWED', version: 2 }]
      return { setTalentStatuses: { talents, refused: [{ talentId: 1, message: 'Talent not found' }] } }
    },
  })
  await ada.describes('Go')
  await ada.presses('Find Matching Candidates')
  await ada.findsHeading('2 talents match')
  await ada.presses('Rust: Nice to have')
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('button', { name: 'Rust: Must have' }).waitFor()
  await ada.isIn('Rust: Must have')
  await ada.reads('1 near miss')
  await ada.page.getByText('Missing one must-have: Rust').waitFor()
  await ada.presses('Remove Rust')
  const field = ada.page.getByLabel('Add a requirement')
  await field.fill('next')
  await field.press('Enter')
  // What cannot be looked up stays in its field.
  await ada.hears('Requirement not added', 'The matcher is busy. Please try again in a moment.')
  expect(await field.inputValue()).toBe('next')
  isBusy = false
  await field.fill('next.js')
  await field.press('Enter')
  await ada.page.getByRole('button', { name: 'Next.js: Must have' }).waitFor()
  await expect
    .poll(() => sent.at(-1)?.requirements.map(({ label }) => label))
    .toEqual(['Backend Engineer', 'Go', 'Next.js'])
  await ada.findsNoBarrierAnywhere()

  const why = ada.page.getByRole('combobox', { name: 'Why is somebody not in the list?' })
  await why.fill('zoe')
  await ada.page.getByRole('option', { name: 'Zoe Hall · Developer' }).waitFor()
  await why.press('Enter')
  await ada.reads('Not in the list: was dropped; missing must-have: Go.')
  await ada.page.getByRole('checkbox', { name: 'Select Mara Olsen' }).check()
  await ada.page.getByRole('checkbox', { name: 'Select Otto Blum' }).check()
  await ada.page.getByRole('combobox', { name: 'Set status' }).selectOption('Interviewed')
  await ada.hears('1 status updated', 'Interviewed: Mara Olsen. Not updated: Otto Blum: Talent not found.')
  expect(set).toEqual([{ ids: [0, 1], status: 'INTERVIEWED' }])
  await ada.presses('Add to a deal')
  await ada.page.getByRole('combobox', { name: 'Deal' }).fill('fleet')
  await ada.page.getByRole('option', { name: /Fleet engineer/ }).click()
  await ada.presses('Add to deal')
  await ada.hears('1 candidate added', 'Fleet engineer')
  await ada.page.getByRole('dialog', { name: '1 was not added' }).getByText('Otto Blum').waitFor()
  await ada.escapes()
  await ada.page.getByRole('button', { name: 'Add to a deal' }).waitFor({ state: 'detached' })
  const candidates = [
    { talentId: 0, status: 'APPLIED', matchPercentage: 90 },
    { talentId: 1, status: 'APPLIED', matchPercentage: 75 },
  ]
  expect(added).toEqual([{ dealId: 4, candidates }])
})

test('opening the page has the search prepared, resting on its link has not', async () => {
  const asked: string[] = []
  const ada = await person(
    adasApi(
      { signedIn: true },
      {
        MatchingPageQuery() {
          asked.push('page')
          return { talentCount: 240 }
        },
        MatchingPageMutation() {
          asked.push('search')
          throw new Refusal('UNAVAILABLE', 'The search is gone')
        },
      },
    ),
  )
  await ada.goes('/nowhere')
  await ada.page.getByRole('link', { name: 'Job Matching' }).hover()
  await expect.poll(() => asked).toEqual(['page'])
  await ada.follows('Job Matching')
  await ada.reads('Who fits the job?')
  await expect.poll(() => asked.filter(what => what === 'search')).toHaveLength(1)
  expect(await ada.page.locator('.fui-Toast').count()).toBe(0)
})
