import { expect, test } from 'vitest'
import { sampleResume } from '../reading/sample.ts'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const PREPARE = 'mutation { prepareReading { success } }'

test('staff wake the reader, whatever their token may do', async () => {
  const person = await make.user()
  expect(await visitor.refusal(PREPARE)).toMatchObject({ message: 'Not authenticated' })
  expect(await as(person).run(PREPARE)).toEqual({ prepareReading: { success: true } })
  expect(await as(person, 'READ').run(PREPARE)).toEqual({ prepareReading: { success: true } })
})

test('the sample reads as a resume does, so that all of the code is used', async () => {
  const read = await world.extraction.extractResume({ bytes: sampleResume() })
  expect(read).toMatchObject({ name: 'Jane Sample', role: 'Office Manager', email: 'jane@sample.example' })
  expect(read.previousCompanies.map(({ company }) => company)).toEqual(['Sample Ltd', 'Example GmbH'])
  expect(read.techStack).toContain('Python')
})
