import { expect, test } from 'vitest'
import { findDates, isPartOfDate, withoutDates } from './dates.ts'

const open = undefined

test.each([
  ['Mar 2021 – Present', 2021.17, open],
  ['September 2018 to date', 2018.67, open],
  ['03/2021-05.2022', 2021.17, 2022.33],
  ['2019-03 – 2020-07', 2019.17, 2020.5],
  ['01/01/2020 - 31/12/2021', 2020, 2021.92],
  ['Jun ’14 - Aug ’15', 2014.42, 2015.58],
  ['2016 - 18', 2016, 2018],
  ['Jan–Mar 2020', 2020.17, 2020.17],
  ['(2015–2018)', 2015, 2018],
  ['janv. 2019 - aujourd’hui', 2019, open],
  ['mars 2018 à juin 2020', 2018.17, 2020.42],
  ['Depuis mars 2020', 2020.17, open],
  ['Styczeń 2019 – obecnie', 2019, open],
  ['od 03.2019 do 05.2021', 2019.17, 2021.33],
])('reads the dates %s', (text, from, to) => {
  const [date] = findDates(text)
  expect(date).toMatchObject({ range: true, open: to === open })
  expect(date?.from).toBeCloseTo(from, 1)
  if (to !== open) expect(date?.to).toBeCloseTo(to, 1)
  expect(withoutDates(text)).toBe('')
})

test.each(['2500 people', '$2019', '+1 202 555 0199', 'version 20201'])('%s is no date', text => {
  expect(findDates(text)).toEqual([])
})

test('removes a date together with its brackets', () => {
  expect(withoutDates('Engineer (May 2013 – Aug 2013), Google')).toBe('Engineer  , Google')
  expect(withoutDates('Nordlys, 2019 - Present (3 years 2 months)')).toBe('Nordlys')
})

test.each(['junio', 'Augustus 2019', 'presente', 'dzisiaj', '– Present', 'maja 2020 do 2021'])(
  '%s is part of a date',
  text => {
    expect(isPartOfDate(text)).toBe(true)
  },
)

test.each(['', 'marketing', '2020 Google', 'junior'])('%j is no part of a date', text => {
  expect(isPartOfDate(text)).toBe(false)
})
