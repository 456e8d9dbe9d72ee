import { describe, expect, test } from 'vitest'
import { score } from './explain.ts'
import { readNeed } from './need.ts'
import type { Profile } from './profile.ts'
import { rate } from './score.ts'
import { readProfile } from './terms.ts'
import { judgeRequirements } from './verdicts.ts'

const now = new Date('2026-11-26')
const developer: Profile = {
  ...{ role: 'React Developer', seniority: '', techStack: ['React', 'Next.js', 'TypeScript'] },
  ...{ summary: 'Builds pages in React.', keyHighlights: [], previousCompanies: [] },
}
const match = (description: string, profile: Partial<Profile>) =>
  score(readNeed(description), { ...developer, ...profile }, now)
const job = (title: string, dates: string) => ({ company: 'Acme', title, description: `${dates}\nWrote React.` })

const lately = [job('React Developer', 'Jan 2026 – present'), job('Frontend Developer', 'May 2025 – Dec 2025')]
const longAgo = [job('React Developer', 'Jan 2021 – present'), job('Frontend Developer', 'May 2017 – Dec 2020')]

describe('a junior is rated at most 60 % when a senior is wanted', () => {
  test.each<[string, Partial<Profile>]>([
    ['by the title', { role: 'Junior React Developer' }],
    ['by the title, whatever the field says', { role: 'Junior React Developer', seniority: 'Senior' }],
    ['by the title in one word', { role: 'Juniorentwickler React' }],
    ['by the field, whatever the title says', { role: 'Senior React Developer', seniority: 'Junior' }],
    ['by one of two in the field', { seniority: 'Junior/Mid' }],
    ['by a field in other words', { seniority: 'Entry' }],
    ['in German', { seniority: 'Berufsanfängerin' }],
    ['as a student', { role: 'Werkstudent React' }],
    ['in French', { role: 'Développeur React en alternance' }],
    ['by years in the field', { seniority: '0–2 years' }],
    ['by two dated jobs', { seniority: 'Developer', previousCompanies: lately }],
  ])('%s', (_, profile) => {
    expect(match('senior React', profile).percentage).toBeLessThanOrEqual(60)
  })

  test.each<[string, Partial<Profile>]>([
    ['nothing tells the level', {}],
    ['two dated jobs are of many years', { previousCompanies: longAgo }],
    ['a job has no dates', { previousCompanies: [...lately, job('Developer', 'At sea.')] }],
    ['the field says senior', { seniority: 'Senior', previousCompanies: lately }],
    ['the field says years', { seniority: '8 years' }],
    ['the title is no junior in its field', { role: 'Graduate React Recruiter', seniority: 'Senior' }],
  ])('but not if %s', (_, profile) => {
    expect(match('senior React', profile).percentage).toBeGreaterThan(60)
  })

  test('the reason names the missing level', () => {
    expect(match('senior React', { role: 'Junior React Developer', seniority: 'Senior' }).reason).toContain(
      'Junior; the role asks for Senior',
    )
    expect(match('senior React', { previousCompanies: lately }).reason).toContain(
      'First job began lately (May 2025 – Dec 2025); the role asks for Senior',
    )
  })
})

test.each([
  ...['Senior React engineer', 'React lead, 8 years', 'React engineer with 8+ years of experience', 'React expert'],
  'Our client, a leading bank in Frankfurt, is looking for a senior React engineer to join the team.',
  'At Acme we build things for people.\nWe need a senior React developer in Berlin.',
  'React developer\nLevel: Senior',
  ...['Erfahrene React-Entwicklerin gesucht', 'Leitender React-Entwickler', 'Seniorentwickler React'],
  'React-Entwickler mit mindestens 8 Jahren Erfahrung',
  'Wir suchen eine erfahrene React-Entwicklerin für unser Team in Köln',
  ...['Développeuse React confirmée', 'Développeur React avec 8 ans d’expérience'],
  'Nous recherchons un développeur React sénior pour notre équipe',
  ...['Programador React sénior', 'Sviluppatore React esperto', 'Starszy programista React'],
])('a junior is rated at most 60 %% for %s', description => {
  const { percentage } = match(description, { role: 'Junior React Developer', seniority: 'Junior' })
  expect(percentage).toBeLessThanOrEqual(60)
  expect(match(description, { role: 'Lead React Developer', seniority: 'Lead' }).percentage).toBeGreaterThan(60)
})

test('years of a company’s own history are no requirement', () => {
  expect(readNeed('React developer\nFor the last 20 years we kept bees.').years).toBeUndefined()
})

test('stated years of all work are no years of a skill, and do not count if jobs have dates', () => {
  const need = readNeed('React developer')
  const verdict = (profile: Partial<Profile>) => {
    const whole = { ...developer, ...profile }
    const rating = rate(need, readProfile(whole, now))
    const asked = [{ kind: 'YEARS', label: '5 years of React', importance: 'MUST' } as const]
    return judgeRequirements(asked, { rating, profile: whole, now })[0]?.verdict
  }
  expect(verdict({ summary: 'Ten years of React.' })).toBe('MET')
  expect(verdict({ summary: 'Ten years at sea. Writes React.' })).toBe('UNKNOWN')
  expect(verdict({ summary: 'Three years at sea.' })).toBe('MISSING')
  const cook = [{ company: 'Inn', title: 'Chef', description: '2005 – 2025' }]
  expect(verdict({ summary: 'Cooked for ten years.', previousCompanies: cook })).not.toBe('MET')
})
