import type { Window } from '../../test/browser.ts'
import type { Answers } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

export const ada = {
  id: 'VXNlcjox',
  databaseId: 1,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
  role: 'ADMIN',
  createdAt: '2026-11-01T09:00:00.000Z',
  disabledAt: null,
  hasPassword: true,
}

/** Ada at the page of the users; `answers` are what differs. */
export async function adaAtUsers(role: 'ADMIN' | 'USER', answers: Answers = {}, window: Window = {}) {
  const there = await person(
    adasApi(
      { signedIn: true },
      {
        UsersPageQuery: () => ({ viewer: { ...ada, role, apiTokens: [] } }),
        UsersQuery: () => ({ users: [ada] }),
        ...answers,
      },
    ),
    window,
  )
  await there.goes('/users')
  await there.findsHeading('User Management')
  const card = (name: string) => there.page.getByRole('region', { name })
  return {
    ...there,
    card,
    fillsIn: (name: string, label: string, text: string) =>
      card(name).getByRole('textbox', { name: label, exact: true }).fill(text),
    sends: (name: string) => card(name).getByRole('button', { name, exact: true }).click(),
  }
}
