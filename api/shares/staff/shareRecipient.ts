import { createHash } from 'node:crypto'
import { holdCompany } from '../../companies/companies.ts'
import type { Tx } from '../../db.ts'
import { lockDeal } from '../../deals/deals.ts'
import { Conflict, found, InvalidInput } from '../../problems.ts'
import { demandTokenScopes } from '../../scopes/may.ts'
import type { Viewer } from '../../viewer.ts'
import type { NewShare } from '../rules.ts'
import type { ShareChoices } from '../snapshot/takeSnapshots.ts'
import { wantedSkillsIn } from '../snapshot/wantedSkills.ts'

/** The recipient of a share: the company, and the current title and skills of the deal. */
export type ShareRecipient = {
  companyId: number | null
  recipientCompany: string
  dealId: number | null
  /** The deal's title. */
  position: string | null
  /** The skills that the deal asks for, the required ones first. */
  needs: string[]
}

/** Completes the recipient that the sharer chose. Throws like `findRecipient`, and InvalidInput without a company. */
export async function recipientOf(db: Tx, chosen: RecipientChoice): Promise<ShareRecipient> {
  const recipient = await findRecipient(db, chosen)
  if (!recipient.recipientCompany) {
    throw new InvalidInput('Company is required', { recipientCompany: 'Company is required' })
  }
  return recipient
}

type RecipientChoice = Pick<NewShare, 'companyId' | 'dealId' | 'recipientCompany'>

/**
 * Like `recipientOf`, but the company may still be missing. A chosen deal determines the company, and a company
 * determines its name. Throws NotFound, and InvalidInput when the deal belongs to another company.
 */
export async function findRecipient(
  db: Tx,
  { companyId: chosen, dealId, recipientCompany }: RecipientChoice,
): Promise<ShareRecipient> {
  const select = { title: true, companyId: true, jobDescription: true }
  const deal = dealId == null ? null : found(await db.deal.findUnique({ where: { id: dealId }, select }), 'Deal')
  if (deal && chosen != null && deal.companyId !== chosen) {
    throw new InvalidInput('The deal belongs to another company', { dealId: 'The deal belongs to another company' })
  }
  const companyId = chosen ?? deal?.companyId ?? null
  const company = companyId
    ? found(await db.company.findUnique({ where: { id: companyId }, select: { name: true } }), 'Company')
    : null
  return {
    companyId,
    recipientCompany: recipientCompany ?? company?.name ?? '',
    dealId: dealId ?? null,
    position: deal?.title ?? null,
    needs: wantedSkillsIn(deal?.jobDescription),
  }
}

/** Checks access to the shown data: title and skills of the deal, name of the company. Throws Forbidden. */
export function demandRecipientScopes(viewer: Viewer | null, { companyId, dealId, recipientCompany }: RecipientChoice) {
  if (dealId != null) demandTokenScopes(viewer, ['deals:read'])
  if (!recipientCompany && (dealId ?? companyId) != null) demandTokenScopes(viewer, ['companies:read'])
}

/** Locks deal and company against deletion until the transaction ends. Throws NotFound. */
export async function holdRecipient(tx: Tx, { companyId, dealId }: Pick<ShareRecipient, 'companyId' | 'dealId'>) {
  if (dealId) await lockDeal(tx, dealId)
  if (companyId) await holdCompany(tx, companyId)
}

type SharedFacts = Pick<ShareChoices, 'keepsNamedLinks'> & Pick<ShareRecipient, 'position' | 'needs'>

/**
 * A hash of the data of a share that do not depend on its talents: the agency's choice about links, and the deal's
 * title and wanted skills.
 */
export const fingerprintOf = ({ keepsNamedLinks, position, needs }: SharedFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([keepsNamedLinks, position, needs]))
    .digest('base64url')

/**
 * Throws Conflict when `previewed`, the fingerprint of the sharer's preview, differs from the current fingerprint.
 * Checks nothing without `previewed`.
 */
export function checkFingerprint(current: SharedFacts, previewed: string | null | undefined) {
  if (previewed == null || previewed === fingerprintOf(current)) return
  throw new Conflict('The deal or a rule of the agency was changed meanwhile. Please look at the preview again.')
}
