import { expect, test } from 'vitest'
import { fileAddress, webAddress } from './addresses.ts'

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['https://sub-domain.a1.example?x=a b#c@d', 'https://sub-domain.a1.example?x=a b#c@d'],
  ['https://münchen.example/straße', 'https://münchen.example/straße'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['linkedin.com?trk=x', 'https://linkedin.com?trk=x'],
  [' www.ada.example ', 'https://www.ada.example'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['a.example:8080', 'https://a.example:8080'],
  ['//a.example', 'https://a.example'],
])('%s is stored as %s', (typed, stored) => {
  expect(webAddress(typed)).toBe(stored)
  expect(fileAddress(typed)).toBe(stored)
  expect(webAddress(stored)).toBe(stored)
})

const NO_ADDRESS = [
  'javascript:alert(1)',
  'javascript:80/alert(1)',
  'javascript:1//x',
  'JAVASCRIPT:80/alert(1)',
  'java\nscript:80/alert(1)',
  '\u0001javascript:alert(1)',
  'javascript.x:alert(1)',
  'vbscript:1/x',
  'data:text/html,x',
  'data:1/x',
  'blob:https://a.example/x',
  'mailto:ada@a.example',
  'ada@a.example',
  'https://ada:secret@a.example',
  'https://paypal.com@evil.example/',
  'a.example@evil.example',
  'https://1.2.3.999/',
  'http://',
  'https:///',
  'https:a.example',
  'https://a\\b.example',
  'https://a.example/\u0000',
  '"><script>.example',
  'engineer',
  'not an address.',
  '',
  '  ',
  `https://a.example/${'x'.repeat(2_000)}`,
]

test.each(NO_ADDRESS)('%j is not an address', typed => {
  expect(webAddress(typed)).toBeNull()
  expect(fileAddress(typed)).toBeNull()
})

test('only fileAddress accepts a path of this site, and never one to another site', () => {
  expect(fileAddress(' /api/files/1 ')).toBe('/api/files/1')
  expect(webAddress('/api/files/1')).toBeNull()
  for (const tricky of ['/\\evil.example', '/\t/evil.example', '/\\/evil.example'])
    expect(fileAddress(tricky)).toBeNull()
  expect(fileAddress('//evil.example')).toBe('https://evil.example')
})
