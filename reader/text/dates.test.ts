import { expect, test } from 'vitest'
import { findDates, isLength, isPartOfDate, withoutDates } from './dates.ts'

const open = undefined

test.each([
  ['Mar 2021 – Present', 2021.17, open],
  ['September 2018 to date', 2018.67, open],
  ['03/2021-05.2022', 2021.17, 2022.33],
  ['2019-03 – 2020-07', 2019.17, 2020.5],
  ['01/01/2020 - 31/12/2021', 2020, 2021.92],
  ['Jun ’14 - Aug ’15', 2014.42, 2015.58],
  ['2016 - 18', 2016, 2018],
  ['Jan–Mar 2020', 2020, 2020.17],
  ['fev–ago/2020', 2020.08, 2020.58],
  ['2018 ...', 2018, open],
  ['(2015–2018)', 2015, 2018],
  ['janv. 2019 - aujourd’hui', 2019, open],
  ['mars 2018 à juin 2020', 2018.17, 2020.42],
  ['Depuis mars 2020', 2020.17, open],
  ['Styczeń 2019 – obecnie', 2019, open],
  ['od 03.2019 do 05.2021', 2019.17, 2021.33],
  ['03/19 – 11/21', 2019.17, 2021.83],
  ['03/19 - present', 2019.17, open],
  ['Sept. 19 – Nov. 21', 2019.67, 2021.83],
  ['Mar-19 to Apr-2021', 2019.17, 2021.25],
  ['01.03.19 – 30.11.21', 2019.17, 2021.83],
  ['2019 –', 2019, open],
  ['(09/2019 - )', 2019.67, open],
  ['Mrz. 19 -', 2019.17, open],
  ['2019/20', 2019, 2020],
  ['2019/2021', 2019, 2021],
  ['IX 2019 – III 2021', 2019.67, 2021.17],
  ['01/2019 – bis heute', 2019, open],
  ['gener 2019 - actualitat', 2019, open],
  ['de setembre de 2018 fins a juny de 2020', 2018.67, 2020.42],
  ['dal 2019 ad oggi', 2019, open],
  ['1º marzo 2019 - 3 abril 2020', 2019.17, 2020.25],
  ['1. März 2019 – 30. April 2020', 2019.17, 2020.25],
])('reads the dates %s', (text, from, to) => {
  const [date] = findDates(text)
  expect(date).toMatchObject({ range: true, open: to === open })
  expect(date?.from).toBeCloseTo(from, 1)
  if (to !== open) expect(date?.to).toBeCloseTo(to, 1)
  expect(withoutDates(text)).toBe('')
})

test.each(['2500 people', '$2019', '+1 202 555 0199', 'version 20201', 'Windows 10', 'May 12', '03/19', 'Set 19 up'])(
  '%s is no date',
  text => {
    expect(findDates(text)).toEqual([])
  },
)

test('removes a date together with its brackets', () => {
  expect(withoutDates('Engineer (May 2013 – Aug 2013), Google')).toBe('Engineer  , Google')
  expect(withoutDates('Nordlys, 2019 - Present (3 years 2 months)')).toBe('Nordlys')
  expect(withoutDates('Nordlys (2 Jahre und 3 Monate), 05/19 – 08/21')).toBe('Nordlys')
  expect(withoutDates('Analyst II 2019 – 2021')).toBe('Analyst II')
})

test.each(['junio', 'Augustus 2019', 'presente', 'dzisiaj', '– Present', 'maja 2020 do 2021'])(
  '%s is part of a date',
  text => {
    expect(isPartOfDate(text)).toBe(true)
  },
)

test.each(['3 mos', '2 yrs 3 mos', '(1 Jahr und 2 Monate)', '4 ans'])('%s is a duration', text => {
  expect(isLength(text)).toBe(true)
})

test.each(['', '24 Software', '3 months in Lyon'])('%j is no duration', text => {
  expect(isLength(text)).toBe(false)
})

test.each(['', 'marketing', '2020 Google', 'junior'])('%j is no part of a date', text => {
  expect(isPartOfDate(text)).toBe(false)
})

test.each(['September & October 2019', 'Sept. & Okt. 2019'])('reads %s as one range', text => {
  expect(findDates(text)).toMatchObject([{ range: true, months: { from: true, to: true } }])
})
