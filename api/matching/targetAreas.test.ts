import { expect, test } from 'vitest'
import type { Profile } from './profile.ts'
import { type FunctionName, functionNames } from './targetAreas.ts'
import { functionKey, termsOf } from './terms.ts'

const nobody: Profile = {
  ...{ role: '', seniority: '', techStack: [], summary: '', keyHighlights: [], previousCompanies: [] },
}

test.each<[string, Partial<Profile>, FunctionName[]]>([
  [
    'a backend engineer',
    { role: 'Backend Engineer', summary: 'Keeps operations calm; led operations dashboards.' },
    [],
  ],
  ['a builder of tax software', { role: '.NET Developer', summary: 'Built financial reports, payroll and tax.' }, []],
  ['an engineer with a joke', { role: 'Java Engineer', keyHighlights: ['The shop survived sales days'] }, []],
  ['an account manager', { role: 'Account Manager', summary: 'Grew accounts.' }, ['SALES', 'CUSTOMER_SUCCESS']],
  ['an office manager', { role: 'Office Manager' }, ['OPERATIONS']],
  ['a controller', { role: 'Controller', summary: 'Month-end closing in three days.' }, ['FINANCE']],
  ['a developer who was an accountant', { role: 'PHP Developer', summary: 'A former accountant.' }, ['FINANCE']],
  ['a manager of a sales team', { role: 'Director', keyHighlights: ['Led the whole sales team'] }, ['SALES']],
  ['a recruiter', { role: 'IT Recruiter' }, ['HR']],
  ['a paralegal', { role: 'Paralegal' }, ['LEGAL']],
])('the profile of %s shows its functions', (_who, profile, shown) => {
  const { terms } = termsOf({ ...nobody, ...profile })
  expect(functionNames.filter(name => terms.includes(functionKey(name)))).toEqual(
    functionNames.filter(name => shown.includes(name)),
  )
})
