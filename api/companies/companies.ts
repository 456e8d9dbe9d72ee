import { changesInWords, record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import type { Company } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { withPlainLines } from '../pasted/plainLines.ts'
import { Conflict, checkVersion, InvalidInput } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { parse } from '../rules/parse.ts'
import type { Viewer } from '../viewer.ts'
import { type CompanyChange, companyStatusRules, createCompanyRules, updateCompanyRules } from './rules.ts'
import { companyStatuses } from './words.ts'

/** Adds a company. Throws InvalidInput. */
export function createCompany(context: Staff, input: object): Promise<Id> {
  const data = parse(createCompanyRules, withPlainLines(input, ['notes']))
  return transactionOnce(context, { operation: 'createCompany', input }, async tx => {
    const { id } = await tx.company.create({ data, select: { id: true } })
    await record(tx, context.viewer, 'company.created', { companyId: id })
    return { id }
  })
}

/** Updates the sent fields. Throws InvalidInput, NotFound, and Conflict when `version` is not current. */
export function updateCompany({ viewer, transaction }: Staff, { id, version, ...input }: Changes): Promise<Id> {
  const change = parse(updateCompanyRules, withPlainLines(input, ['notes']))
  return transaction(async tx => {
    const before = await lockCompany(tx, id)
    checkVersion('company', before, version)
    return saveChange(tx, viewer, before, change)
  })
}

/** Sets the status; any order is allowed. Throws InvalidInput and NotFound. */
export function setCompanyStatus({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<Id> {
  const { status } = parse(companyStatusRules, input)
  return transaction(async tx => saveChange(tx, viewer, await lockCompany(tx, id), { status }))
}

/** Deletes a company. Throws NotFound, and Conflict while the company has deals. */
export function deleteCompany({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const { name } = await lockCompany(tx, id)
    const deals = await tx.deal.count({ where: { companyId: id } })
    if (deals > 0) {
      throw new Conflict(`This company has ${deals === 1 ? '1 deal' : `${deals} deals`} and cannot be deleted`)
    }
    await tx.company.delete({ where: { id } })
    await record(tx, viewer, 'company.deleted', {}, [{ field: 'company', before: name, after: null }])
    return { id }
  })
}

/** Locks the company against deletion until the transaction ends. Throws InvalidInput when there is no such company. */
export async function holdCompany(tx: Tx, id: number) {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Company" WHERE id = ${id} FOR KEY SHARE`
  if (rows.length > 0) return
  const message = 'The company does not exist'
  throw new InvalidInput(message, { companyId: message })
}

/** Reads the company's row and locks it until the transaction ends. Throws NotFound. */
export const lockCompany = (tx: Tx, id: number) => lockRow(tx, { model: 'Company', id, what: 'Company' })

async function saveChange(tx: Tx, viewer: Viewer, before: Company, change: CompanyChange) {
  const { id } = before
  const changes = changesInWords<Company>(before, change, { status: companyStatuses })
  if (changes.length === 0) return { id }
  await tx.company.update({ where: { id }, data: { ...change, version: { increment: 1 } } })
  const kind = changes.some(({ field }) => field === 'status') ? 'company.statusChanged' : 'company.updated'
  await record(tx, viewer, kind, { companyId: id }, changes)
  return { id }
}
