import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { RULES } from './engine.ts'
import { readNeed } from './need.ts'
import type { Profile } from './profile.ts'
import { rate } from './score.ts'
import { readProfile } from './terms.ts'

const now = new Date('2026-11-26')

const descriptions = [
  'Senior Java Developer. Must have: Java, Spring Boot, PostgreSQL, Docker. Nice to have: Kafka.',
  'React lead, 8 years\nTypeScript, Next.js and GraphQL. You report to the Head of Design.',
  'Data Engineer\nRequirements: Python, Apache Spark, Airflow, SQL and AWS.',
  'Account Executive\nYou sell software to hospitals. Required: Salesforce, new business and negotiation.',
  'Krankenpfleger (m/w/d)\nWir suchen eine erfahrene Pflegefachkraft für die Intensivstation.',
  'Product Designer who draws in Figma and asks users.',
  'Backend Engineer\nJava or Kotlin, Airflow or Redshift, no PHP. Five years of experience.',
]

const works: [role: string, skills: string[], told: string][] = [
  ['Java Developer', ['Java', 'Spring', 'MySQL'], 'Moved the order service to Docker.'],
  ['Kotlin Developer', ['Kotlin', 'Android'], 'Wrote an app for nurses.'],
  ['Frontend Engineer', ['React', 'Next.js', 'TypeScript'], 'Draws in Figma, too.'],
  ['Data Engineer', ['Python', 'PySpark', 'Airflow'], 'Fills the warehouse in Redshift every night.'],
  ['Data Analyst', ['SQL', 'Tableau'], 'Reports to sales.'],
  ['Account Manager', ['Salesforce'], 'Negotiates renewals with hospitals.'],
  ['Nurse', [], 'Intensive care for ten years.'],
  ['UX Designer', ['Figma', 'Prototyping'], 'Tests prototypes with users.'],
  ['Clockmaker', [], 'Restores clocks of collectors.'],
]

const profiles = works.flatMap(([role, techStack, told]): Profile[] =>
  ['Junior', 'Mid', 'Senior', 'Developer'].map((seniority, at) => ({
    ...{ role: at === 3 ? '' : role, seniority, techStack: at === 2 ? [] : techStack, keyHighlights: [] },
    summary: at === 1 ? `${techStack.join(' and ')}. ${told}` : told,
    previousCompanies: [{ company: 'Looms', title: role, description: `${2018 + 2 * at} - present\n${told}` }],
  })),
)

test('changed ratings need a new version of the rules', () => {
  const read = profiles.map(profile => readProfile(profile, now))
  const rated = descriptions.flatMap(text => {
    const need = readNeed(text)
    return read.map(profile => rate(need, profile)).map(({ percentage, whole }) => `${percentage} ${whole.toFixed(4)}`)
  })
  expect(new Set(rated).size).toBeGreaterThan(40)
  const digest = createHash('sha256').update(JSON.stringify(rated)).digest('hex').slice(0, 12)
  expect(digest, `Name the next version in engine.ts, with the digest ${digest}`).toBe(RULES.digest)
})
