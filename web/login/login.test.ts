import { expect, test } from 'vitest'
import { Refusal } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

const visitor = (more = {}) => person(adasApi({ signedIn: false }, more))

test('each field shows the message of its rule, and the first invalid field gets the focus', async () => {
  const ada = await visitor()
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

test("a refusal shows the server's message, a fault the product's own", async () => {
  const api = adasApi({ signedIn: false })
  const { LoginFormMutation } = api
  let broken = false
  let refusal = new Refusal('INTERNAL', 'Unexpected error.', { requestId: '7' })
  const ada = await visitor({
    LoginFormMutation(variables: Record<string, unknown>) {
      if (broken) throw refusal
      return LoginFormMutation?.(variables)
    },
  })
  await ada.goes('/login')
  await ada.fills('Email', 'ada@example.com')
  await ada.fills('Password', 'wrong')
  await ada.presses('Sign in')
  await ada.reads('Invalid email or password')
  await ada.findsNoBarrierAnywhere()
  broken = true
  await ada.presses('Sign in')
  await ada.reads('Failed to login. Please check your credentials.')
  refusal = new Refusal('TOO_MANY', 'Too many attempts. Please try again in 15 minutes.')
  await ada.presses('Sign in')
  await ada.reads('Too many attempts. Please try again in 15 minutes.')
})

test('signing in at /LOGIN/ opens the start page; /login then redirects there', async () => {
  const ada = await visitor()
  await ada.goes('/LOGIN/')
  await ada.findsHeading('Sign in to Talentdesk')
  await ada.fills('Email', 'ada@example.com')
  await ada.fills('Password', 'correct horse')
  await ada.page.keyboard.press('Enter')
  await ada.reads('Ada Okafor')
  await ada.isAt('/')
  await ada.goes('/login')
  await ada.reads('Ada Okafor')
  await ada.isAt('/')
})

test('a visitor to any other path signs in there and stays on that path', async () => {
  const ada = await visitor()
  await ada.goes('/no/such/page')
  await ada.findsHeading('Sign in to Talentdesk')
  await ada.isAt('/no/such/page')
  await ada.fills('Email', 'ada@example.com')
  await ada.fills('Password', 'correct horse')
  await ada.presses('Sign in')
  await ada.findsHeading('404 Page Not Found')
  await ada.isAt('/no/such/page')
})
