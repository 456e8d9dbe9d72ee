/** An entry of the billing history. */
export const change = {
  __typename: 'BillingChange',
  id: 'change-1',
  dealType: 'MANAGED',
  effectiveDate: '2026-05-01',
  changeReason: 'Salary adjustment',
  previousCompanyBudget: '$8000',
  newCompanyBudget: '$9000',
  previousCandidateBudget: null,
  newCandidateBudget: '$7000',
  previousWeeklyHours: 32,
  newWeeklyHours: 40,
  notes: 'After the yearly talk.',
  createdAt: '2026-04-20T12:00:00.000Z',
}
