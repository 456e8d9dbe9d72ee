import { expect, test } from 'vitest'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

const laptop = {
  databaseId: 7,
  device: 'Firefox on Windows',
  address: '203.0.113.*',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T10:00:00.000Z',
  isCurrent: true,
}
const phone = { ...laptop, databaseId: 8, device: null, address: null, isCurrent: false }

test('ends one session, or all others', async () => {
  const ended: unknown[] = []
  const left = (sessions: object[]) => ({ viewer: { id: 'VXNlcjox', sessions } })
  const answers = {
    SessionsPageQuery: () => left([laptop, phone]),
    SessionsPageEndMutation({ input }: { input?: unknown }) {
      ended.push(input)
      return { endSession: left([laptop, { ...phone, databaseId: 9, device: 'Safari on iOS' }]) }
    },
    SessionsPageEndOthersMutation: () => ({ endOtherSessions: left([laptop]) }),
  }
  const there = await person(adasApi({ signedIn: true }, answers))
  await there.goes('/sessions')
  await there.findsHeading('Your sessions')
  await there.page.getByRole('button', { name: /Ada/ }).click()
  const way = there.page.getByRole('link', { name: 'See where you are signed in' })
  expect(await way.getAttribute('href')).toBe('/sessions')
  await there.presses('Cancel')
  await there.page.getByRole('row', { name: /Firefox on Windows.*This browser.*From 203.0.113/ }).waitFor()
  await there.findsNoBarrier()
  await there.presses('End session on Unknown browser')
  await there.hears('Session ended')
  expect(ended).toEqual([{ id: 8 }])
  await there.page.getByRole('row', { name: /Safari on iOS/ }).waitFor()
  await there.presses('End all others')
  await there.hears('Sessions ended', 'You are signed in here only.')
  await there.page.getByRole('row', { name: /Safari on iOS/ }).waitFor({ state: 'detached' })
  expect(await there.page.getByRole('button', { name: /^End/ }).count()).toBe(0)
})
