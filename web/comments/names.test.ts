import { expect, test } from 'vitest'
import { mentionAt, nameFor, withTokens, writtenOf } from './names.ts'

test('names become tokens, the longest first, and only as whole words', () => {
  const names = { '@Ann': '@[1]', '@Ann Lee': '@[2]', '#C++ (old)': '#[deal:3]' }
  expect(withTokens({ text: '@Ann Lee, @Ann: @Anna on #C++ (old).', names })).toBe('@[2], @[1]: @Anna on #[deal:3].')
  expect(withTokens({ text: '@Ann', names: {} })).toBe('@Ann')
})

test('a second person with the same name gets a number', () => {
  expect(nameFor('@Ann', '@[1]', { '@Ann': '@[1]' })).toBe('@Ann')
  expect(nameFor('@Ann', '@[2]', { '@Ann': '@[1]' })).toBe('@Ann (2)')
})

test('a stored comment is edited with names and sent with tokens', () => {
  const references = [
    { start: 3, length: 4, user: { databaseId: 1 } },
    { start: 12, length: 4, user: { databaseId: 2 } },
    { start: 20, length: 3, company: { databaseId: 5 } },
  ]
  const written = writtenOf('Hi @Ann and @Ann of #Co.', references)
  expect(written.text).toBe('Hi @Ann and @Ann (2) of #Co.')
  expect(withTokens(written)).toBe('Hi @[1] and @[2] of #[company:5].')
})

test.each([
  ['Hi @', '', '@'],
  ['Hi @Ann L', 'Ann L', '@'],
  ['(#go', 'go', '#'],
  ['#', '', '#'],
])('%j offers names', (text, typed, sign) => {
  expect(mentionAt(text, text.length)).toEqual({ sign, typed, start: text.length - typed.length - 1 })
})

test.each(['ann@example', 'C#', '@one two three', 'nothing', '@ann\n'])('%j offers no names', text => {
  expect(mentionAt(text, text.length)).toBeNull()
})
