import { world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'

type Values = Record<string, unknown>

/** Makes a filled deal and its selected candidate. The deal starts on `startDate`, if given. */
export async function place(
  { startDate, ...deal }: Values & { startDate?: string },
  talent: Values,
  candidate: Values = {},
) {
  const { id: dealId, companyId } = await make.deal(deal)
  const { id: talentId } = await make.talent(talent)
  await make.candidate({ ...candidate, dealId, talentId, status: 'SELECTED' })
  await world.db.deal.update({
    where: { id: dealId },
    data: { status: 'FILLED', selectedTalentId: talentId, startDate: startDate ? new Date(startDate) : null },
  })
  return { dealId, companyId, talentId }
}
