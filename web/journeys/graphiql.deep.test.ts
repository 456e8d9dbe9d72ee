import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/person.ts'

openApp({}, { listen: true })

test('a recruiter runs their own document in GraphiQL, which no other page loads', async () => {
  const { email } = await make.user({ firstName: 'Ines', lastName: 'Integrator' })
  const ines = await person()
  const { page } = ines
  const loaded: string[] = []
  page.on('request', request => loaded.push(request.url()))
  const ofGraphiQL = () => loaded.filter(url => /graphiqlpage|codemirror/i.test(url))

  await ines.goes('/users')
  await ines.signsIn(email, PASSWORD)
  await ines.findsHeading('API tokens')
  // The code of the bell's feed is the last that the page loads without a user action.
  await expect.poll(() => loaded.some(url => /\/Feed-/.test(url))).toBe(true)
  expect(ofGraphiQL()).toEqual([])

  await ines.follows('GraphiQL')
  await ines.isAt('/graphiql')
  await ines.findsHeading('GraphiQL')
  await ines.reads('Runs as Ines Integrator, on the live data')
  expect(ofGraphiQL()).not.toEqual([])

  const editor = page.getByRole('region', { name: 'Query Editor' })
  await editor.locator('.CodeMirror').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('query WhoAmI { viewer { email apiTokens { name } } __schema { queryType { name } } }')
  await page.getByRole('tab', { name: 'WhoAmI' }).waitFor() // GraphiQL has parsed the document.
  await page.getByRole('button', { name: /^Execute query/ }).click()
  const result = page.getByRole('region', { name: 'Result Window' })
  await expect.poll(() => result.innerText()).toContain(email)
  expect(await result.innerText()).toContain('"Query"')
  await ines.shows('graphiql')

  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('graphiql')))).toEqual([])
  const { origin } = new URL(page.url())
  expect(loaded.filter(url => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  expect(ines.faults).toEqual([])
})
