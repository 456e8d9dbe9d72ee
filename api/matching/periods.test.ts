import { expect, test } from 'vitest'
import { lengthIn, monthsOf, periodsIn } from './periods.ts'

const now = new Date('2026-11-25T10:00:00Z')
const months = (...lines: string[]) => monthsOf(lines.flatMap(line => periodsIn(line, now)))

test.each([
  ['Acme, Jan 2019 – Mar 2023', 51],
  ['Acme (2019-2023)', 48],
  ['03/2019 - 02/2020', 12],
  ['2019-03 to 2021-02', 24],
  ['März 2020 bis heute', 81],
  ['mai 2021 – août 2021', 4],
  ['styczeń 2020 - grudzień 2020', 12],
  ['Since 2025', 23],
  ['Nov. 2025 – present', 13],
  ['In 2019 we moved', 0],
  ['2023 – 2019', 0],
  ['2030 – 2040', 0],
  ['Built 2000 to 4000 parts', 0],
  ['no dates', 0],
])('%s is %i months', (line, many) => expect(months(line)).toBe(many))

test('overlapping periods count once, in any order', () => {
  expect(months('2020-2022', '2018 - 2021')).toBe(48)
  expect(months('2010-2012', '2015-2016')).toBe(36)
})

test.each([
  ['3 years 2 months', 38],
  ['(2 yrs)', 24],
  ['18 Monate', 18],
  ['two bags', undefined],
])('%s is a length of %s months', (line, many) => expect(lengthIn(line)).toBe(many))
