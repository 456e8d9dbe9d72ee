import { expect, test } from 'vitest'
import { logChancesOf, oddsOf, pieceKinds } from './pieces.ts'

/** The words are neither in the lists of titles and firms nor in the training data. */
test.each([
  ['Zegelbewaarder', 'title'],
  ['Restauradora de retablos', 'title'],
  ['Leuchtturmwärterin', 'title'],
  ['Wexlbrand Maschinenbau', 'firm'],
  ['Kinderkrippe Sausewind', 'firm'],
  ['Bearbeitung von Anfragen und Beschwerden', 'other'],
  ['Responsible for stock and weekly orders', 'other'],
  ['Lyon, France', 'place'],
] as const)('the most likely kind of "%s" is %s', (text, kind) => {
  const chances = logChancesOf(text)
  expect(pieceKinds.toSorted((one, other) => chances[other] - chances[one])[0]).toBe(kind)
})

test('the probabilities of a text add up to one, and its odds are bounded', () => {
  for (const text of ['', 'Head of Bakery', '株式会社', 'x'.repeat(5000)]) {
    const total = Object.values(logChancesOf(text)).reduce((sum, chance) => sum + Math.exp(chance), 0)
    expect(total).toBeCloseTo(1)
    for (const odds of Object.values(oddsOf(text))) expect(Math.abs(odds)).toBeLessThanOrEqual(5)
  }
})
