import { expect, test } from 'vitest'
import { readPlausibly } from '../mostPlausible.ts'
import { layoutOfText, linesAt } from '../test/linesOfText.ts'
import { calibrated, chanceOfLost } from './certainty.ts'
import { nameTraits } from './headTraits.ts'

const read = (skills: string, ...jobs: string[]) =>
  readPlausibly(
    layoutOfText(
      ...['Ada Fields', 'Software Engineer', 'ada@fields.example', 'EXPERIENCE'],
      ...jobs,
      ...['SKILLS', skills, 'EDUCATION', 'Oslo University', 'BSc in Physics', '2011 - 2014'],
    ),
  )

const resume = (skills: string, ...jobs: string[]) => calibrated(read(skills, ...jobs))

const posts = [
  'Software Engineer\t2019 - 2021',
  'Northwind Ltd',
  '• Built services',
  'Developer\t2015 - 2019',
  'Kestrel Ltd',
]

test('every confidence is between 0 and 1', () => {
  const { previousCompanies, ...fields } = resume('Python, Kubernetes, Terraform', ...posts)
  const confidences = [previousCompanies, ...Object.values(fields)].flat().map(clue => clue?.confidence ?? 1)
  expect(confidences.length).toBeGreaterThan(6)
  for (const confidence of confidences) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  }
})

test('an unknown item in a list of known technologies has a lower confidence than the known technologies', () => {
  const { techStack } = resume('Python, Kubernetes, Terraform, Docker, Wobbling along', ...posts)
  const sure = Object.fromEntries([techStack ?? []].flat().map(({ value, confidence }) => [value, confidence]))
  expect(sure.Python).toBeGreaterThan(sure['Wobbling along'] ?? 0)
  expect(sure.Python).toBeGreaterThan(0.9)
})

test('positions without dates have a lower confidence than the same positions with dates', () => {
  const undated = ['**Software Engineer, Northwind Ltd**', '• Built services', '**Developer, Kestrel Ltd**', '• Wrote']
  const dated = undated.map(line => (line.startsWith('*') ? `${line}\t2015 - 2019` : line))
  const [sure, unsure] = [dated, undated].map(lines => resume('Python', ...lines).previousCompanies)
  expect([sure?.length, unsure?.length]).toEqual([2, 2])
  expect(sure?.[0]?.confidence).toBeGreaterThan(unsure?.[0]?.confidence ?? 1)
})

test('the chance that the list is lost grows if fewer positions are read from dated lines', () => {
  const whole = read('Python', ...posts, 'Tester\t2013 - 2015', 'Osprey Ltd', 'Clerk\t2011 - 2013', 'Merlin Ltd')
  const chances = [4, 2, 1, 0].map(most => chanceOfLost({ ...whole, jobs: whole.jobs.slice(0, most) }))
  expect(whole.jobs).toHaveLength(4)
  expect(chances).toEqual(chances.toSorted((one, other) => one - other))
  expect(chances.at(-1)).toBeGreaterThan(0.5)
})

test('a position has a lower confidence if another piece of its header may be the employer', () => {
  const header = (title: string) => [title, 'Quillin Works', '2019 - 2021', '• Built services']
  const [sure, unsure] = [header('Developer'), header('Developer, Tarvel Ltd')].map(lines => resume('Python', ...lines))
  expect(sure?.previousCompanies[0]?.confidence).toBeGreaterThan(unsure?.previousCompanies[0]?.confidence ?? 1)
})

test('the next line with letters as large as the name may belong to the name', () => {
  const text = { text: 'I have built services for many years, and looked after them, too.', x: 50, y: 200 }
  const goesOn = (...names: string[]) => {
    const lines = linesAt([...names.map((name, at) => ({ text: name, x: 50, y: 60 + at * 24, h: 20 })), text])
    return nameTraits({ value: names[0] ?? '', confidence: 0.9, from: lines.slice(0, 1) }, { lines, fields }).goesOn
  }
  const fields = { email: null, linkedinUrl: null }
  expect([goesOn('Ada Fields'), goesOn('Ada Fields', 'Holloway')]).toEqual([0, 1])
})

test('a firm is never shown as sure unless every way of reading found it', () => {
  const found = read('Python, Kubernetes, Terraform', ...posts)
  const firms = found.jobs.map(({ company }) => company)
  expect(found.agreed).toEqual(new Set(firms))
  const agreed = calibrated(found).previousCompanies.map(({ confidence }) => confidence)
  expect(Math.min(...agreed)).toBeGreaterThan(0.85)
  const [first, second] = calibrated({ ...found, agreed: new Set(firms.slice(0, 1)) }).previousCompanies
  expect(first?.confidence).toBe(agreed[0])
  expect(second?.confidence).toBeLessThan(0.85)
})
