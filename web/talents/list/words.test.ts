import { expect, test } from 'vitest'
import { type Rates, ratesOf, rateTypes } from '../../../api/talents/words.ts'
import { isNarrowed } from '../../list/listAddress.ts'
import { firstCompanies, talentList } from './talentList.ts'

const { write, variables } = talentList.address
const read = (search: string) => talentList.address.read(new URLSearchParams(search))

test('an address is read and written back unchanged; the unfiltered list is written as view=all', () => {
  for (const search of [
    '?view=all',
    '?search=ada+l&status=vetted&area=tech&sort=-name&after=abc',
    '?sort=updated&before=x',
  ]) {
    expect(write(read(search))).toBe(search)
  }
  expect(write(read(''))).toBe('?view=all')
})

test('unknown values in an address are ignored', () => {
  expect(read('?status=hired&area=other&sort=salary&after=')).toEqual(read(''))
  expect(isNarrowed(read('?search=%20&sort=name'))).toBe(false)
  expect(isNarrowed(read('?area=DATA'))).toBe(true)
})

test('a page has 50 rows after one cursor or before another', () => {
  expect(variables(new URLSearchParams('?after=abc&sort=-role'))).toEqual({
    filter: { search: '', status: null, area: null },
    orderBy: { field: 'ROLE', direction: 'DESC' },
    first: 50,
    after: 'abc',
  })
  expect(variables(new URLSearchParams('?before=abc'))).toMatchObject({ last: 50, before: 'abc' })
})

test('firstCompanies shortens a list to three companies', () => {
  expect(firstCompanies('')).toBe('')
  expect(firstCompanies(' Stripe ,, Wise')).toBe('Stripe, Wise')
  expect(firstCompanies('A, B, C')).toBe('A, B, C')
  expect(firstCompanies('A, B, C, D')).toBe('A, B, C...')
})

const noRates: Rates = {
  preferredRateType: 'NONE',
  minFullTimeRate: null,
  maxFullTimeRate: null,
  minHourlyRate: null,
  maxHourlyRate: null,
  preferredFullTimeRate: null,
  preferredHourlyRate: null,
}
const said = (rates: Partial<Rates>) =>
  ratesOf({ ...noRates, ...rates }, { from: 'from', upTo: 'up to' })
    .filter(({ isPreferred }) => isPreferred)
    .map(({ type, amount }) => `${rateTypes[type]} ${amount}`)

test('ratesOf puts preferred rates into words', () => {
  const fullTime = { minFullTimeRate: '€6,200', maxFullTimeRate: '€7,000' }
  expect(said(fullTime)).toEqual([])
  expect(said({ preferredRateType: 'FULL_TIME', ...fullTime })).toEqual(['Full-Time €6,200 – €7,000 / month'])
  expect(said({ preferredRateType: 'HOURLY', minHourlyRate: 'A$50' })).toEqual(['Hourly from A$50 / hour'])
  expect(said({ preferredRateType: 'HOURLY', maxHourlyRate: '$50/h' })).toEqual(['Hourly up to $50/h'])
  expect(said({ preferredRateType: 'FULL_TIME', preferredFullTimeRate: '60k per year' })).toEqual([
    'Full-Time 60k per year',
  ])
  expect(said({ preferredRateType: 'BOTH', ...fullTime, minHourlyRate: '€50', maxHourlyRate: '€50' })).toEqual([
    'Full-Time €6,200 – €7,000 / month',
    'Hourly €50 / hour',
  ])
  expect(said({ preferredRateType: 'FULL_TIME' })).toEqual(['Full-Time '])
})
