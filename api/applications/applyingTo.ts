import { type AgencyReads, agencyOf, type PublicAgency, privacyUrlOf } from '../agency/agency.ts'
import type { Tx } from '../db.ts'
import { dealAudiences } from '../deals/audiences.ts'
import { TAKES_APPLICATIONS } from '../deals/rules.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problems.ts'
import { latestOf, type Questions } from '../questions/questions.ts'
import { columnsFor } from '../redaction/audience.ts'
import { seenBy } from '../redaction/seen.ts'
import { isStorable } from '../rules/rules.ts'
import { NOT_ALLOWED } from './rules.ts'
import { countWaiting, countWithinLimit, MOST_WAITING } from './waitingList.ts'

const APPLICANT = { kind: 'applicant' } as const

/** The data of a deal that visitors get from the documented REST and GraphQL calls. */
export type PublicDealRow = { token: string; title: string; jobDescription: string | null }

/** The data of the application page. `isFull` means that new applications join the waiting list. */
export type ApplicationForm = PublicDealRow & {
  isFull: boolean
  hasWaitingList: boolean
  questions: Questions
  agency: PublicAgency
  privacyUrl: string | null
}

/**
 * Finds the deal behind an apply link. Throws NOT_FOUND, with the same message, for an unknown link, a revoked link,
 * and a deal that accepts no applications.
 */
export async function findPublicDeal({ db }: Pick<Deps, 'db'>, token: string): Promise<PublicDealRow> {
  const deal = await findApplyingTo(db, { applyToken: token })
  if (!deal || !takesApplications(deal)) throw notAllowed()
  return shown(deal, token)
}

/**
 * The data of the application page. Unlike `findPublicDeal`, it includes the questions, and accepts a full deal whose
 * waiting list is not full.
 */
export async function findApplicationForm(context: AgencyReads, token: string): Promise<ApplicationForm> {
  const { db } = context
  const deal = await findApplyingTo(db, { applyToken: token })
  if (!deal || !(takesApplications(deal) || (await takesWaiting(db, deal)))) throw notAllowed()
  return {
    ...shown(deal, token),
    isFull: isFull(deal),
    hasWaitingList: deal.hasWaitingList,
    questions: await latestOf(db, deal.id),
    agency: await agencyOf(context),
    privacyUrl: await privacyUrlOf(context),
  }
}

const shown = (deal: ApplyingTo, token: string) => ({ ...seenBy(dealAudiences, deal, APPLICANT).fields, token })

/** The columns of a deal that decide whether applications are accepted. */
export type ApplyingTo = NonNullable<Awaited<ReturnType<typeof findApplyingTo>>>

/** Whether the deal's status allows applications. */
export const isOpen = ({ status }: ApplyingTo) => TAKES_APPLICATIONS.includes(status)

const isFull = ({ applicationLimit, applications }: ApplyingTo) =>
  applicationLimit !== null && applications >= applicationLimit

/** Whether the deal has a free place for an application. */
export const takesApplications = (deal: ApplyingTo) => isOpen(deal) && !isFull(deal)

/** Whether a full deal's waiting list accepts another application. */
export const takesWaiting = async (tx: Tx, deal: ApplyingTo) =>
  deal.hasWaitingList && isOpen(deal) && (await countWaiting(tx, deal.id)) < MOST_WAITING

/** Identifies the deal of an application: by the token of its apply link or, for staff, by its id. */
export type WhichDeal = { applyToken: string } | { id: number }

export async function findApplyingTo(tx: Tx, which: WhichDeal) {
  if ('applyToken' in which && !isStorable(which.applyToken)) return null // Postgres refuses such texts.
  const deal = await tx.deal.findUnique({
    where: which,
    select: {
      ...columnsFor(dealAudiences, APPLICANT),
      ...{ id: true, status: true, applicationLimit: true, hasWaitingList: true, ownerId: true },
    },
  })
  return deal && { ...deal, applications: await countWithinLimit(tx, deal) }
}

export const notAllowed = () => new Problem('NOT_FOUND', NOT_ALLOWED)
