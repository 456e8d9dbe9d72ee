import { expect, test } from 'vitest'
import { normaliseMoney } from '../budgets/rules.ts'
import { parseAmount } from '../money/rules.ts'
import { currencyNames, sharedSigns, usualCurrencies } from '../money/words.ts'
import { seeded } from '../test/random.ts'

const currencySpellings = [
  ...Object.values(currencyNames).flat(),
  ...Object.keys(sharedSigns),
  ...Object.keys(usualCurrencies),
]

test('typed amounts keep their currency in every notation', () => {
  const random = seeded(11)
  const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const names = [...Intl.supportedValuesOf('currency'), ...currencySpellings]
  const figures = ['5', '5,000', '65 000', '4.500,50', "110'000", '120k', '8.500', '75-90', '12,00,000', '８５００']
  for (let at = 0; at < 5_000; at++) {
    const [before, after] = [one(['', '', '', '$', '€', 'kr ', '¥']), one(names)]
    const figure = `${one(figures)}${one(['', '.-', ',-', ':-', ''])}`
    const typed = one([
      `${before}${figure} ${after}`,
      `${after} ${figure}`,
      `${after}${figure}${one(['', ' / month', '/h'])}`,
    ])
    const implied = one(['MONTH', 'ONCE']) as 'MONTH' | 'ONCE'
    const kept = normaliseMoney(typed, implied)
    const [was, is] = [typed, kept].map(text => parseAmount(text, { currency: 'USD', period: implied }))
    expect([kept, is], typed).toEqual([kept, was])
    expect(normaliseMoney(kept, implied)).toBe(kept)
  }
})
