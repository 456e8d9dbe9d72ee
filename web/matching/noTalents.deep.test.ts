import { test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

test('an agency without talents gets a link to the list of talents', async () => {
  const ada = await recruiterAt('/job-matching')
  await ada.reads('No talents to match yet')
  await ada.follows('Go to talents')
  await ada.isAt('/')
})
