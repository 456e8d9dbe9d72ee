import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

const recruiter = (more = {}, window = {}) => person(adasApi({ signedIn: true }, more), window)

test('logging out redirects to /login with a message; a failed logout changes nothing', async () => {
  const api = adasApi({ signedIn: true })
  let broken = true
  const ada = await person({
    ...api,
    PersonSignOutMutation(variables) {
      if (broken) throw new Refusal('INTERNAL', 'Unexpected error.')
      return api.PersonSignOutMutation?.(variables)
    },
  })
  await ada.goes('/no/such/page')
  await ada.findsHeading('404 Page Not Found')
  await ada.presses('Logout')
  await ada.hears('Error', 'Failed to log out')
  await ada.findsHeading('404 Page Not Found')
  broken = false
  await ada.presses('Logout')
  await ada.findsHeading('Sign in to Talentdesk')
  await ada.isAt('/login')
  await ada.hears('Logged out', 'You have been successfully logged out')
  await ada.goes('/')
  await ada.findsHeading('Sign in to Talentdesk')
})

test('signing in again after the session has ended keeps the page as it was', async () => {
  const api = adasApi({ signedIn: true })
  const ada = await person(api)
  await ada.goes('/no/such/page')
  await ada.findsHeading('404 Page Not Found')
  await ada.page.evaluate(() => document.querySelector('main')?.setAttribute('data-draft', 'kept'))
  await api.PersonSignOutMutation?.({})
  await ada.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await ada.reads('Your session has ended. Sign in to continue where you left off.')
  await ada.findsNoBarrier()
  await ada.fills('Email', 'ada@example.com')
  await ada.fills('Password', 'correct horse')
  await ada.presses('Sign in')
  await ada.page.getByRole('heading', { name: 'Sign in to Talentdesk' }).waitFor({ state: 'detached' })
  expect(await ada.page.locator('main[data-draft="kept"]').count()).toBe(1)
  await ada.isAt('/no/such/page')
})

test('a form that is open when the session ends can be used after signing in again, and says nothing of it', async () => {
  let saves = 0
  const api = adasApi(
    { signedIn: true },
    {
      ProfileDialogNameMutation({ input }) {
        saves += 1
        if (saves === 1) throw new Refusal('NOT_AUTHENTICATED', 'Not authenticated')
        return { updateProfile: { user: { id: 'VXNlcjox', ...(input as object) } } }
      },
    },
  )
  const ada = await person(api)
  await ada.goes('/no/such/page')
  await ada.page.getByRole('button', { name: /^Ada Oka/ }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Your profile' })
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Okafor-Lund')
  await api.PersonSignOutMutation?.({})
  await ada.presses('Save changes')
  await ada.reads('Your session has ended. Sign in to continue where you left off.')
  await ada.fills('Email', 'ada@example.com')
  await ada.page
    .getByRole('alertdialog', { name: 'Sign in' })
    .getByLabel('Password', { exact: true })
    .fill('correct horse')
  await ada.presses('Sign in')
  await ada.page.getByRole('heading', { name: 'Sign in to Talentdesk' }).waitFor({ state: 'detached' })
  // By its role: it is not hidden from screen readers.
  expect(await dialog.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe('Okafor-Lund')
  expect(await ada.page.getByText('Not authenticated').count()).toBe(0)
  await ada.findsNoBarrier()
  await ada.presses('Save changes')
  await ada.hears('Profile saved')
})

test('a page without a server says so and can be loaded again', async () => {
  const ada = await recruiter({
    SessionQuery() {
      throw new Refusal('UNAVAILABLE', 'The server is starting. Please try again in a moment.')
    },
  })
  await ada.goes('/')
  await ada.findsHeading('Not available right now')
  await ada.reads('The server is starting. Please try again in a moment.')
  expect(await ada.page.getByRole('button', { name: 'Reload' }).count()).toBe(1)
})
