import { beforeAll, expect, test } from 'vitest'
import { answer, profilesOf, shortlist, UNLOCK } from '../../api/shares/test/sharing.ts'
import { updateTalent } from '../../api/talents/talents.ts'
import { openApp, visitorsPage, world } from '../../api/test/harness.ts'
import { make, type Person, staffOf } from '../../api/test/make.ts'
import { atDeal } from '../deals/profile/test/atDeal.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let user: Person

beforeAll(async () => {
  user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
})

/** A recruiter at a deal whose candidates Mara and Ben were shared with the client Carla. */
async function atShared(input: Record<string, unknown> = {}) {
  const shared = await shortlist(user, ['Mara Olsen', 'Ben Adeyemi'], input)
  const opens = async () => {
    const ada = await atDeal(shared.deal.id, { user, timeZone: 'UTC' })
    return { ...ada, shares: ada.page.getByRole('region', { name: 'Shares' }) }
  }
  return { ...shared, opens }
}

const TIMES = ['2031-12-01T10:00:00.000Z', '2031-12-02T14:30:00.000Z'] as const

/** The number of wrong passcodes from different addresses after which staff are warned. */
const GUESSES = 30

const ACTIONS = 'Actions for the share with Carla Client'

test('shares show the client, the talents, when they were opened and the answers', async () => {
  const { opens, token, databaseId } = await atShared()
  const [profile] = await profilesOf(token)
  await answer({ token, profile: profile?.key, answer: 'INTERVIEW', times: TIMES, comment: 'Looks great, next week?' })
  await world.db.share.update({
    where: { id: databaseId },
    data: { openCount: 3, firstOpenedAt: new Date('2026-11-21T12:00Z'), lastOpenedAt: new Date('2026-11-23T12:00Z') },
  })
  const { shares } = await opens()
  await shares.getByText('Carla Client').waitFor()
  const text = await shares.innerText()
  for (const words of [
    ...['Streamhaus', 'Active', 'Mara Olsen, Ben Adeyemi', 'Asks for an interview', 'Looks great, next week?'],
    'Opened 3 times, first on Nov 21, 2026, last on Nov 23, 2026 at',
  ]) {
    expect(text).toContain(words)
  }
})

test('a guessed passcode is replaced by a new passcode, which is shown until the page is left', {
  tags: ['deep'],
}, async () => {
  const { opens, token } = await atShared({ passcode: 'correct-horse' })
  for (let guess = 0; guess < GUESSES; guess++) {
    const input = { token, passcode: `wrong-${guess}` }
    await visitorsPage.refusal(UNLOCK, { input }, `10.0.${Math.floor(guess / 5)}.1`)
  }
  const ada = await opens()
  await ada.shares.getByText('Somebody is guessing the passcode.').waitFor()
  await ada.shares.getByRole('button', { name: 'New passcode' }).click()
  await ada.shares.getByText(/The new passcode is .*Send it to Carla Client/).waitFor()
})

test("a client's wish for an interview moves the candidate only when a time is chosen", async () => {
  const { opens, token, deal, talents } = await atShared()
  const [profile] = await profilesOf(token)
  await answer({ token, profile: profile?.key, answer: 'INTERVIEW', times: TIMES, comment: 'Next week?' })
  const ada = await opens()
  const wish = ada.page.getByRole('group', { name: "The client's answer about Mara Olsen" })
  await wish.getByText('Next week?').waitFor()
  const candidate = () => world.db.dealCandidate.findFirst({ where: { dealId: deal.id, talentId: talents[0]?.id } })
  expect((await candidate())?.status).not.toBe('INTERVIEWED')
  await wish.getByRole('button', { name: /^Interview on Dec 2/ }).click()
  await ada.hears('Status updated', 'Candidate status has been changed to Interviewed.')
  expect(await candidate()).toMatchObject({ status: 'INTERVIEWED', interviewDate: new Date(TIMES[1]) })
  await expect.poll(() => wish.getByRole('button').count()).toBe(0)
})

test('a share shows that a shared profile was changed, and can be renewed; a conflict changes nothing', {
  tags: ['deep'],
}, async () => {
  const { opens, talents } = await atShared()
  await updateTalent(staffOf(user), { id: talents[0]?.id ?? 0, role: 'Staff Engineer' })
  const ada = await opens()
  const message = 'This share was changed by somebody else while you were editing. Nothing was saved.'
  const conflict = await ada.refuses('useShareActionsRenewMutation', { code: 'CONFLICT', message })
  await ada.shares.getByRole('button', { name: 'Renew' }).click()
  await ada.hears('Error', message)
  await ada.shares.getByText('A profile was changed since.').waitFor()
  await conflict.release()
  await ada.shares.getByRole('button', { name: 'Renew' }).click()
  await ada.hears('Share renewed', "The client sees today's profiles.")
  expect(await ada.shares.getByText('A profile was changed since.').count()).toBe(0)
})

test('a share is extended and revoked from its menu', async () => {
  const { opens, databaseId } = await atShared()
  const ada = await opens()
  const chooses = async (name: string) => {
    await ada.presses(ACTIONS)
    await ada.page.getByRole('menuitem', { name }).click()
  }
  const stored = () => world.db.share.findUniqueOrThrow({ where: { id: databaseId } })
  const before = await stored()
  await chooses('Extend by 30 days')
  await ada.hears('Share extended')
  expect(Number((await stored()).expiresAt)).toBeGreaterThan(Number(before.expiresAt))
  await chooses('Revoke')
  const question = ada.page.getByRole('alertdialog')
  await question.getByText('can no longer open the link').waitFor()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await ada.hears('Share revoked', 'The link no longer works.')
  await ada.shares.getByText('Revoked on').waitFor()
  await ada.presses(ACTIONS)
  expect(await ada.page.getByRole('menuitem').allTextContents()).toEqual([
    ...['Create a new link', 'Open PDF', 'Table as Excel', 'Table as CSV', 'Proof of introduction'],
  ])
})

test("a company's page lists the shares with this company, with links to the deals", { tags: ['deep'] }, async () => {
  const { deal } = await atShared()
  const { page } = await recruiterAt(`/companies/${deal.companyId}`)
  const shares = page.getByRole('region', { name: 'Shares' })
  await shares.getByRole('link', { name: 'Platform Engineer' }).waitFor()
  await shares.getByText('Not opened yet').waitFor()
})
