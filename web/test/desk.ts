import { openDeal } from '../../api/applications/test/applying.ts'
import { addResume, startImport } from '../../api/imports/test/importing.ts'
import { world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'

/** A database with one record of each kind: its admin, and the addresses of the records. */
export type Desk = Awaited<ReturnType<typeof seedDesk>>

export async function seedDesk() {
  const user = await make.admin({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
  await make.user({ firstName: 'Ben', lastName: 'Adeyemi' })
  await world.db.apiToken.create({
    data: { userId: user.id, name: 'Nightly sync', scope: 'READ', tokenHash: 'nobody knows it' },
  })
  await world.db.webhook.create({
    data: { ownerId: user.id, url: 'https://hooks.example.com/', description: 'Payroll', secret: '', position: 0 },
  })
  const company = await make.company({ name: 'Northwind' })
  const deal = await openDeal({ title: 'Fleet Engineer', companyId: company.id })
  const talent = await make.talent({ name: 'Ines Carvalho', email: 'ines@example.com' })
  await make.candidate({ dealId: deal.id, talentId: talent.id, status: 'SELECTED' })
  const asked = await make.candidate({ dealId: deal.id, talentId: (await make.talent({ name: 'Otto Blum' })).id })
  await world.db.consent.create({
    data: { talentId: asked.talentId, dealId: deal.id, token: 'a request', wording: 'May we?' },
  })
  await make.application(deal.id)
  const resumeId = await addResume(user, { importId: await startImport(user) })
  await world.db.importedResume.update({ where: { id: resumeId }, data: { status: 'FAILED' } })
  await world.db.deal.update({ where: { id: deal.id }, data: { status: 'FILLED', selectedTalentId: talent.id } })
  const shown = { percentage: 91, rank: 1, engine: 'Rules 1', shownAt: new Date() }
  await world.db.suggestion.create({ data: { ...shown, dealId: deal.id, talentId: talent.id } })
  const open = await make.candidate({ talentId: talent.id })
  await make.application(open.dealId)
  return {
    user,
    ...{ talent: `/talent/${talent.id}`, company: `/companies/${company.id}`, deal: `/deals/${deal.id}` },
    ...{ open: `/deals/${open.dealId}`, apply: `/apply/${deal.token}`, talentId: talent.id },
  }
}
