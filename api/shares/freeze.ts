import { keepsNamedLinks } from '../agency/agency.ts'
import type { Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../files/files.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { checkVersion, found } from '../problems.ts'
import { type ClientAudience, columnsFor } from '../redaction/audience.ts'
import { type Mark, seenBy, seenText } from '../redaction/seen.ts'
import { parse } from '../rules/parse.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { ratesOf } from '../talents/words.ts'
import { type NewShare, previewRules, type SharedTalent } from './rules.ts'
import type { Shown } from './shown.ts'

/** What the sharer chose to show, and the agency's choice about links that name the person. */
export type Choices = Pick<NewShare, 'sections' | 'showsNames'> & { keepsNamedLinks: boolean }

/** A talent as the client will see them, and the version that was read for it. */
export type Frozen = { talentId: number; version: number; line: string | null; kept: string[]; shown: Shown }

/** The columns of a talent that are read for a client, those included by which texts are redacted. */
export const columns = {
  ...columnsFor(talentAudiences, clientOf({ sections: [], showsNames: false, keepsNamedLinks: false }, [])),
  ...{ id: true, version: true },
} as const

type Row = Prisma.TalentGetPayload<{ select: typeof columns }>

/** The talents of a share, and a note about all of them as the client may read it. */
type FrozenShare = { frozen: Frozen[]; note: string | null }

/**
 * Reads the talents and freezes what the client will see of them, in the given order. The note to the client is redacted as
 * the profiles are: it names people too easily. Throws NotFound, and Conflict when a talent was changed since the sharer has
 * seen them.
 */
export async function freezeTalents(
  db: Tx,
  talents: SharedTalent[],
  { note, ...choices }: Choices & { note?: string | null | undefined },
): Promise<FrozenShare> {
  const rows = await db.talent.findMany({
    where: { id: { in: talents.map(({ talentId }) => talentId) } },
    select: columns,
  })
  const frozen = talents.map(({ talentId, version, line, kept }) => {
    const row = found(rows.find(({ id }) => id === talentId) ?? null, 'Talent')
    checkVersion('talent', row, version)
    const client = clientOf(choices, kept ?? [])
    const { shown } = shownTo(row, client)
    return { talentId, version: row.version, line: line ? seenText(line, row, client) : null, kept: kept ?? [], shown }
  })
  const audience = clientOf(choices, [])
  return { frozen, note: note ? rows.reduce((text, row) => seenText(text, row, audience), note) : null }
}

/** What a client would see of a talent today, what was removed from it, and the version of the talent. */
export type Preview = { version: number; shown: Shown; marks: Mark[] }

/** Throws InvalidInput and NotFound. */
export async function previewOf(context: Pick<Deps, 'db' | 'versions'>, id: number, asked: object): Promise<Preview> {
  const { kept, ...chosen } = parse(previewRules, asked)
  const choices = { ...chosen, keepsNamedLinks: await keepsNamedLinks(context) }
  const row = found(await context.db.talent.findUnique({ where: { id }, select: columns }), 'Talent')
  return { version: row.version, ...shownTo(row, clientOf(choices, kept ?? [])) }
}

/** The recipient of a share as an audience. */
export function clientOf({ sections, showsNames, keepsNamedLinks }: Choices, kept: string[]): ClientAudience {
  return { kind: 'client', sections: new Set(sections), showsNames, keepsNamedLinks, kept: new Set(kept) }
}

/** What the client will see of the talent, and what was removed from it. */
export function shownTo(row: Row, client: ClientAudience): { shown: Shown; marks: Mark[] } {
  const previousCompanies = readPreviousCompanies(row.previousCompanies)
  const { fields, marks } = seenBy(talentAudiences, { ...row, previousCompanies }, client)
  const { name, role, area, seniority, companies, summary, techStack, keyHighlights, portfolioUrls } = fields
  const isLessThanAll = marks.some(({ path, isKept }) => path.startsWith('portfolioUrls') && !isKept)
  const shown = {
    ...{ name, role, area, seniority, companies, summary, techStack, keyHighlights, portfolioUrls },
    previousCompanies: fields.previousCompanies,
    portfolioOnRequest: client.sections.has('PORTFOLIO') && (isLessThanAll || keyOfUrl(row.portfolioPdfUrl) !== null),
    availability: fields.availability ?? '',
    rate: client.sections.has('RATE') ? rateOf(fields) : '',
  }
  return {
    shown,
    marks: marks.map(mark => (isRate(mark.path) ? { ...mark, path: 'rate', start: null, end: null } : mark)),
  }
}

/** The client sees one text made of the rates. */
const isRate = (path: string) => path.endsWith('Rate')

/** The preferred rates, or all of them where none is preferred. */
function rateOf(row: Parameters<typeof ratesOf>[0]): string {
  const stored = ratesOf(row, { from: 'from', upTo: 'up to' }).filter(({ amount }) => amount !== '')
  const preferred = stored.filter(({ isPreferred }) => isPreferred)
  return (preferred.length > 0 ? preferred : stored).map(({ amount }) => amount).join(', ')
}
