import { expect, test } from 'vitest'
import { refuse, suggestion } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import { match, readRequirements } from '../matching/test/matches.ts'

const warning = (talentId: number, kind: string, message: string, more: object = {}) => ({
  ...{ talentId, kind, message, isBlocking: false, isRefused: false, at: null, otherTalent: null },
  ...more,
})

const sent = warning(8, 'SENT_BEFORE', 'Maria Noor sent Noor Haddad to Northwind on Nov 3, 2026.')
const twice = warning(8, 'SAME_PERSON', "Noor Haddad has another record, 'N. Haddad'.", {
  otherTalent: { id: 'talent-12', databaseId: 12 },
})
const banned = warning(9, 'DO_NOT_CONTACT', 'Northwind does not want to be contacted about Otto Blum.', {
  isBlocking: true,
})
const other = warning(9, 'SAME_PERSON', "Otto Blum has another record, 'O. Blum'.", {
  otherTalent: { id: 'talent-13', databaseId: 13 },
})
const unasked = warning(9, 'NO_CONSENT', 'Consent not requested.')

const offers = {
  TalentChoicesQuery: () => ({
    deal: {
      id: 'deal-4',
      candidateSuggestions: [suggestion(8, 'Noor Haddad'), suggestion(9, 'Otto Blum'), suggestion(10, 'Ann Alone')],
    },
  }),
  useAddCandidateMutation: () => ({ addCandidate: { deal: null } }),
}

test('the talent who is chosen to be added is warned of, on a phone and a desk; a rule stops, a failed check does not', async () => {
  const asked: unknown[] = []
  const ada = await openDeal(
    {
      ...offers,
      WarningsQuery({ input }) {
        asked.push(input)
        const [id] = (input as { talentIds: number[] }).talentIds
        if (id === 10) refuse('INTERNAL')()
        return { submissionWarnings: [sent, twice, banned, unasked, other].filter(({ talentId }) => talentId === id) }
      },
    },
    { width: 390, touch: true },
  )
  await ada.presses('Add Candidate')
  await ada.dialog.getByRole('button', { name: /Noor Haddad/ }).click()
  const warnings = ada.dialog.getByRole('list', { name: 'Before you send' })
  await warnings.getByText(sent.message).waitFor()
  expect(await warnings.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/talent/12')
  const add = ada.dialog.getByRole('button', { name: 'Add Candidate' })
  expect(await add.isEnabled()).toBe(true)

  await ada.page.setViewportSize({ width: 1440, height: 900 })
  await ada.dialog.getByRole('button', { name: 'Change talent' }).click()
  expect(await warnings.count()).toBe(0)
  await ada.dialog.getByRole('button', { name: /Otto Blum/ }).click()
  await warnings.getByText(banned.message).waitFor()
  await warnings.getByText(unasked.message).waitFor()
  await warnings.getByText(other.message).waitFor()
  await ada.dialog.getByText("The agency's rules do not allow this. An admin can change them.").waitFor()
  expect(await add.isEnabled()).toBe(false)
  await ada.findsNoBarrierAnywhere()

  await ada.dialog.getByRole('button', { name: 'Change talent' }).click()
  await ada.dialog.getByRole('button', { name: /Ann Alone/ }).click()
  await ada.dialog.getByText('Earlier submissions could not be checked').waitFor()
  expect(await add.isEnabled()).toBe(true)
  expect(asked).toEqual([8, 9, 10].map(id => ({ talentIds: [id], dealId: 4 })))
})

test('matches are warned of with one request, without a consent that nobody needs yet', async () => {
  const asked: unknown[] = []
  const ada = await openDeal({
    useDealMatchesReadMutation: readRequirements,
    useDealMatchesMutation: () => ({
      matchTalents: {
        matches: [match(8, 'Noor Haddad'), match(9, 'Otto Blum')],
        nearMisses: [{ match: match(10, 'Ann Alone'), failed: { label: 'Rust' } }],
        ...{ others: [], deal: null },
      },
    }),
    WarningsQuery({ input }) {
      asked.push(input)
      return { submissionWarnings: [sent, banned, unasked] }
    },
  })
  await ada.presses('Find Matches')
  const matches = ada.dialog.getByRole('list', { name: 'Matches' })
  const row = (name: string) => matches.getByRole('listitem').filter({ hasText: name })
  await row('Noor Haddad').getByText(sent.message).waitFor()
  await row('Otto Blum').getByText(banned.message).waitFor()
  expect(await matches.getByText(unasked.message).count()).toBe(0)
  await ada.dialog.getByText('1 near miss').waitFor()
  expect(await ada.dialog.getByRole('list', { name: 'Before you send' }).count()).toBe(2)
  const add = (name: string) => matches.getByRole('button', { name: `Add: ${name}` })
  await expect.poll(() => add('Otto Blum').getAttribute('aria-disabled')).toBe('true')
  expect(await add('Noor Haddad').getAttribute('aria-disabled')).not.toBe('true')
  await ada.findsNoBarrierAnywhere()
  expect(asked).toEqual([{ talentIds: [8, 9, 10], dealId: 4 }])
})
