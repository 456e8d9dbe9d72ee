import { expect, test } from 'vitest'
import { findDates } from '../text/dates.ts'
import type { Job } from './jobs.ts'
import { seniorityOf } from './seniority.ts'

function job(title: string, dates: string): Job {
  const [found] = findDates(dates)
  const post = { company: 'Anywhere', title, description: '', place: undefined, kind: undefined }
  return { ...post, dates: found, from: [], others: [], confidence: 0.9 }
}

const levelOf = (...jobs: Job[]) => seniorityOf({ role: undefined, jobs, summary: '', writtenIn: 2024 }).value

test('the level follows from the years of work, without internships and gaps', () => {
  expect(levelOf(job('Accountant', '2015 - 2023'))).toBe('Senior')
  expect(levelOf(job('Accountant', '2019 - 2023'))).toBe('Mid')
  expect(levelOf(job('Praktikantin', '2010 - 2012'), job('Accountant', '2022 - 2024'))).toBe('Junior')
  expect(levelOf(job('Étudiante', '2010 - 2012'), job('Accountant', '2022 - 2024'))).toBe('Junior')
  expect(levelOf(job('Accountant', '2010 - 2011'), job('Accountant', '2022 - 2023'))).toBe('Junior')
  expect(levelOf(job('Accountant', '2018 - 2021'), job('Bookkeeper', '2018 - 2021'))).toBe('Mid')
})

test("jobs before a short internship do not count, and the word 'Aspiring' means junior", () => {
  expect(levelOf(job('Lifeguard', '2017 - 2023'), job('Praktikantin', '2022 - 2023'))).toBe('Junior')
  expect(levelOf(job('Accountant', '2015 - 2023'), job('Praktikantin', '2014 - 2015'))).toBe('Senior')
  const role = { value: 'Aspiring Accountant', from: [], confidence: 0.9 }
  expect(seniorityOf({ role, jobs: [job('Cashier', '2015 - 2023')], summary: '', writtenIn: 2024 }).value).toBe(
    'Junior',
  )
})
