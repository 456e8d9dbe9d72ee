import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/person.ts'

openApp({}, { listen: true })

beforeAll(() => make.user({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Okafor' }))

test('each field shows the message of its rule, and the first invalid field gets the focus', {
  tags: ['deep'],
}, async () => {
  const ada = await person()
  await ada.goes('/login')
  await ada.fills('Email', 'ada')
  await ada.presses('Sign in')
  await ada.reads('Invalid email format')
  await ada.reads('Password is required')
  await ada.isIn('email')
  await ada.fills('Email', 'ada@example.com')
  await expect.poll(() => ada.page.getByText('Invalid email format').count()).toBe(0)
  await ada.findsNoBarrierAnywhere()
})

test("a wrong password shows the server's message, a failed request a general message", async () => {
  const ada = await person()
  await ada.goes('/login')
  await ada.fills('Email', 'ada@example.com')
  await ada.page.getByLabel('Password', { exact: true }).fill('wrong')
  await ada.presses('Sign in')
  await ada.reads('Invalid email or password')
  await ada.refuses('LoginFormMutation', { code: 'INTERNAL', message: 'Unexpected error.' })
  await ada.presses('Sign in')
  await ada.reads('Failed to login. Please check your credentials.')
})

test('signing in opens the requested page, in any spelling of /login', async () => {
  const ada = await person()
  await ada.goes('/LOGIN/')
  await ada.findsHeading('Sign in to Talentdesk')
  await ada.signsIn('ada@example.com', PASSWORD)
  await ada.reads('Ada Okafor')
  await ada.isAt('/')
  const other = await person({ alone: true })
  await other.goes('/no/such/page')
  await other.findsHeading('Sign in to Talentdesk')
  await other.signsIn('ada@example.com', PASSWORD)
  await other.findsHeading('404 Page Not Found')
  await other.isAt('/no/such/page')
})
