import { expect, test } from 'vitest'
import type { Window } from '../test/browser.ts'
import { type Answers, Refusal } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'
import { match } from './test/matches.ts'

async function adaAtMatching(answers: Answers = {}, window: Window = {}) {
  const MatchingPageQuery = () => ({ talentCount: 240 })
  const MatchingPageMutation = () => ({ prepareMatching: { success: true } })
  const api = adasApi({ signedIn: true }, { MatchingPageQuery, MatchingPageMutation, ...answers })
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
      const engagements = [{ stage: 'IN_INTERVIEW', dealId: 5, dealTitle: 'Pastry Chef', companyName: 'Cakes Ltd' }]
      const ben = match(1, 'Ben Adeyemi', { engagements })
      return { matchTalents: { matches: [match(0, 'Mara Olsen'), ben, match(3, 'Otto Blum')] } }
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
  const asked = { jobDescription: 'Own the dispatch services, in Go.', targetArea: null, availableOnly: true }
  expect(sent).toEqual([asked])
  await ada.card('Ben Adeyemi').getByText('In interview: Pastry Chef, Cakes Ltd').waitFor()
  await ada.card('Ben Adeyemi').getByText('Vetted').waitFor()

  const mara = ada.card('Mara Olsen')
  await mara.getByText('90%').waitFor()
  await mara.getByText('Mara Olsen brings Go and Kafka; Rust is missing.').waitFor()
  await mara.getByText('+1 more').waitFor()
  expect(await mara.getByText('Rust', { exact: true }).count()).toBe(0)
  await ada.presses('Show details of Mara Olsen')
  await mara.getByText('Rust', { exact: true }).waitFor()
  await mara.getByText('Built the dispatch service in Go.').waitFor()
  await ada.findsNoBarrier()

  await ada.follows('Otto Blum')
  await ada.isAt('/talent/3')
  await ada.page.goBack()
  await ada.findsHeading('3 talents match')
  const kept = await ada.page.getByRole('textbox', { name: 'Job description' }).inputValue()
  expect(kept).toBe('  Own the dispatch services, in Go.  ')
  expect(sent).toHaveLength(1)
  await ada.page.getByRole('switch', { name: 'Available only' }).click()
  await ada.presses('Find Matching Candidates')
  await expect.poll(() => sent).toEqual([asked, { ...asked, availableOnly: false }])
})

test('on a phone an empty result, a failed search and an agency without talents are explained', async () => {
  let fails = true
  const ada = await adaAtMatching(
    {
      useSearchMutation() {
        if (fails) throw new Refusal('UNAVAILABLE', 'Failed to match candidates. Please try again.')
        return { matchTalents: { matches: [] } }
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
