import { expect, test } from 'vitest'
import type { Clues } from '../evidence.ts'
import { doubtedOnPicture } from './pictureDoubts.ts'

const read = (known: Record<string, string>) => {
  const clue = (value = '') => ({ value, confidence: 0.97 })
  const clues = Object.fromEntries(Object.entries(known).map(([field, value]) => [field, clue(value)]))
  const { name, email, linkedinUrl, phone } = doubtedOnPicture({
    ...(clues as Omit<Clues, 'previousCompanies'>),
    previousCompanies: [],
  })
  return [name, email, linkedinUrl, phone].map(found => found && !Array.isArray(found) && found.confidence > 0.85)
}

test('a value recognised in a picture is sure only if another value confirms it', () => {
  const contacts = {
    email: 'mira.halden@gmail.com',
    linkedinUrl: 'https://linkedin.com/in/mira-halden',
    phone: '+47 555',
  }
  expect(read({ name: 'Mira Halden', ...contacts })).toEqual([true, true, true, false])
  expect(read({ name: 'Mira Haiden', ...contacts })).toEqual([true, true, true, false])
  expect(read({ name: 'Nora Haiden', ...contacts })).toEqual([false, false, false, false])
  expect(read({ name: 'Mira Halden', ...contacts, email: 'mira.halden@gmai1.com' })).toEqual([true, false, true, false])
})
