import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { checkVersion, found } from '../problems.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { ratesOf } from '../talents/words.ts'
import { formsOf } from './redaction/identity.ts'
import { redact, redactText } from './redaction/redaction.ts'
import type { NewShare, SharedTalent } from './rules.ts'
import type { Shown } from './shown.ts'
import type { ShareSection } from './words.ts'

/** What the sharer chose to show. */
export type Choices = Pick<NewShare, 'sections' | 'showsNames' | 'keepsNamedLinks'>

/** A talent as the client will see them, and the version that was read for it. */
export type Frozen = { talentId: number; version: number; line: string | null; kept: string[]; shown: Shown }

/** The columns that are read for a client, and to redact them. */
const COLUMNS = {
  ...{ id: true, version: true, name: true, role: true, area: true, seniority: true, companies: true, summary: true },
  ...{ techStack: true, keyHighlights: true, previousCompanies: true, portfolioUrls: true, portfolioUrl: true },
  ...{ portfolioPdfUrl: true, availability: true, preferredRateType: true },
  ...{ minFullTimeRate: true, maxFullTimeRate: true, minHourlyRate: true, maxHourlyRate: true },
  ...{ preferredFullTimeRate: true, preferredHourlyRate: true },
  ...{ email: true, phone: true, linkedinUrl: true },
} as const satisfies Prisma.TalentSelect

type Row = Prisma.TalentGetPayload<{ select: typeof COLUMNS }>

/**
 * Reads the talents and freezes what the client will see of them, in the given order. Throws NotFound, and Conflict when
 * one was changed since the sharer has seen them.
 */
export async function freezeTalents(db: Tx, talents: SharedTalent[], choices: Choices): Promise<Frozen[]> {
  const rows = await db.talent.findMany({
    where: { id: { in: talents.map(({ talentId }) => talentId) } },
    select: COLUMNS,
  })
  return talents.map(({ talentId, version, line, kept }) => {
    const row = found(rows.find(({ id }) => id === talentId) ?? null, 'Talent')
    checkVersion('talent', row, version)
    return { talentId, version: row.version, line: line ?? null, kept: kept ?? [], shown: freeze(row, choices) }
  })
}

function freeze(row: Row, { sections, showsNames }: Choices): Shown {
  const has = (section: ShareSection) => sections.includes(section)
  const text = (value: string) => redactText(value, formsOf(row))
  const { portfolioUrl, name, ...redacted } = redact({
    ...row,
    previousCompanies: readPreviousCompanies(row.previousCompanies),
  })
  const links = [...new Set([...redacted.portfolioUrls, ...(portfolioUrl ? [portfolioUrl] : [])])]
  const all = new Set([...row.portfolioUrls, ...(row.portfolioUrl ? [row.portfolioUrl] : [])])
  return {
    name: showsNames ? row.name : name,
    role: redacted.role,
    area: row.area,
    seniority: has('SENIORITY') ? redacted.seniority : '',
    companies: has('COMPANIES') ? redacted.companies : '',
    summary: has('SUMMARY') ? redacted.summary : '',
    techStack: has('SKILLS') ? redacted.techStack : [],
    keyHighlights: has('HIGHLIGHTS') ? redacted.keyHighlights : [],
    previousCompanies: has('EXPERIENCE') ? redacted.previousCompanies : [],
    portfolioUrls: has('PORTFOLIO') ? links : [],
    portfolioOnRequest: has('PORTFOLIO') && (links.length < all.size || Boolean(row.portfolioPdfUrl)),
    availability: has('AVAILABILITY') ? text(row.availability ?? '') : '',
    rate: has('RATE') ? text(rateOf(row)) : '',
  }
}

/** The preferred rates, or all of them where none is preferred. */
function rateOf(row: Row): string {
  const stored = ratesOf(row, { from: 'from', upTo: 'up to' }).filter(({ amount }) => amount !== '')
  const preferred = stored.filter(({ isPreferred }) => isPreferred)
  return (preferred.length > 0 ? preferred : stored).map(({ amount }) => amount).join(', ')
}
