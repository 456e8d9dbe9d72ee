import { expect, test } from 'vitest'
import { webAddress } from './webAddress.ts'

const address = (stored: string | null) => webAddress(stored, 'https://desk.example')

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['/api/files/1', 'https://desk.example/api/files/1'],
])('%s leads to %s', (stored, followed) => {
  expect(address(stored)).toBe(followed)
})

test.each(['javascript:80/alert(1)', 'javascript:1//x', '/\\evil.example', '', null])('%s is not followed', stored => {
  expect(address(stored)).toBeNull()
})
