import { expect, test } from 'vitest'
import { openReader } from '../index.ts'
import { type DrawnLine, drawLines } from '../test/drawLines.ts'

const resume: DrawnLine[] = [
  [24, 60, 60, 'Mira Halden', true],
  [11, 60, 82, 'mira@post.example  |  +47 555 01 234  |  Bergen, Norway'],
  [14, 60, 120, 'Work Experience', true],
  [11, 60, 142, 'Harbour Pilot, Kestrel Pilots Ltd, Leeds, UK', true],
  [11, 430, 142, 'Mar 2019 - Present'],
  [11, 70, 158, '\u2022 Guided 400 ships a year'],
  [11, 60, 184, 'Intern, Alden Shipping Ltd', true],
  [11, 430, 184, '2016 - 02/2018'],
  [11, 70, 200, '\u2022 Drew charts of the coast'],
  [14, 60, 236, 'Education', true],
  [11, 60, 258, 'Master of Science in Oceanography', true],
  [11, 430, 258, '2014 - 2016'],
  [11, 60, 274, 'University of Bergen'],
  [14, 60, 310, 'Languages', true],
  [11, 60, 332, 'Norwegian (native), English - C1, Kvenish'],
  [14, 60, 366, 'Certificates', true],
  [11, 60, 388, 'Pilot Certificate - Kystverket, June 2019, valid until May 2027'],
  [14, 60, 424, 'Other', true],
  [11, 60, 446, 'Driving licence B, BE'],
]

test('dates, places, languages, education, certificates and licences are read with their positions on the page', async () => {
  const { facts } = await openReader().read(await drawLines(resume), { what: 'fields' })
  expect(facts?.posts).toMatchObject([
    { from: '2019-03', to: 'present', place: 'Leeds, UK', kind: null },
    { from: '2016', to: '2018-02', place: null, kind: 'internship' },
  ])
  expect([facts?.town?.value, facts?.country?.value]).toEqual(['Bergen', 'Norway'])
  expect(facts?.languages.map(({ language, level }) => [language, level])).toEqual([
    ['Norwegian', 'native'],
    ['English', 'C1'],
    ['Kvenish', null],
  ])
  expect(facts?.education).toMatchObject([
    { degree: 'Master of Science', field: 'Oceanography', school: 'University of Bergen', from: '2014', to: '2016' },
  ])
  expect(facts?.certificates).toMatchObject([
    { name: 'Pilot Certificate', issuer: 'Kystverket', from: '2019-06', expires: '2027-05' },
  ])
  expect(facts?.licences.map(({ value }) => value)).toEqual(['Driving licence B, BE'])
  const sited = [
    ...(facts?.posts ?? []),
    ...(facts?.languages ?? []),
    ...(facts?.education ?? []),
    ...(facts?.licences ?? []),
  ]
  for (const { page, box, confidence } of sited) {
    expect(page).toBe(1)
    expect(box?.width).toBeGreaterThan(0)
    expect(confidence).toBeGreaterThan(0)
  }
})

test('reading a resume without facts returns no facts', async () => {
  const { facts } = await openReader().read(await drawLines(resume.slice(0, 1).concat(resume.slice(2, 9))), {
    what: 'fields',
  })
  expect(facts).toMatchObject({
    town: null,
    country: null,
    languages: [],
    education: [],
    certificates: [],
    licences: [],
  })
})
