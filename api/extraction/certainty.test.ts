import { expect, test } from 'vitest'
import { calibrated } from './certainty.ts'
import { readPlausibly } from './readings.ts'
import { layoutOfText } from './test/linesOfText.ts'

const resume = (skills: string, ...jobs: string[]) =>
  calibrated(
    readPlausibly(
      layoutOfText(
        ...['Ada Fields', 'Software Engineer', 'ada@fields.example', 'EXPERIENCE'],
        ...jobs,
        ...['SKILLS', skills, 'EDUCATION', 'Oslo University', 'BSc in Physics', '2011 - 2014'],
      ),
    ),
  )

const posts = [
  'Software Engineer\t2019 - 2021',
  'Northwind Ltd',
  '• Built services',
  'Developer\t2015 - 2019',
  'Kestrel Ltd',
]

test('every confidence is a chance', () => {
  const { previousCompanies, ...fields } = resume('Python, Kubernetes, Terraform', ...posts)
  const confidences = [previousCompanies, ...Object.values(fields)].flat().map(clue => clue?.confidence ?? 1)
  expect(confidences.length).toBeGreaterThan(6)
  for (const confidence of confidences) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  }
})

test('an odd item among known technologies is less sure than these', () => {
  const { techStack } = resume('Python, Kubernetes, Terraform, Docker, Wobbling along', ...posts)
  const sure = Object.fromEntries([techStack ?? []].flat().map(({ value, confidence }) => [value, confidence]))
  expect(sure.Python).toBeGreaterThan(sure['Wobbling along'] ?? 0)
  expect(sure.Python).toBeGreaterThan(0.9)
})

test('positions without dates are less sure than the same ones with dates', () => {
  const undated = ['**Software Engineer, Northwind Ltd**', '• Built services', '**Developer, Kestrel Ltd**', '• Wrote']
  const dated = undated.map(line => (line.startsWith('*') ? `${line}\t2015 - 2019` : line))
  const [sure, unsure] = [dated, undated].map(lines => resume('Python', ...lines).previousCompanies)
  expect([sure?.length, unsure?.length]).toEqual([2, 2])
  expect(sure?.[0]?.confidence).toBeGreaterThan(unsure?.[0]?.confidence ?? 1)
})
