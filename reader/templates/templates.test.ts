import { expect, test } from 'vitest'
import { openReader } from '../index.ts'
import { type DrawnLine, drawLines } from '../test/drawLines.ts'

/** Two posts at one firm with a total time, and one post at a firm whose name has two lines. */
const linkedin: DrawnLine[] = [
  [13, 22, 55, 'Contact'],
  [10.5, 22, 75, 'mira.halden@post.example'],
  [11, 22, 99, 'www.linkedin.com/in/mira-'],
  [11, 22, 114, 'halden-77 (LinkedIn)'],
  [26, 224, 66, 'Mira Halden'],
  [12, 224, 87, 'Harbour pilot'],
  [12, 224, 103, 'Bergen, Norway'],
  [15.75, 224, 140, 'Experience'],
  [12, 224, 168, 'Kestrel Pilots'],
  [10.5, 224, 184, '7 years 9 months'],
  [11.5, 224, 204, 'Lead of quay three'],
  [10.5, 224, 219, 'October 2021 - Present (3 years 10 months)'],
  [10.5, 224, 233, 'Bergen, Norway'],
  [11.5, 224, 265, 'Quay three'],
  [10.5, 224, 280, 'January 2018 - October 2021 (3 years 10 months)'],
  [10.5, 224, 302, 'Guided 400 ships a year, Oslo and Bergen.'],
  [12, 224, 336, 'Institute of the Northern Sea and the Coasts -'],
  [12, 224, 354, 'Laboratory of Tides'],
  [11.5, 224, 370, 'Intern'],
  [10.5, 224, 385, 'May 2016 - June 2017 (1 year 2 months)'],
  [15.75, 224, 430, 'Education'],
  [12, 224, 455, 'University of Bergen'],
  [10.5, 224, 472, 'Master of Science, Oceanography \u00b7 (August 2014 - June 2016)'],
]

test("posts of LinkedIn's PDF are read by its letter sizes, and have a high confidence", async () => {
  const { fields, facts, evidence, doubts } = await openReader().read(
    await drawLines(linkedin, 'Apache FOP Version 2.2'),
    {
      what: 'fields',
    },
  )
  const institute = 'Institute of the Northern Sea and the Coasts - Laboratory of Tides'
  expect(fields?.previousCompanies.map(({ company, title }) => [company, title])).toEqual([
    ['Kestrel Pilots', 'Lead of quay three'],
    ['Kestrel Pilots', 'Quay three'],
    [institute, 'Intern'],
  ])
  expect(fields?.previousCompanies[1]?.description).toBe('Guided 400 ships a year, Oslo and Bergen.')
  expect(fields?.linkedinUrl).toBe('https://www.linkedin.com/in/mira-halden-77')
  const posts = evidence.filter(({ field }) => field === 'previousCompanies')
  expect(posts.map(({ confidence }) => confidence > 0.9)).toEqual([true, true, true])
  expect(doubts).toEqual([])
  expect(facts?.posts.map(({ from, to, place }) => [from, to, place])).toEqual([
    ['2021-10', 'present', 'Bergen, Norway'],
    ['2018-01', '2021-10', null],
    ['2016-05', '2017-06', null],
  ])
  expect(facts?.education).toMatchObject([
    {
      degree: 'Master of Science',
      field: 'Oceanography',
      school: 'University of Bergen',
      from: '2014-08',
      to: '2016-06',
    },
  ])
})

test('a page in the LinkedIn layout by another program is read by the general rules', async () => {
  const { evidence } = await openReader().read(await drawLines(linkedin, 'Elsewhere'), { what: 'fields' })
  const posts = evidence.filter(({ field }) => field === 'previousCompanies')
  expect(posts.every(({ confidence }) => confidence > 0.9)).toBe(false)
})
