import type { Tx } from '../db.ts'
import { Conflict } from '../problems.ts'
import { groupBy } from '../rows/batch.ts'
import { holds } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'
import {
  bansOf,
  consentsFor,
  type Deed,
  placedWith,
  type Running,
  runningFor,
  type Search,
  sentTo,
  sharedWith,
} from './findings.ts'
import {
  banSentence,
  consentSentence,
  personOf,
  placedSentence,
  runningSentence,
  samePersonSentence,
  sentSentence,
} from './sentences.ts'
import { clientOf, type PersonRecord, recordsOf, type Submission } from './submission.ts'
import { BLOCKED, submissionWarnings, type WarningKind } from './words.ts'

/** A reason not to send a talent to a client. The ids are of the records that the message names. */
export type Warning = {
  talentId: number
  kind: WarningKind
  message: string
  /** True if an admin's rule refuses the submission because of this warning. */
  isBlocking: boolean
  dealId: number | null
  shareId: number | null
  otherTalentId: number | null
  /** For NO_CONSENT: true if the talent refused; false if not yet answered or, with `at` null, not asked. */
  isRefused: boolean
  at: Date | null
}

/**
 * The warnings about a submission, in the order of its talents. Executes a dozen SQL statements for any number of
 * talents, and ignores talents that do not exist.
 */
export async function warningsFor(tx: Tx, submission: Submission): Promise<Warning[]> {
  const agency = await tx.agency.findUnique({ where: { id: 1 }, select: { blocking: true } })
  const found = await findAll(tx, submission)
  const byTalent = groupBy(found, ({ talentId }) => talentId)
  return submission.talentIds
    .flatMap(id => (byTalent.get(id) ?? []).sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)))
    .map(warning => ({ ...warning, isBlocking: agency?.blocking.includes(warning.kind) ?? false }))
}

/** Throws Conflict with all warnings that refuse the submission by an admin's rules. */
export async function refuseBlocked(tx: Tx, viewer: Viewer, submission: Submission): Promise<void> {
  const blocked = await blockedBy(tx, submission)
  if (blocked.length > 0) throw refusalFor(viewer, blocked)
}

/** The warnings for which an admin's rules refuse the submission. Without such rules, none are looked up. */
export async function blockedBy(tx: Tx, submission: Submission): Promise<Warning[]> {
  const agency = await tx.agency.findUnique({ where: { id: 1 }, select: { blocking: true } })
  if (!agency || agency.blocking.length === 0) return []
  return (await warningsFor(tx, submission)).filter(({ isBlocking }) => isBlocking)
}

/** The error for a refused submission, with its reasons only if the viewer may read the records in them. */
export function refusalFor(viewer: Viewer, blocked: readonly Warning[]) {
  const reasons = NAMED.every(scope => holds(viewer, scope)) ? blocked.map(({ message }) => message) : []
  return new Conflict([...reasons, BLOCKED].join(' '))
}

const NAMED = ['talents:read', 'deals:read', 'companies:read'] as const

const KINDS = Object.keys(submissionWarnings)

type UnjudgedWarning = Omit<Warning, 'isBlocking'>

async function findAll(tx: Tx, submission: Submission): Promise<UnjudgedWarning[]> {
  const { dealId, exceptShareId } = submission
  const deal =
    dealId == null
      ? null
      : await tx.deal.findUnique({ where: { id: dealId }, select: { id: true, title: true, companyId: true } })
  const records = await recordsOf(tx, submission.talentIds)
  const client = await clientOf(tx, submission, deal)
  const search: Search = { records: records.map(({ id }) => id), client, dealId, exceptShareId }
  return [
    ...records.flatMap(sameAs(records)),
    ...toTalents(records, await findDeeds(tx, search)),
    ...toTalents(records, await findBans(tx, search)),
    ...(deal ? await findConsents(tx, deal, records) : []),
  ]
}

/** A finding about a record; `tell` writes the sentence about it with the person's name. */
type Finding = Pick<UnjudgedWarning, 'kind'> &
  Partial<UnjudgedWarning> & { recordId: number; tell: (person: string) => string }

/** Assigns findings to talents: a finding about another record of the same person counts, too. */
const toTalents = (records: PersonRecord[], findings: Finding[]): UnjudgedWarning[] =>
  findings.flatMap(({ recordId, tell, ...finding }) => {
    const record = records.find(({ id }) => id === recordId)
    return (record?.of ?? []).map(talentId => ({
      ...NOTHING_ELSE,
      ...finding,
      talentId,
      message: tell(personOf(nameOf(records, talentId), recordId === talentId ? null : (record?.name ?? null))),
      otherTalentId: recordId === talentId ? null : recordId,
    }))
  })

const NOTHING_ELSE = { dealId: null, shareId: null, otherTalentId: null, isRefused: false, at: null }

const nameOf = (records: PersonRecord[], talentId: number) => records.find(({ id }) => id === talentId)?.name ?? ''

const sameAs =
  (records: PersonRecord[]) =>
  ({ id, name, of }: PersonRecord): UnjudgedWarning[] =>
    of
      .filter(talentId => talentId !== id)
      .map(talentId => ({
        ...{ ...NOTHING_ELSE, talentId, kind: 'SAME_PERSON', otherTalentId: id },
        message: samePersonSentence(nameOf(records, talentId), name),
      }))

async function findDeeds(tx: Tx, search: Search): Promise<Finding[]> {
  const running = await runningFor(tx, search)
  const isClient = ({ companyId }: { companyId: number }) => search.client.ids.includes(companyId)
  const dated = [await sharedWith(tx, search), await sentTo(tx, search)].flat()
  const isKnown = ({ recordId }: Deed) => dated.some(deed => deed.recordId === recordId)
  const sent = [...dated, ...running.filter(deed => isClient(deed) && !isKnown(deed)).map(undated)]
  const placed = await placedWith(tx, search)
  return [
    ...[...groupBy(sent, ({ recordId }) => recordId).values()]
      .map(latest)
      .map(deed => finding('SENT_BEFORE', deed, person => sentSentence(person, deed))),
    ...placed.map(deed => finding('PLACED_BEFORE', deed, person => placedSentence(person, deed))),
    ...running
      .filter(deed => deed.isLive && !isClient(deed))
      .map(deed => finding('COMPETING_DEAL', deed, person => runningSentence(person, deed))),
  ]
}

const finding = (kind: WarningKind, { recordId, dealId, shareId, at }: Deed, tell: Finding['tell']): Finding => ({
  ...{ kind, recordId, dealId, shareId, at, tell },
})

/** Removes sender and date, which are unknown if the status was not set in the product. */
const undated = (deed: Running): Deed => ({ ...deed, by: null, at: null })

const latest = (deeds: Deed[]) =>
  deeds.reduce((last, deed) => ((deed.at?.getTime() ?? 0) > (last.at?.getTime() ?? 0) ? deed : last))

async function findBans(tx: Tx, search: Search): Promise<Finding[]> {
  return (await bansOf(tx, search)).map(ban => ({
    ...{ kind: 'DO_NOT_CONTACT', recordId: ban.talentId, at: ban.createdAt },
    tell: person => banSentence(person, ban),
  }))
}

async function findConsents(
  tx: Tx,
  deal: { id: number; title: string },
  records: PersonRecord[],
): Promise<UnjudgedWarning[]> {
  const talents = records.filter(({ id, of }) => of.includes(id))
  const ids = talents.map(({ id }) => id)
  const consents = await consentsFor(tx, deal.id, ids)
  return talents.flatMap(({ id, name }): UnjudgedWarning[] => {
    const consent = consents.find(({ talentId }) => talentId === id)
    const message = consentSentence(name, deal.title, consent)
    if (message === null) return []
    const at = consent ? (consent.withdrawnAt ?? consent.requestedAt) : null
    return [
      {
        ...NOTHING_ELSE,
        talentId: id,
        kind: 'NO_CONSENT',
        message,
        dealId: deal.id,
        isRefused: Boolean(consent?.withdrawnAt),
        at,
      },
    ]
  })
}
