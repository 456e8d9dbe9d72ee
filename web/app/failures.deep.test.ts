import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { person, recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

/** Failures without a message from the server: a network error and an HTTP status 500. */
const failures = {
  network: (page: Page) => page.route('**/graphql', route => route.abort()),
  'status 500': (page: Page) => page.route('**/graphql', route => route.fulfill({ status: 500, body: 'oops' })),
}

test.each(['network', 'status 500'] as const)('every failed action shows its specified message: %s', async how => {
  const { id } = await make.talent({ name: 'Priya Raman' })
  const ada = await recruiterAt(`/talent/${id}`)
  await ada.findsHeading('Priya Raman')
  await ada.findsHeading('Activity')
  await failures[how](ada.page)
  await ada.presses('Status of Priya Raman: Backlog')
  await ada.page.getByRole('menuitemradio', { name: 'Dropped' }).click()
  await ada.hears('Error', 'Failed to update talent status. Please try again.')
  await ada.page.getByLabel('Add a comment').fill('Offer on Monday')
  await ada.presses('Add comment')
  await ada.hears('Error', how === 'network' ? 'Failed to add comment' : 'HTTP 500')
  await ada.picks('Delete talent')
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await ada.hears('Cannot Delete Talent', 'Failed to delete the talent. Please try again.')
  await ada.presses('Logout')
  await ada.hears('Error', 'Failed to log out')
})

test('signing in without a connection shows the specified message and the reason', async () => {
  const ada = await person()
  await ada.goes('/')
  await ada.findsHeading('Sign in to Talentdesk')
  await failures.network(ada.page)
  await ada.signsIn('ada@example.com', PASSWORD)
  await ada.reads('Failed to login. Please check your credentials.')
  await ada.page.getByText('The server could not be reached. Please check the connection and try again.').waitFor()
  expect(await ada.page.getByLabel('Email', { exact: true }).inputValue()).toBe('ada@example.com')
})
