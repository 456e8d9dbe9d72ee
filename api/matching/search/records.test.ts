import { describe, expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import { readNeed } from '../need.ts'
import { describedOccupations, occupations } from '../occupations.ts'
import type { Profile } from '../profile.ts'
import { rate } from '../score.ts'
import { comparedSkills } from '../skills.ts'
import { keyOf, placesOfJobs, readTerms, skillKeys, type Terms, termsOf } from '../terms.ts'
import { queryOf } from './query.ts'
import { openRecords } from './records.ts'

const now = new Date('2026-11-01')
const TECH = 1
const DESIGN = 2

const levels = ['', 'Junior', 'Mid', 'Senior', 'Lead']

/** Test profiles of each occupation with signs: few or many signs, any level, in the current or an earlier job. */
const profiles = describedOccupations.flatMap(({ name, signs }, at): Profile[] =>
  [0, 1, 2, 3].map(nth => ({
    role: nth === 3 ? 'Clockmaker' : `${levels[(at + nth) % levels.length]} ${name}`,
    seniority: levels[(at + 2 * nth) % levels.length] ?? '',
    techStack: signs.slice(nth, 2 + 3 * nth),
    summary: `Worked with ${signs.slice(-nth - 1).join(' and ')} for collectors.`,
    keyHighlights: ['Led a team of five in a clock factory.'],
    previousCompanies: [
      { company: 'Looms', title: nth > 1 ? name : 'Assistant', description: `${2025 - at} - 2026\nUsed ${signs[0]}.` },
    ],
  })),
)

const all = profiles.map((profile, at) => ({ id: at + 1, ...termsOf(profile) }))

const descriptions = [
  'Senior Java Developer. Must have: Java, Spring Boot, PostgreSQL and Docker. Nice to have: Kafka, React.',
  'Nurse with 5 years of experience',
  'Lead Frontend Engineer\nReact, TypeScript, CSS. You report to the Head of Design.',
  'A collector seeks somebody who restores clocks in a factory.',
  'Excel and SQL',
]

function recordsOf(talents: ({ id: number; area?: number } & Terms)[], words = true) {
  const records = openRecords()
  for (const { id, area = TECH, terms, words: told } of talents) {
    records.add(Int32Array.of(id, area, terms.length, words ? told.length : 0, ...terms, ...(words ? told : [])))
  }
  return records
}

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id)
const everybody = { many: all.length, area: undefined }

describe('records of terms', () => {
  test.each(descriptions)('estimate the rating of every talent exactly: %s', description => {
    const need = readNeed(description)
    const found = recordsOf(all).best(queryOf(need, { now }), everybody)
    const rated = all.map(talent => ({ id: talent.id, rating: rate(need, readTerms(talent, now)) }))
    const rankOf = new Map(rated.map(({ id, rating }) => [id, rating]))
    expect(idsOf(found).sort()).toEqual(idsOf(rated.filter(({ rating }) => rating.whole > 0)).sort())
    const ratings = found.map(({ id }) => rankOf.get(id)?.percentage ?? 0)
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one))
    for (const { id, estimate } of found) {
      const { whole = 0, percentage = 0 } = rankOf.get(id) ?? {}
      if (percentage < 60) expect(estimate).toBeCloseTo(whole, 9)
    }
  })

  test('a limit returns the best of all talents, and of equal ones the lowest ids', () => {
    const query = queryOf(readNeed('Must have: Excel'), { now })
    const twice = [...all, ...all.map(talent => ({ ...talent, id: talent.id + 10_000 }))]
    const whole = idsOf(recordsOf(twice).best(query, { many: twice.length, area: undefined }))
    expect(idsOf(recordsOf(twice.reverse()).best(query, { many: 7, area: undefined }))).toEqual(whole.slice(0, 7))
  })

  test('leave out other areas, and talents who do not show the function', () => {
    const need = readNeed('Java Developer')
    const [one, other] = [
      { ...termsOf(java), id: 1 },
      { ...termsOf({ ...java, role: 'Java Trainer, former recruiter' }), id: 2 },
    ]
    const records = recordsOf([one, { ...other, area: DESIGN }])
    expect(idsOf(records.best(queryOf(need, { now }), { many: 9, area: DESIGN }))).toEqual([2])
    expect(idsOf(records.best(queryOf(need, { shows: 'HR', now }), { many: 9, area: undefined }))).toEqual([2])
  })

  test('a changed talent has one record, and a removed talent has none', () => {
    const query = queryOf(readNeed('Java Developer'), { now })
    const talent = { ...termsOf(java), id: 5 }
    const records = recordsOf([talent, { ...talent, id: 6 }])
    const { terms } = termsOf({ ...java, role: 'Chef', techStack: [] })
    records.replace(Int32Array.of(5, TECH, terms.length, 0, ...terms))
    expect(idsOf(records.best(query, everybody))).toEqual([6])
    const { terms: own, words } = talent
    records.replace(Int32Array.of(5, TECH, own.length, words.length, ...own, ...words))
    expect(idsOf(records.best(query, everybody))).toEqual([5, 6])
    records.remove(new Set([6, 5, 7]))
    expect(records.best(query, everybody)).toEqual([])
    expect(records.isWorn()).toBe(true)
  })
})

const java: Profile = {
  ...{ role: 'Java Developer', seniority: '', techStack: ['Java'], summary: '' },
  ...{ keyHighlights: [], previousCompanies: [] },
}

test('no two facts of the vocabulary have the same key', () => {
  const keys = [
    ...comparedSkills.flatMap(skill => Object.values(skillKeys(skill))),
    ...occupations.flatMap(({ name }) => placesOfJobs.map(at => keyOf(`occupation ${at}`, name))),
    ...LEVELS.map(level => keyOf('level', level)),
    ...Array.from({ length: 12 * 60 }, (_, month) => keyOf('begun', String(12 * 1980 + month))),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
