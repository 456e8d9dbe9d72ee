import { expect, test } from 'vitest'
import { asLine } from './storedText.ts'

test.each([
  ['Ada Byron', 'Ada Byron'],
  ['  Ada \t Byron\n', 'Ada Byron'],
  ['Ada\u00a0\u2003Byron\u3000', 'Ada Byron'],
  ['\ufeffAda\u200b By\u00adron\u200e', 'Ada Byron'],
  ['Ada \u200b Byron', 'Ada Byron'],
  ['Ada\u0007\u202eByron', 'AdaByron'],
  ['A\u200dd\u200ca', 'Ada'],
  ['Ada\ufe0f', 'Ada'],
  ['\u200b\u2060', ''],
  ['\u3164\u115f\u2800', ''],
  ['\u0301', ''],
  ['\u00ad \ufe0f', ''],
  ['', ''],
  ["O'Brien-Müller – d’Arc", "O'Brien-Müller – d’Arc"],
  ['Zoe\u0308', 'Zoe\u0308'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ada 👩\u200d👩\u200d👧', 'Ada 👩\u200d👩\u200d👧'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['👩🏽\u200d💻', '👩🏽\u200d💻'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['Ada\u{e0041}\u{e0042}', 'Ada'],
  ['辻\u{e0100}', '辻\u{e0100}'],
  ['🦄', '🦄'],
])('%j is stored as %j', (typed, stored) => {
  expect(asLine(typed)).toBe(stored)
  expect(asLine(stored)).toBe(stored)
})

test('long texts of any kind are processed quickly', () => {
  for (const part of ['a ', ' ', '\u200d', 'م\u200d', '🏴\u{e0067}', 'a\u00ad']) asLine(part.repeat(200_000))
}, 5_000)
