import { type Random, seededRandom } from '@talentdesk/reader/bench/random'
import { plain } from '@talentdesk/reader/bench/resumes/invent'
import type { Row } from './copy.ts'
import {
  areaOf,
  dollars,
  fill,
  firmOf,
  type Name,
  nameOf,
  type Occupation,
  occupationOf,
  phrasesOf,
  pick,
  some,
} from './words.ts'

/** The range of dates of records. */
const OLDEST = Date.parse('2020-01-01')
const NEWEST = Date.parse('2026-01-01')

export const instantOf = (random: Random, from = OLDEST) => new Date(from + random.next() * (NEWEST - from))

const levels = ['Junior', 'Mid', 'Mid', 'Senior', 'Senior', 'Senior', 'Lead', 'Principal']
const statuses = ['BACKLOG', 'BACKLOG', 'BACKLOG', 'BACKLOG', 'VETTED', 'VETTED', 'INTERVIEWED', 'ASSIGNED', 'DROPPED']

/** A talent with the skills, firms and texts of one occupation. The same id gives the same row on every machine. */
export function talentRow(id: number): Row {
  const random = seededRandom(`talent ${id}`)
  const occupation = occupationOf(random)
  const name = nameOf(random)
  const seniority = pick(random, levels)
  const skills = some(random, occupation.signs, random.between(3, 8))
  const jobs = jobsOf(random, occupation, name.culture)
  const createdAt = instantOf(random)
  const contact = contactOf(random, name, id)
  return {
    ...{
      id,
      name: `${name.first} ${name.last}`,
      role: roleOf(random, occupation, seniority),
      area: areaOf(occupation),
    },
    ...{ seniority, status: pick(random, statuses), techStack: skills, ...contact },
    companies: jobs.map(({ company }) => company).join(', '),
    previousCompanies: JSON.stringify(jobs),
    portfolioUrls: portfolioOf(random, occupation, name),
    summary: summaryOf(random, occupation, name.culture),
    keyHighlights: some(random, phrasesOf(random, name.culture).deeds, 2).map(deed => fill(random, deed, skills)),
    availability: random.next() < 0.3 ? pick(random, ['At once', 'In two weeks', 'In a month', 'In spring']) : null,
    ...ratesOf(random),
    ratesConfirmedAt: createdAt,
    ...{ createdAt, updatedAt: instantOf(random, createdAt.getTime()) },
  }
}

function roleOf(random: Random, { name, signs }: Occupation, seniority: string) {
  const level = seniority === 'Mid' ? '' : `${seniority} `
  return `${level}${name}${random.next() < 0.3 ? ` (${pick(random, signs)})` : ''}`
}

function contactOf(random: Random, { first, last }: Name, id: number) {
  const handle = `${plain(first)}-${plain(last)}`
  const number = id.toString(36)
  const host = pick(random, ['example.com', 'mail.example', 'post.example.org', 'inbox.example.net'])
  const phone = `+${pick(random, ['44', '49', '33', '34', '48', '31', '351', '1', '91'])} ${random.between(100, 999)}`
  return {
    email: random.next() < 0.92 ? `${handle.replaceAll('-', '.')}.${number}@${host}` : null,
    phone: random.next() < 0.7 ? `${phone} ${random.between(1_000_000, 9_999_999)}` : null,
    linkedinUrl: `https://www.linkedin.com/in/${handle}-${number}`,
  }
}

function jobsOf(random: Random, occupation: Occupation, culture: string) {
  const { deeds } = phrasesOf(random, culture)
  return Array.from({ length: random.between(1, 4) }, (_, job) => ({
    company: firmOf(random, occupation.field),
    title: job === 0 || random.next() < 0.8 ? occupation.name : occupationOf(random).name,
    description: some(random, deeds, random.between(1, 3))
      .map(deed => `${fill(random, deed, occupation.signs)}.`)
      .join('\n'),
  }))
}

function summaryOf(random: Random, { name, signs }: Occupation, culture: string) {
  const { opening } = phrasesOf(random, culture)
  const openings = some(random, opening, 2).map(text => `${fill(random, text, signs)}.`)
  const [one, two, three] = [pick(random, signs), pick(random, signs), pick(random, signs)]
  return `${name} with ${random.between(2, 25)} years of experience in ${one}, ${two} and ${three}. ${openings.join(' ')}`
}

/** The portfolio of a person: designers always have a portfolio, other people in 15 % of cases. */
function portfolioOf(random: Random, occupation: Occupation, { first, last }: Name) {
  if (areaOf(occupation) !== 'DESIGN' && random.next() < 0.85) return []
  return [`https://${plain(last)}.example.com/${plain(first)}`]
}

function ratesOf(random: Random) {
  const type = pick(random, ['NONE', 'FULL_TIME', 'FULL_TIME', 'HOURLY', 'BOTH'])
  const monthly = random.between(20, 120) * 100
  const hourly = random.between(25, 140)
  const isMonthly = type === 'FULL_TIME' || type === 'BOTH'
  const isHourly = type === 'HOURLY' || type === 'BOTH'
  return {
    preferredRateType: type,
    minFullTimeRate: isMonthly ? dollars(monthly) : null,
    maxFullTimeRate: isMonthly ? dollars(monthly + 1_500) : null,
    preferredFullTimeRate: isMonthly ? dollars(monthly + 800) : null,
    minHourlyRate: isHourly ? dollars(hourly) : null,
    maxHourlyRate: isHourly ? dollars(hourly + 20) : null,
    preferredHourlyRate: isHourly ? dollars(hourly + 10) : null,
  }
}
