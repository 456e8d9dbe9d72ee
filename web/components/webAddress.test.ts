import { expect, test } from 'vitest'
import { webAddress } from './webAddress.ts'

const address = (stored: string | null) => webAddress(stored, 'https://desk.example')

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [' www.ada.example ', 'https://www.ada.example'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['//a.example', 'https://a.example'],
  ['/api/files/1', 'https://desk.example/api/files/1'],
  ['/\\evil.example', 'https://desk.example/\\evil.example'],
])('%s leads to %s', (stored, followed) => {
  expect(address(stored)).toBe(followed)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:ada@a.example',
  'http://',
  '',
  '  ',
])('%s is not followed', stored => {
  expect(address(stored)).toBeNull()
})

test('whatever looks like a script never becomes one', () => {
  for (const stored of ['java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript:1/alert(1)']) {
    expect(address(stored) ?? 'https:').toMatch(/^https:/)
  }
})
