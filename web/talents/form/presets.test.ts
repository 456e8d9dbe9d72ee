import { expect, test } from 'vitest'
import { emptyValues } from '../../forms/fields.tsx'
import { otherPersonsFields, takenAtOnce } from './presets.ts'
import { talentFields } from './talentFields.ts'

const empty = emptyValues(talentFields)

const before = {
  ...empty,
  name: 'José Priya Raman',
  role: 'Data Engineer',
  email: 'priya@example.com',
  phone: '+44 20 7946 0301',
  linkedinUrl: 'https://www.linkedin.com/in/priya/',
}

test('a resume of the same person fills in all fields except a name, email and phone already filled in', () => {
  const said = {
    name: 'Raman, Jose Priya',
    role: 'Head of Data',
    email: 'PRIYA@example.com',
    phone: '020 7946 0301',
    linkedinUrl: 'linkedin.com/in/Priya',
    resumeUrl: '/api/files/new',
    resumeFile: null,
  }
  expect(otherPersonsFields(before, said)).toEqual([])
  const { name, email, phone, ...rest } = said
  expect(takenAtOnce(before, said)).toEqual(rest)
  expect(takenAtOnce({ ...before, name: ' ', email: '', phone: '' }, said)).toEqual(said)
})

test.each([
  [{ name: 'Bence Halász' }, ['name']],
  [{ email: 'bence@example.com' }, ['email']],
  [{ phone: '+36 30 555 0199' }, ['phone']],
  [{ phone: '+44 30 7946 0301' }, ['phone']],
  [{ linkedinUrl: 'linkedin.com/in/bence' }, ['LinkedIn URL']],
  [{ name: 'Bence Halász', phone: '+36 30 555 0199' }, ['name', 'phone']],
])('only the file of a resume is used if %j seems to be another person', (person, fields) => {
  const said = { ...person, role: 'Designer', resumeUrl: '/api/files/new' }
  expect(otherPersonsFields(before, said)).toEqual(fields)
  expect(takenAtOnce(before, said)).toEqual({ resumeUrl: '/api/files/new' })
})

test('a field that is empty on one side does not count as a difference', () => {
  const { name, email, phone, linkedinUrl } = empty
  expect(otherPersonsFields(before, { role: 'Designer' })).toEqual([])
  expect(otherPersonsFields({ ...before, name, email, phone, linkedinUrl }, { ...before })).toEqual([])
})
