import { describe, expect, test } from 'vitest'
import { score as scoreOn } from './explain.ts'
import { impliedSkills } from './language/jobs.ts'
import { type Need, readNeed } from './need.ts'
import { occupations } from './occupations.ts'
import type { Profile } from './profile.ts'
import { rate } from './score.ts'
import { comparedSkills, includes, knownSkills, NEAR_SKILL, skillNamed, standIns } from './skills.ts'
import { stem } from './stems.ts'
import { readProfile as readProfileOn } from './terms.ts'

const nobody: Profile = {
  role: '',
  seniority: '',
  techStack: [],
  summary: '',
  keyHighlights: [],
  previousCompanies: [],
}

const now = new Date('2026-11-01')
const readProfile = (profile: Profile) => readProfileOn(profile, now)
const score = (need: Need, profile: Profile) => scoreOn(need, profile, now)
const percentage = (description: string, profile: Partial<Profile>) =>
  score(readNeed(description), { ...nobody, ...profile }).percentage

describe('a need', () => {
  const need = readNeed(`Senior Frontend Engineer
You bring 5+ years of experience with React, TypeScript and C#. You go the extra mile and react to feedback.
Nice to have:
- Next.js, GraphQL`)

  test('names the occupation, the level and the years', () => {
    expect(need).toMatchObject({ title: 'Senior Frontend Engineer', seniority: 'Senior', years: 5 })
    expect(need.occupations[0]?.occupation.name).toBe('Frontend Developer')
  })

  test('separates required skills from wishes, and names from ordinary words', () => {
    const of = (kind: string) => need.skills.filter(skill => skill.kind === kind).map(({ name }) => name)
    expect(of('required')).toEqual(expect.arrayContaining(['React', 'TypeScript', 'C#']))
    expect(of('wished').sort()).toEqual(['GraphQL', 'Next.js'])
    expect(need.skills.map(({ name }) => name)).not.toContain('Go')
    expect(readNeed('You react to feedback, go far and look for a notion of rest.').skills).toEqual([])
  })

  test('is also found in running text', () => {
    const told = readNeed('Our client, a law firm, is seeking a Paralegal. You report to the HR Manager.')
    expect(told.occupations[0]?.occupation.name).toBe('Lawyer')
  })

  test('is empty for a text without words', () => {
    expect(readNeed('!')).toMatchObject({ occupations: [], skills: [], words: [] })
    expect(percentage('!', { role: 'Java Developer' })).toBe(0)
  })
})

/** The share of a skill that is proved by another listed skill. */
const share = (asked: string, has: string) =>
  rate(readNeed(`Developer. Must have: ${asked}.`), readProfile({ ...nobody, techStack: [has] })).found.find(
    ({ skill }) => skill.name === skillNamed(asked),
  )?.share ?? 0

describe('a score', () => {
  const java = 'Java Developer. Requirements: Java, Spring Boot, PostgreSQL and Docker.'
  const fitting = { role: 'Java Developer', techStack: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker'] }

  test('ranks the same work above close work, and close work above other work', () => {
    const close = percentage(java, { role: 'Kotlin Developer', techStack: ['Kotlin', 'Spring', 'MySQL'] })
    const other = percentage(java, { role: 'Chef', summary: 'Cooks for two hundred guests.' })
    expect(percentage(java, fitting)).toBeGreaterThanOrEqual(80)
    expect(percentage(java, fitting)).toBeGreaterThan(close)
    expect(close).toBeGreaterThan(other)
    expect(other).toBeLessThan(15)
  })

  test('accepts aliases and near skills, and names them', () => {
    const match = score(readNeed('React Developer. Must have: React, PostgreSQL, Kubernetes.'), {
      ...nobody,
      role: 'Frontend Developer',
      techStack: ['Next.js', 'k8s'],
      summary: 'Wrote reports in MySQL.',
    })
    expect(match.relevantSkills).toEqual(expect.arrayContaining(['Next.js', 'Kubernetes', 'MySQL']))
    expect(match.missingSkills).toEqual([])
    expect(match.reason).toMatch(/(?=.*Next\.js instead of React)(?=.*MySQL instead of PostgreSQL)/)
  })

  test('names missing skills, quotes the profile and is the same every time', () => {
    const profile = {
      ...nobody,
      role: 'Backend Developer',
      techStack: ['Java'],
      previousCompanies: [
        'Weavers Ltd',
        { company: 'Looms', title: 'Developer', description: 'Slept well. Ran Docker in production for years.' },
      ],
    }
    const match = score(readNeed(java), profile)
    expect(match.missingSkills).toEqual(['PostgreSQL', 'Spring Boot'])
    expect(match.reason).toContain('PostgreSQL and Spring Boot not mentioned')
    expect(match.evidence).toEqual(['Ran Docker in production for years.'])
    expect(score(readNeed(java), profile)).toEqual(match)
  })

  test('counts a skill that is listed or mentioned in work, but no ordinary word that looks like it', () => {
    const go = 'Backend Developer who knows Go.'
    expect(score(readNeed(go), { ...nobody, techStack: ['Golang'] }).missingSkills).toEqual([])
    expect(score(readNeed(go), { ...nobody, summary: 'I go to work.' }).missingSkills).toEqual(['Go'])
  })

  test('is at most 60 below the required level, and is not reduced above it', () => {
    const senior = 'Senior Java Developer. Java, Spring Boot, PostgreSQL.'
    const of = (seniority: string) => percentage(senior, { ...fitting, seniority })
    expect(of('Senior')).toBeGreaterThan(80)
    expect(of('Lead')).toBe(of('Senior'))
    for (const below of ['Mid', 'Junior', 'Intern']) expect(of(below)).toBeLessThanOrEqual(60)
    expect(of('')).toBeGreaterThan(60)
    const said = score(readNeed(senior), { ...nobody, ...fitting, seniority: 'Mid' }).reason
    expect(said).toContain('Mid; the role asks for Senior')
  })

  test('counts a near skill for at most 0.4 of the required one', () => {
    const need = readNeed('Database specialist. Must have: PostgreSQL.')
    const { found } = rate(need, readProfile({ ...nobody, techStack: ['MySQL', 'SQL', 'MariaDB'] }))
    expect(found).toMatchObject([{ skill: { name: 'PostgreSQL' } }])
    expect(found[0]?.share).toBeGreaterThan(0)
    expect(found[0]?.share).toBeLessThanOrEqual(0.4)
  })

  test.each([
    ['Next.js', 'React'],
    ['React Native', 'React'],
    ['PostgreSQL', 'SQL'],
    ['Spring Boot', 'Java'],
    ['Spring Boot', 'Spring'],
    ['EC2', 'AWS'],
    ['AWS Lambda', 'AWS'],
    ['Lambda', 'AWS'],
    ['React', 'JavaScript'],
    ['NestJS', 'Node.js'],
    ['ASP.NET', '.NET'],
    ['ASP.NET', 'C#'],
    ['Django', 'Python'],
    ['PySpark', 'Apache Spark'],
    ['PySpark', 'Python'],
    ['BigQuery', 'GCP'],
  ])('%s counts for %s, but not the other way round', (special, general) => {
    expect(share(general, special)).toBeGreaterThanOrEqual(0.8)
    expect(share(special, general)).toBe(0)
    expect(includes(skillNamed(special), general)).toBe(true)
    expect(includes(general, skillNamed(special))).toBe(false)
  })

  test.each([
    ['Java', 'JavaScript'],
    ['C', 'C#'],
    ['C++', 'C#'],
    ['SQL', 'NoSQL'],
    ['Go', 'GCP'],
    ['R', 'React'],
    ['Sales', 'Salesforce'],
  ])('%s and %s are different skills', (one, other) => {
    expect([share(one, other), share(other, one)]).toEqual([0, 0])
  })

  test('judges a profile without a role by the signs of an occupation that it shows', () => {
    const data = readNeed('Data Scientist. Must have: Python.')
    const practised = { ...nobody, techStack: ['Python', 'Machine Learning', 'Statistics', 'Pandas'] }
    const { role, whole } = rate(data, readProfile(practised))
    expect(role).toBe(0)
    expect(whole).toBeGreaterThan(0.5)
  })

  test('names missing nice-to-haves apart from missing requirements', () => {
    const need = readNeed(`${java}\nNice to have: GraphQL`)
    expect(score(need, { ...nobody, ...fitting }).reason).toContain('Missing only nice-to-haves: GraphQL')
  })
})

describe('the data', () => {
  test('near occupations exist, and names are unique', () => {
    const names = occupations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { near } of occupations) for (const name of near.keys()) if (name) expect(names).toContain(name)
  })

  test('skills of the same kind count a little for each other, in both directions', () => {
    for (const skill of knownSkills) {
      for (const [other, worth] of standIns(skill)) {
        expect(worth).toBeGreaterThan(0)
        expect(worth).toBeLessThan(1)
        if (includes(other, skill)) continue
        expect(worth).toBeLessThanOrEqual(NEAR_SKILL)
        if (!includes(skill, other)) expect(standIns(other).get(skill)).toBe(worth)
      }
    }
  })

  test('the names of special and general skills are known', () => {
    for (const [general, specials] of Object.entries(impliedSkills)) {
      for (const name of [general, ...specials]) expect(comparedSkills).toContain(skillNamed(name))
      for (const name of [general, ...specials]) expect(skillNamed(name)).toBe(name)
    }
  })

  test.each([
    ['testing', 'tester'],
    ['developers', 'development'],
    ['policies', 'policy'],
    ['engineering', 'engineers'],
    ['administration', 'administrator'],
  ])('%s and %s have the same stem', (one, other) => expect(stem(one)).toBe(stem(other)))
})
