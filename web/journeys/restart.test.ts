import { beforeAll, expect, test } from 'vitest'
import { openApp, stopServer } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

let rita: Colleague

beforeAll(async () => {
  rita = await make.admin({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
})

test('a product that restarts under an open page brings what was asked for meanwhile, and keeps what was typed', async () => {
  const visitor = await person({ alone: true })
  const { page, goes, signsIn, follows, fills, presses, reads, findsHeading } = visitor
  await goes('/users')
  await signsIn(rita.email, PASSWORD)
  await page.getByRole('button', { name: 'Add user' }).waitFor()

  // A page whose code was never loaded, nor what it imports.
  let start = await stopServer()
  await follows('Job Matching')
  await findsHeading('No connection')
  await start()
  await presses('Try again')
  await page.getByLabel('Job description').waitFor()

  // A form whose rules are loaded when it is sent.
  await page.goBack()
  await fills('First name', 'Ben')
  await fills('Last name', 'Adeyemi')
  await fills('Email', 'ben@example.com')
  await fills('Password', 'a long password')
  await page.getByRole('combobox', { name: /^Role/ }).selectOption('User')
  start = await stopServer()
  await presses('Add user')
  await reads('Failed to add user')
  await start()
  expect(await page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe('ben@example.com')
  await presses('Add user')
  await page.getByRole('row', { name: /Ben Adeyemi.*ben@example.com/ }).waitFor()
  expect(visitor.faults).toEqual([])
})
