import { expect, test } from 'vitest'
import { hoursTyped } from '../../../api/deals/rules.ts'
import { foreignChanges } from '../../forms/changes.ts'
import { emptyValues } from '../../forms/fields.tsx'
import { amountShown, amountTyped } from '../../forms/money.tsx'
import { changedDealRules, type DealFormValues, dealFields, newDealRules, toInput } from './dealFields.ts'

const whole: DealFormValues = {
  ...emptyValues(dealFields),
  title: ' Data Engineer ',
  companyId: { id: 3, name: 'Northwind' },
  companyBudget: '9,000',
  candidateBudget: '6500.50',
  jobDescription: 'Builds the ledger with a team.',
}

const faults = (values: Partial<DealFormValues>) =>
  newDealRules.safeParse({ ...whole, ...values }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a new deal sends only the filled-in fields, with a single $ per amount', () => {
  expect(newDealRules.parse(whole)).toEqual({
    title: 'Data Engineer',
    companyId: 3,
    dealType: 'MANAGED',
    companyBudget: '$9,000',
    candidateBudget: '$6500.50',
    weeklyHours: 40,
    status: 'OPEN',
    jobDescription: 'Builds the ledger with a team.',
  })
})

test('sends only the amounts of the deal type', () => {
  const input = newDealRules.parse({ ...whole, dealType: 'HEAD_HUNTING', recruitingFee: '$ 18000' })
  expect(input).toMatchObject({ dealType: 'HEAD_HUNTING', recruitingFee: '$18000' })
  expect(input).not.toHaveProperty('companyBudget')
})

test('reports the messages of all broken rules at once', () => {
  expect(faults({ title: ' ', companyId: null, weeklyHours: '0', jobDescription: 'Short', companyBudget: '' })).toEqual(
    [
      ['title', 'A job title is required'],
      ['companyId', 'A company is required'],
      ['weeklyHours', 'Weekly hours must be at least 1'],
      ['jobDescription', 'Job description should be at least 20 characters'],
      ['companyBudget', 'Required budget fields must be filled based on deal type'],
    ],
  )
  expect(faults({ weeklyHours: '81' })).toEqual([['weeklyHours', 'Weekly hours cannot exceed 80']])
  const missing = ['companyBudget', 'Required budget fields must be filled based on deal type']
  expect(faults({ candidateBudget: '' })).toContainEqual(missing)
  expect(faults({ dealType: 'HEAD_HUNTING' })).toContainEqual(missing)
})

test('an edit sends only changed fields, and cleared fields as null', () => {
  const rules = changedDealRules({ ...whole, deadline: '2026-12-01', notes: 'Old' }, null)
  expect(rules.parse({ ...whole, targetArea: 'TECH' })).toEqual({ deadline: null, notes: null, targetArea: 'TECH' })
})

test('an old record that breaks a rule accepts edits of other fields; its old budget counts as company budget', () => {
  const old = { ...whole, companyBudget: '', jobDescription: '' }
  expect(changedDealRules(old, '$5,000').parse({ ...old, notes: 'New' })).toEqual({ notes: 'New' })
  expect(changedDealRules(old, '$5,000').parse({ ...old, candidateBudget: '7000' })).toEqual({
    candidateBudget: '$7000',
  })
  expect(changedDealRules(old, null).safeParse({ ...old, candidateBudget: '7000' }).success).toBe(false)
  expect(changedDealRules(old, null).safeParse({ ...old, jobDescription: 'Short' }).success).toBe(false)
})

test('an entry that is not a number of hours becomes 40', () => {
  expect(['', ' ', 'many', '32', '81', '37,5'].map(hoursTyped)).toEqual([40, 40, 40, 32, 81, 37.5])
})

test('an amount is formatted when its field loses the focus; typing or deleting a digit removes wrong commas', () => {
  expect(amountTyped('1,2500', '1,250')).toBe('12500')
  expect(amountTyped('12,50', '12,500')).toBe('1250')
  expect(amountTyped('12,50', '12,5')).toBe('12,50')
  expect(['', '12500', '$12,500', '1234567.50', '8200.5', '12,50', '.5', 'x'].map(each => amountShown(each))).toEqual([
    ...['', '12,500', '12,500', '1,234,567.50', '8,200.50', '12.50', '0.50', ''],
  ])
})

test('an amount keeps its currency until another currency is typed', () => {
  expect(amountTyped('8,0005', '€8,000')).toBe('€80005')
  expect(amountTyped('', 'CHF 900')).toBe('CHF ')
  expect(amountTyped('£90', '€8,000')).toBe('£90')
  expect(amountTyped('90 pln', '€8,000')).toBe('90 pln')
  expect(amountTyped('$90', '€8,000')).toBe('90')
  expect(amountTyped('90 usd', '€8,000')).toBe('90 usd')
  const left = ['€8000', '8.500 €', 'CHF 900.5', '8000 EUR', 'chf 900', '90 pln', '5 kr', '£ 90', '90 usd', 'CHF ']
  expect(left.map(each => amountShown(each))).toEqual([
    ...['€8,000', '8.500 €', 'CHF 900.50', '8000 EUR', 'chf 900', '90 pln', '5 kr', '£90', '90', ''],
  ])
  const stored = dealFields.companyBudget.read('€8000')
  expect([stored, dealFields.companyBudget.send(stored)]).toEqual(['€8,000', '€8,000'])
})

test('a text that is not a single amount is shown and sent unchanged', () => {
  for (const written of ['75-90 EUR per hour', '$75-$90', '€75/h', '$120k']) {
    const stored = dealFields.companyBudget.read(written)
    expect([stored, amountShown(written), dealFields.companyBudget.send(stored)]).toEqual([written, written, written])
  }
})

test('sends all areas as null, and an interview as an instant', () => {
  expect(toInput({ ...whole, targetArea: 'all' }).targetArea).toBeNull()
  const { interviewDate } = toInput({ ...whole, interviewDate: '2026-11-21T09:30' })
  expect(new Date(interviewDate).getTime()).toBe(new Date(2026, 10, 21, 9, 30).getTime())
})

test('describes the changes of another user with the labels of the form', () => {
  const now: DealFormValues = { ...whole, status: 'ON_HOLD', deadline: '2026-12-01', targetArea: 'HR' }
  expect(foreignChanges(dealFields, { before: whole, now, mine: { ...whole, status: 'CLOSED' } })).toEqual([
    { field: 'Status', before: 'Open', now: 'On Hold', mine: 'Closed' },
    { field: 'Deadline', before: '', now: 'Dec 01, 2026', mine: null },
    { field: 'Target area', before: 'All areas', now: 'HR', mine: null },
  ])
})
