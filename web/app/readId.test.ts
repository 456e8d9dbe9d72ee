import { expect, test } from 'vitest'
import { readId } from './readId.ts'

test('readId accepts positive 32-bit integers only', () => {
  expect(['7', '2147483647'].map(readId)).toEqual([7, 2147483647])
  for (const text of [undefined, '', 'abc', '0', '-1', '1.5', '07', '1e3', ' 7', '2147483648']) {
    expect(readId(text)).toBeNull()
  }
})
