import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { recruiterAtList } from './test/recruiterAtList.ts'

openApp({}, { listen: true })

const lists = [
  {
    ...{ path: '/', heading: 'Talent Database', operation: 'TalentsPageQuery', add: 'Add talent' },
    failure: 'Error loading talent data. Please try again later.',
    none: 'No talents yet',
  },
  {
    ...{ path: '/deals?sort=title', heading: 'Talent Pipeline', operation: 'DealsPageQuery', add: 'Add Deal' },
    failure: 'There was an error loading the deals data. Please try again.',
    none: 'No deals found',
  },
  {
    ...{ path: '/companies', heading: 'Companies', operation: 'CompaniesPageQuery', add: 'Add Company' },
    failure: 'There was an error loading the data. Please try again.',
    none: 'No companies found',
  },
]

test('a list that failed to load can be retried; an empty list shows a message and an add button', async () => {
  for (const { failure, none, operation, path, heading, add } of lists) {
    const ada = await recruiterAtList({ path, heading })
    await ada.reads(none)
    await expect.poll(() => ada.page.getByRole('button', { name: add }).count()).toBe(2)
    const fault = await ada.refuses(operation)
    await ada.page.reload()
    await ada.reads(failure)
    await fault.release()
    await ada.presses('Try again')
    await ada.reads(none)
  }
})

test('for an invalid cursor in the address, a link leads to the first page', async () => {
  const ada = await recruiterAtList({ path: '/?search=priya&after=nonsense', heading: 'Talent Database' })
  await ada.follows('To the first page')
  await ada.isAt('/?search=priya')
  await ada.reads('No talents yet')
})
