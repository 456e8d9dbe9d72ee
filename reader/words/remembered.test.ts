import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('results for short texts are cached, and a full cache is cleared', () => {
  const asked: string[] = []
  const lengthOf = remembered(text => asked.push(text) && text.length, 2)
  expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5])
  expect(asked).toEqual(['one', 'three'])
  const long = 'x'.repeat(500)
  expect([long, long].map(lengthOf)).toEqual([500, 500])
  expect(asked.slice(2)).toEqual([long, long])
  lengthOf('seven')
  lengthOf('one')
  expect(asked.slice(4)).toEqual(['seven', 'one'])
})
