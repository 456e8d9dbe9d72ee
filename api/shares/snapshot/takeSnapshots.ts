import { setImmediate } from 'node:timers/promises'
import { keepsNamedLinks } from '../../agency/agency.ts'
import type { Tx } from '../../db.ts'
import type { Deps } from '../../deps.ts'
import { keyOfUrl } from '../../files/files.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { checkVersion, found } from '../../problems.ts'
import { type ClientAudience, columnsFor } from '../../redaction/audience.ts'
import { type Mark, markedText, type RedactedText, seenBy } from '../../redaction/seen.ts'
import { parse } from '../../rules/parse.ts'
import { keysOf } from '../../rules/rules.ts'
import { talentAudiences } from '../../talents/audiences.ts'
import { readPreviousCompanies } from '../../talents/previousCompanies.ts'
import { ratesOf } from '../../talents/words.ts'
import { type NewShare, previewRules, type SharedTalent } from '../rules.ts'
import type { ProfileSnapshot } from './snapshot.ts'

/** The sharer's choices, and the agency's choice about links that contain the person's name. */
export type ShareChoices = Pick<NewShare, 'sections' | 'showsNames'> & { keepsNamedLinks: boolean }

/** The profile of a talent as the client will see it, with the version of the talent's row that was read. */
export type TalentSnapshot = {
  talentId: number
  version: number
  line: string | null
  kept: string[]
  shown: ProfileSnapshot
  /** The pieces of text removed from the profile. */
  marks: Mark[]
}

/** The columns of a talent that are read for a client, including those needed to redact texts. */
export const TALENT_COLUMNS = {
  ...columnsFor(talentAudiences, audienceOf({ sections: [], showsNames: false, keepsNamedLinks: false }, [])),
  ...{ id: true, version: true },
} as const

/** The columns that a client may see. A profile is readable only with access to all of them. */
export const CLIENT_COLUMNS = keysOf(talentAudiences.fields).filter(
  column => 'client' in talentAudiences.fields[column],
)

type Row = Prisma.TalentGetPayload<{ select: typeof TALENT_COLUMNS }>

/** A talent's current row, with the sharer's choices for them. */
export type ChosenTalent = { row: Row; choice: SharedTalent }

/** The talents of a share, and the note as the client may read it. */
type ShareSnapshot = { snapshots: TalentSnapshot[]; note: string | null }

/** Reads the talents and freezes their profiles in the given order. Throws like `readTalents`. */
export async function takeSnapshots(
  db: Tx,
  talents: SharedTalent[],
  { note, ...choices }: ShareChoices & { note?: string | null | undefined },
): Promise<ShareSnapshot> {
  const chosenTalents = await readTalents(db, talents)
  return {
    snapshots: await mapWithPauses(chosenTalents, each => takeSnapshot(each, choices)),
    note: redactNote(note, chosenTalents, choices)?.text ?? null,
  }
}

/** Maps the items, with a pause for other work between two items: redacting a long profile takes about 10 ms. */
export async function mapWithPauses<Item, Result>(items: Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length > 0) await setImmediate()
    results.push(work(item))
  }
  return results
}

/** Reads the talents. Throws NotFound, and Conflict when a talent has changed since the sharer saw the profile. */
export async function readTalents(db: Tx, talents: SharedTalent[]): Promise<ChosenTalent[]> {
  const rows = await db.talent.findMany({
    where: { id: { in: talents.map(({ talentId }) => talentId) } },
    select: TALENT_COLUMNS,
  })
  return talents.map(choice => {
    const row = found(rows.find(({ id }) => id === choice.talentId) ?? null, 'Talent')
    checkVersion('talent', row, choice.version)
    return { row, choice }
  })
}

/* The following functions serve both a share and its preview, so that both show the same. */

export function takeSnapshot(talent: ChosenTalent, choices: ShareChoices): TalentSnapshot {
  const { row, choice } = talent
  const kept = choice.kept ?? []
  return {
    ...{ talentId: row.id, version: row.version, kept, line: redactLine(talent, choices)?.text ?? null },
    ...snapshotFor(row, audienceOf(choices, kept)),
  }
}

/**
 * The recruiter's line about a talent, redacted like the profile. Removed pieces of a line cannot be kept, as the
 * recruiter can reword the line.
 */
export function redactLine({ row, choice: { line } }: ChosenTalent, choices: ShareChoices): RedactedText | null {
  return line ? markedText(line, [row], { audience: audienceOf(choices, []), path: 'line' }) : null
}

/** The note to the client. As a note often contains names, the data of each shared talent are redacted in it. */
export function redactNote(
  note: string | null | undefined,
  chosenTalents: ChosenTalent[],
  choices: ShareChoices,
): RedactedText | null {
  const people = chosenTalents.map(({ row }) => row)
  return note ? markedText(note, people, { audience: audienceOf(choices, []), path: 'note' }) : null
}

/** The current profile of a talent as a client would see it. Throws InvalidInput and NotFound. */
export async function previewTalent(
  context: Pick<Deps, 'db' | 'versions'>,
  id: number,
  input: object,
): Promise<TalentSnapshot> {
  const { kept, ...chosen } = parse(previewRules, input)
  const choices = { ...chosen, keepsNamedLinks: await keepsNamedLinks(context) }
  const [talent = null] = await readTalents(context.db, [{ talentId: id, kept }])
  return takeSnapshot(found(talent, 'Talent'), choices)
}

/** The audience for the redaction: the client who receives the share. */
export function audienceOf({ sections, showsNames, keepsNamedLinks }: ShareChoices, kept: string[]): ClientAudience {
  return { kind: 'client', sections: new Set(sections), showsNames, keepsNamedLinks, kept: new Set(kept) }
}

/** The profile that the client will see, and the pieces of text removed from the profile. */
export function snapshotFor(row: Row, client: ClientAudience): { shown: ProfileSnapshot; marks: Mark[] } {
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

/** Whether a mark is in a rate. The marks of all rates refer to the single text that the client sees as the rate. */
const isRate = (path: string) => path.endsWith('Rate')

/** The preferred rates as a text, or all rates if no rate is preferred. */
function rateOf(row: Parameters<typeof ratesOf>[0]): string {
  const stored = ratesOf(row, { from: 'from', upTo: 'up to' }).filter(({ amount }) => amount !== '')
  const preferred = stored.filter(({ isPreferred }) => isPreferred)
  return (preferred.length > 0 ? preferred : stored).map(({ amount }) => amount).join(', ')
}
