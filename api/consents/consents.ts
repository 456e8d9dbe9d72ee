import { type ActivityKind, record } from '../activity/activity.ts'
import { announceSubmission } from '../activity/submissions.ts'
import { type AgencyReads, agencyOf, type PublicAgency } from '../agency/agency.ts'
import type { Tx } from '../db.ts'
import { lockDeal, lockWithDeal } from '../deals/deals.ts'
import type { Deps, Id, Staff } from '../deps.ts'
import type { Consent, Deal } from '../generated/prisma/client.ts'
import { NotFound } from '../problems.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import type { Selection } from '../rows/selection.ts'
import { parse } from '../rules/parse.ts'
import { isStorable } from '../rules/rules.ts'
import { randomToken } from '../secrets.ts'
import { holdTalent } from '../talents/talents.ts'
import { requestConsentRules, usualWording } from './rules.ts'
import type { ConsentState } from './words.ts'

/** The ids of a consent, its talent and its deal, returned by the functions below. */
type ConsentIds = { id: number; talentId: number; dealId: number }

export function stateOf({ confirmedAt, withdrawnAt }: Pick<Consent, 'confirmedAt' | 'withdrawnAt'>): ConsentState {
  if (withdrawnAt) return confirmedAt ? 'WITHDRAWN' : 'REFUSED'
  return confirmedAt ? 'GIVEN' : 'ASKED'
}

/** The address of the page where the talent answers. */
export const consentUrl = (publicUrl: string, token: string) => `${publicUrl}/consent/${token}`

/** The default wording of requests for a deal. */
export async function wordingFor(context: AgencyReads, { title }: Pick<Deal, 'title'>) {
  const { name } = await agencyOf(context)
  return usualWording({ agency: name, position: title })
}

/**
 * Requests the talent's consent to be presented for the deal. Returns an open or given consent unchanged; after a
 * refusal or withdrawal, creates a new request. Throws InvalidInput and NotFound.
 */
export async function requestConsent(
  context: Staff,
  { talentId, dealId, ...input }: { talentId: number; dealId: number } & Record<string, unknown>,
): Promise<ConsentIds> {
  const { wording } = parse(requestConsentRules, input)
  const agency = await agencyOf(context)
  return context.transaction(async tx => {
    const deal = await lockDeal(tx, dealId)
    await holdTalent(tx, talentId)
    const latest = await tx.consent.findFirst({ where: { talentId, dealId }, orderBy: { id: 'desc' } })
    if (latest && !latest.withdrawnAt) return idsOf(latest)
    const made = await tx.consent.create({
      data: {
        ...{ talentId, dealId, token: randomToken() },
        wording: wording ?? usualWording({ agency: agency.name, position: deal.title }),
        requestedById: context.viewer.id,
        requestedAt: context.clock.now(),
      },
    })
    await record(tx, context.viewer, 'consent.requested', { talentId, dealId, companyId: deal.companyId })
    await announceSubmission(tx, { dealId, talentIds: [talentId] }, made.id)
    return idsOf(made)
  })
}

/** Withdraws or refuses a consent on the talent's behalf. A repeated call changes nothing. Throws NotFound. */
export function withdrawConsent({ viewer, transaction, clock }: Staff, { id }: Id): Promise<ConsentIds> {
  return transaction(async tx => {
    const { deal, row } = await lockWithDeal(tx, { model: 'Consent', id, what: 'Consent' })
    await answer(tx, { deal, consent: row }, { agrees: false, at: clock.now(), actor: viewer })
    return idsOf(row)
  })
}

/** The data of a request that the talent sees behind the link. */
export type ConsentRequest = Pick<Consent, 'wording' | 'confirmedAt' | 'withdrawnAt'> & { agency: PublicAgency }

async function presented(context: AgencyReads, consent: Consent): Promise<ConsentRequest> {
  const { wording, confirmedAt, withdrawnAt } = consent
  return { wording, confirmedAt, withdrawnAt, agency: await agencyOf(context) }
}

/** The request behind a link; null for an unknown link, or if a newer request exists. */
export async function findConsent(context: AgencyReads, token: string): Promise<ConsentRequest | null> {
  const consent = await latestBy(context.db, token)
  return consent && presented(context, consent)
}

/**
 * Stores the talent's own answer, which the talent may change at any time. Repeating an answer changes nothing. Throws
 * NotFound for an unknown link, or if a newer request exists.
 */
export async function answerConsent(
  context: Deps,
  { token, agrees }: { token: string; agrees: boolean },
): Promise<ConsentRequest> {
  const answered = await context.transaction(async tx => {
    const found = await latestBy(tx, token)
    if (!found) throw new NotFound('Request')
    const { deal, row } = await lockWithDeal(tx, { model: 'Consent', id: found.id, what: 'Request' })
    // A newer request may have been created while this transaction waited for the lock.
    if (!(await isLatest(tx, row))) throw new NotFound('Request')
    return answer(tx, { deal, consent: row }, { agrees, at: context.clock.now(), actor: null })
  })
  return presented(context, answered)
}

/** The ids of talents whose latest consent for the deal is refused or withdrawn. Clients must not see them. */
export async function withdrawnFor(db: Tx, dealId: number | null, talentIds: number[]): Promise<Set<number>> {
  if (dealId === null) return new Set()
  const latest = await latestFor(db, { dealId, talentIds })
  return new Set(latest.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ talentId }) => talentId))
}

/** The latest consents of talents for a deal. */
export const latestFor = (db: Tx, { dealId, talentIds }: { dealId: number; talentIds: number[] }) =>
  db.consent.findMany({
    where: { dealId, talentId: { in: talentIds } },
    orderBy: [{ talentId: 'asc' }, { id: 'desc' }],
    distinct: ['talentId'],
  })

/** Identifies a candidate. `select` must be the same object for all candidates read together. */
type CandidateKey = { dealId: number; talentId: number; select: Selection }

/** The latest consent of a candidate for the deal, with the selected fields. Batched over a request. */
export const consentOf = batched(async (reads: ReadAccess, candidates: CandidateKey[]) => {
  const latest = new Map<CandidateKey, Consent>()
  for (const [select, group] of groupBy(candidates, candidate => candidate.select)) {
    const consents = await rowsOf(reads, 'Consent').findSelected(
      { select: { ...select, dealId: true, talentId: true } },
      {
        where: {
          dealId: { in: group.map(({ dealId }) => dealId) },
          talentId: { in: group.map(each => each.talentId) },
        },
        orderBy: { id: 'asc' },
      },
    )
    const byPair = new Map(consents.map(consent => [`${consent.dealId} ${consent.talentId}`, consent]))
    for (const each of group) {
      const consent = byPair.get(`${each.dealId} ${each.talentId}`)
      if (consent) latest.set(each, consent)
    }
  }
  return latest
})

type Answer = { agrees: boolean; at: Date; actor: Staff['viewer'] | null }

type ConsentOfDeal = { deal: Pick<Deal, 'companyId'>; consent: Consent }

async function answer(tx: Tx, { deal, consent }: ConsentOfDeal, { agrees, at, actor }: Answer): Promise<Consent> {
  if (agrees ? stateOf(consent) === 'GIVEN' : consent.withdrawnAt) return consent
  const { id, talentId, dealId } = consent
  const data = agrees ? { confirmedAt: at, withdrawnAt: null } : { withdrawnAt: at }
  const answered = await tx.consent.update({ where: { id }, data })
  await record(tx, actor, ANSWERS[stateOf(answered)], { talentId, dealId, companyId: deal.companyId })
  await announceSubmission(tx, { dealId, talentIds: [talentId] }, id)
  return answered
}

const ANSWERS: Record<ConsentState, ActivityKind> = {
  ASKED: 'consent.requested',
  GIVEN: 'consent.given',
  REFUSED: 'consent.refused',
  WITHDRAWN: 'consent.withdrawn',
}

async function latestBy(db: Tx, token: string): Promise<Consent | null> {
  if (!isStorable(token)) return null // Postgres refuses such texts.
  const consent = await db.consent.findUnique({ where: { token } })
  return consent && (await isLatest(db, consent)) ? consent : null
}

async function isLatest(db: Tx, { talentId, dealId, id }: Consent): Promise<boolean> {
  return !(await db.consent.findFirst({ where: { talentId, dealId, id: { gt: id } }, select: { id: true } }))
}

const idsOf = ({ id, talentId, dealId }: ConsentIds): ConsentIds => ({ id, talentId, dealId })
