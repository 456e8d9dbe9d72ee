import { changesInWords, record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Staff } from '../deps.ts'
import type { Company } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict, checkVersion, InvalidInput, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import type { Viewer } from '../viewer.ts'
import { type CompanyChange, companyStatusRules, createCompanyRules, updateCompanyRules } from './rules.ts'
import { companyStatuses } from './words.ts'

/** Adds a company. Throws InvalidInput. */
export function createCompany(context: Staff, input: object): Promise<{ id: number }> {
  const data = parse(createCompanyRules, input)
  return transactionOnce(context, { operation: 'createCompany', input }, async tx => {
    const { id } = await tx.company.create({ data, select: { id: true } })
    await record(tx, context.viewer, 'company.created', { companyId: id })
    return { id }
  })
}

/**
 * Changes the fields that are sent. With `version`, throws Conflict when somebody else was faster; without it, the last
 * change wins. Throws InvalidInput and NotFound, too.
 */
export function updateCompany(
  { viewer, transaction }: Staff,
  { id, version, ...input }: { id: number; version?: number | null } & Record<string, unknown>,
): Promise<{ id: number }> {
  const change = parse(updateCompanyRules, input)
  return transaction(async tx => {
    const before = await lockCompany(tx, id)
    checkVersion('company', before, version)
    return saveChange(tx, viewer, before, change)
  })
}

/** Any status may follow any other. Throws InvalidInput and NotFound. */
export function setCompanyStatus(
  { viewer, transaction }: Staff,
  { id, ...input }: { id: number; status: unknown },
): Promise<{ id: number }> {
  const { status } = parse(companyStatusRules, input)
  return transaction(async tx => saveChange(tx, viewer, await lockCompany(tx, id), { status }))
}

/** Throws NotFound, and Conflict while the company has deals. */
export function deleteCompany({ viewer, transaction }: Staff, id: number): Promise<{ id: number }> {
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

/** Keeps the company from being deleted until the transaction ends. Throws InvalidInput when there is none. */
export async function holdCompany(tx: Tx, id: number) {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Company" WHERE id = ${id} FOR KEY SHARE`
  if (rows.length > 0) return
  const message = 'The company does not exist'
  throw new InvalidInput(message, { companyId: message })
}

/** The row, locked until the transaction ends, so that changes made at once follow one another. */
async function lockCompany(tx: Tx, id: number): Promise<Company> {
  await tx.$queryRaw`SELECT 1 FROM "Company" WHERE id = ${id} FOR UPDATE`
  const company = await tx.company.findUnique({ where: { id } })
  if (!company) throw new NotFound('Company')
  return company
}

async function saveChange(tx: Tx, viewer: Viewer, before: Company, change: CompanyChange) {
  const { id } = before
  const changes = changesInWords<Company>(before, change, { status: companyStatuses })
  if (changes.length === 0) return { id }
  await tx.company.update({ where: { id }, data: { ...change, version: { increment: 1 } } })
  const kind = changes.some(({ field }) => field === 'status') ? 'company.statusChanged' : 'company.updated'
  await record(tx, viewer, kind, { companyId: id }, changes)
  return { id }
}
