import type { RateType, TalentStatus } from '../../api/generated/prisma/enums.ts'
import { chance } from './chance.ts'
import type { DemoJob, DemoTalent } from './talent.ts'
import { analyticsTalents } from './talents/analytics.ts'
import { backendTalents } from './talents/backend.ts'
import { dataTalents } from './talents/data.ts'
import { designTalents } from './talents/design.ts'
import { deviceTalents } from './talents/devices.ts'
import { enterpriseTalents } from './talents/enterprise.ts'
import { frontendTalents } from './talents/frontend.ts'
import { marketingTalents } from './talents/marketing.ts'
import { otherTalents } from './talents/other.ts'
import { platformTalents } from './talents/platform.ts'
import { productTalents } from './talents/product.ts'
import { visualDesignTalents } from './talents/visualDesign.ts'

/** Everybody in the demo database, in the order in which they came into it. */
export const demoTalents: DemoTalent[] = [
  ...backendTalents,
  ...enterpriseTalents,
  ...frontendTalents,
  ...platformTalents,
  ...deviceTalents,
  ...designTalents,
  ...visualDesignTalents,
  ...dataTalents,
  ...analyticsTalents,
  ...marketingTalents,
  ...productTalents,
  ...otherTalents,
].sort((one, other) => other.addedDaysAgo - one.addedDaysAgo)

/** What the talent's columns hold, apart from files, dates and the referrer's id. */
export function columnsOf(talent: DemoTalent) {
  const { rate, portfolioUrl, phone, scoring } = talent
  return {
    name: talent.name,
    role: talent.role,
    area: talent.area,
    seniority: talent.seniority,
    status: presentStatus(talent),
    techStack: splitList(talent.stack),
    companies: talent.jobs.map(job => (typeof job === 'string' ? job.split(',')[0] : job.company)).join(', '),
    previousCompanies: talent.jobs.map(job => (typeof job === 'string' ? job : previousCompany(job))),
    linkedinUrl: talent.linkedin === false ? null : linkedinOf(talent.name),
    portfolioUrls: talent.portfolioUrls ?? [],
    portfolioUrl: portfolioUrl ?? null,
    email: emailOf(talent.name),
    phone: phone ?? null,
    summary: talent.summary,
    keyHighlights: talent.highlights,
    internalScoring: scoring ?? null,
    preferredRateType: rateType(talent),
    minFullTimeRate: rate?.fullTime?.[0] ?? null,
    maxFullTimeRate: rate?.fullTime?.[1] ?? null,
    minHourlyRate: rate?.hourly?.[0] ?? null,
    maxHourlyRate: rate?.hourly?.[1] ?? null,
    preferredFullTimeRate: rate?.oldFullTime ?? null,
    preferredHourlyRate: rate?.oldHourly ?? null,
  }
}

export type TalentColumns = ReturnType<typeof columnsOf>

/** Where the story has brought the talent. */
export function presentStatus(talent: DemoTalent): TalentStatus {
  return talent.story.findLast(step => step.what === 'moved')?.to ?? 'BACKLOG'
}

export function splitList(text: string): string[] {
  return text === '' ? [] : text.split(', ')
}

/** At one of the domains that are reserved for examples: nobody gets mail from a demo. */
export function emailOf(name: string): string {
  return `${firstAndLast(name).join('.')}@${chance(name).pick(['example.com', 'example.org', 'example.net'])}`
}

export function linkedinOf(name: string): string {
  return `https://www.linkedin.com/in/${firstAndLast(name).join('-')}-example`
}

function firstAndLast(name: string): string[] {
  const words = slug(name).split('-')
  return words.length > 2 ? [words[0] ?? '', words.at(-1) ?? ''] : words
}

/** 'Łukasz Ðæ O'Neill' becomes 'lukasz-dae-oneill'. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łđðøæœßı]/g, letter => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const plainLetters: Record<string, string> = {
  ...{ ł: 'l', đ: 'd', ð: 'd', ø: 'o' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' },
}

const previousCompany = ({ company, title, did }: DemoJob) => ({ company, title, description: did })

function rateType({ rate }: DemoTalent): RateType {
  const fullTime = rate?.fullTime ?? rate?.oldFullTime
  const hourly = rate?.hourly ?? rate?.oldHourly
  if (fullTime && hourly) return 'BOTH'
  if (fullTime) return 'FULL_TIME'
  return hourly ? 'HOURLY' : 'NONE'
}
