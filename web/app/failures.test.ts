import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProfile } from '../talents/profile/test/openProfile.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

/** The failures that come without a message: the network's and the server's. */
const failures = {
  network: (page: Page) => page.route('**/graphql', route => route.abort()),
  'status 500': (page: Page) => page.route('**/graphql', route => route.fulfill({ status: 500, body: 'oops' })),
}

test.each(['network', 'status 500'] as const)('every failed action shows its specified message: %s', async how => {
  const ada = await openProfile()
  await ada.findsHeading('Priya Raman')
  await failures[how](ada.page)

  await ada.page.getByRole('button', { name: /^Status.*Vetted/ }).click()
  await ada.page.getByRole('menuitemradio', { name: 'Dropped' }).click()
  await ada.hears('Error', 'Failed to update talent status. Please try again.')

  await ada.page.getByLabel('Add a comment').fill('Offer on Monday')
  await ada.presses('Add comment')
  await ada.hears('Error', how === 'network' ? 'Failed to add comment' : 'HTTP 500')

  await ada.presses('More actions')
  await ada.page.getByRole('menuitem', { name: /Delete/ }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await ada.hears('Cannot Delete Talent', 'Failed to delete the talent. Please try again.')

  await ada.presses('Logout')
  await ada.hears('Error', 'Failed to log out')
})

test('signing in without a connection shows the specified message and the reason', async () => {
  const ada = await person(adasApi({ signedIn: false }))
  await ada.goes('/')
  await ada.findsHeading('Sign in to Talentdesk')
  await failures.network(ada.page)
  await ada.fills('Email', 'ada@example.com')
  await ada.fills('Password', 'correct horse')
  await ada.presses('Sign in')
  await ada.reads('Failed to login. Please check your credentials.')
  await ada.page.getByText('The server could not be reached. Please check the connection and try again.').waitFor()
  expect(await ada.page.getByLabel('Email', { exact: true }).inputValue()).toBe('ada@example.com')
})
