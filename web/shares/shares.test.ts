import { expect, test } from 'vitest'
import { northwind, openCompany, showing } from '../companies/profile/test/openCompany.ts'
import { candidate, dealAnswers, fleet, refuse } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import { item, share, sharesOf, wish } from './test/shares.ts'

const withShares = (...shares: (typeof share)[]) => dealAnswers({ shares: sharesOf(...shares) })

const actions = 'Actions for the share with Carla Client'

test("shares tell who saw whom, when, what was answered and who needs a passcode; the client's wish moves nobody", async () => {
  const sent: unknown[] = []
  let passcode = ''
  const opened = {
    ...share,
    ...{ openCount: 3, firstOpenedAt: '2026-11-21T12:00:00.000Z', lastOpenedAt: '2026-11-23T12:00:00.000Z' },
    items: [item(1, 'Mara Olsen', wish), item(2, 'Ben Adeyemi')],
  }
  const guessed = {
    ...share,
    id: 'share-2',
    databaseId: 2,
    recipientName: 'Jo Fleet',
    items: [item(3, 'Noor Haddad')],
    isGuessed: true,
    isOutdated: true,
  }
  const mara = candidate(1, 'Mara Olsen', { status: 'SENT', clientAnswer: wish })
  const ben = candidate(2, 'Ben Adeyemi', { clientAnswer: { ...wish, times: [], suggestedStatus: null } })
  const ada = await openDeal(
    {
      ...dealAnswers({ shares: sharesOf(opened, guessed), candidates: [mara, ben] }),
      GuessedPasscodeMutation({ input }) {
        ;({ passcode } = input as { passcode: string })
        return { updateShare: { share: { ...guessed, isGuessed: false, version: 4 } } }
      },
      useCandidateActionsCandidateMutation({ input }) {
        sent.push(input)
        const moved = { ...mara, status: 'INTERVIEWED', clientAnswer: { ...wish, suggestedStatus: null } }
        return {
          updateCandidate: {
            candidate: moved,
            deal: { ...fleet, candidates: [moved, ben] },
          },
        }
      },
    },
    { path: '/deals/4', timeZone: 'UTC' },
  )
  const shares = ada.page.getByRole('region', { name: 'Shares' })
  await shares.getByText('Carla Client').waitFor()
  const text = await shares.innerText()
  for (const words of [
    ...['Streamhaus', 'Active', 'Mara Olsen, Ben Adeyemi', 'Ends on Dec 21, 2026'],
    ...[
      'Opened 3 times, first on Nov 21, 2026, last on Nov 23, 2026 at',
      'Asks for an interview',
      'Looks great, next week?',
    ],
  ]) {
    expect(text).toContain(words)
  }
  await shares.getByText('Somebody is guessing the passcode.').waitFor()
  await ada.findsNoBarrierAnywhere()
  // A new passcode is shown until the page is left.
  await shares.getByRole('button', { name: 'New passcode' }).click()
  await shares.getByText(/The new passcode is .*Send it to Jo Fleet/).waitFor()
  expect(passcode).toMatch(/^\w{4}-\w{4}$/)
  await shares.getByText(passcode).waitFor()

  // The wish stands below the candidate until a time is chosen.
  const answer = ada.page.getByRole('group', { name: "The client's answer about Mara Olsen" })
  await answer.getByText('Looks great, next week?').waitFor()
  expect(await answer.count()).toBe(1)
  expect(sent).toEqual([])
  await answer.getByRole('button', { name: /^Interview on Dec 2/ }).click()
  await ada.hears('Status updated', 'Candidate status has been changed to Interviewed.')
  expect(sent).toEqual([{ id: 1, status: 'INTERVIEWED', interviewDate: '2026-12-02T14:30:00.000Z' }])
  await expect.poll(() => answer.getByRole('button').count()).toBe(0)
  await expect.poll(() => answer.evaluate(part => part === document.activeElement)).toBe(true)
})

test('a share is prolonged, renewed and revoked from its menu, says when a profile was changed, and tells a conflict', async () => {
  const sent: unknown[] = []
  const conflict = 'This share was changed by somebody else while you were editing. Nothing was saved.'
  let isLate = true
  const changed = (more: object) => ({ share: { ...share, ...more } })
  const ada = await openDeal({
    ...withShares({ ...share, isOutdated: true }),
    useShareActionsRenewMutation({ input }) {
      if (isLate) refuse('CONFLICT', conflict)()
      sent.push(['renew', input])
      return { renewShare: changed({ version: 4 }) }
    },
    useShareActionsProlongMutation({ input }) {
      sent.push(['prolong', Object.keys(input as object)])
      return { updateShare: changed({ version: 5 }) }
    },
    useShareActionsRevokeMutation({ input }) {
      sent.push(['revoke', input])
      return { revokeShare: changed({ version: 6, state: 'REVOKED', revokedAt: '2026-11-23T12:00:00.000Z' }) }
    },
  })
  const shares = ada.page.getByRole('region', { name: 'Shares' })
  await shares.getByRole('button', { name: 'Renew' }).click()
  await ada.hears('Error', conflict)
  await shares.getByText('A profile was changed since.').waitFor()
  isLate = false
  await shares.getByRole('button', { name: 'Renew' }).click()
  await ada.hears('Share renewed', "The client sees today's profiles.")
  expect(await shares.getByText('A profile was changed since.').count()).toBe(0)
  await ada.isIn('Streamhaus')
  await ada.presses(actions)
  await ada.findsNoBarrierAnywhere()
  await ada.page.keyboard.press('Escape')
  const chooses = async (name: string) => {
    await ada.presses(actions)
    await ada.page.getByRole('menuitem', { name }).click()
  }
  await chooses('Extend by 30 days')
  await ada.hears('Share extended')
  await chooses('Revoke')
  const question = ada.page.getByRole('alertdialog')
  await question.getByText('can no longer open the link').waitFor()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await ada.hears('Share revoked', 'The link no longer works.')
  await shares.getByText('Revoked on Nov 23, 2026').waitFor()
  await ada.presses(actions)
  expect(await ada.page.getByRole('menuitem').allTextContents()).toEqual([
    'Create a new link',
    'Open PDF',
    'Table as Excel',
    'Table as CSV',
    'Proof of introduction',
  ])
  expect(sent).toEqual([
    ['renew', { id: 1, version: 3 }],
    ['prolong', ['id', 'version', 'expiresAt']],
    ['revoke', { id: 1 }],
  ])
})

const otherDeal = { id: 'deal-40', databaseId: 40, title: 'Fleet Engineer' }

test('a company lists what was shared with it, with links to the deals', async () => {
  const ada = await openCompany(showing({ ...northwind, shares: sharesOf({ ...share, deal: otherDeal }) }))
  const shares = ada.page.getByRole('region', { name: 'Shares' })
  await shares.getByRole('link', { name: 'Fleet Engineer' }).waitFor()
  expect(await shares.getByText('Not opened yet').count()).toBe(1)
  expect(await shares.getByRole('link', { name: 'Streamhaus' }).count()).toBe(0)
})
