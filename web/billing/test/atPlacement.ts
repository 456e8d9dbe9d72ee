import { make } from '../../../api/test/make.ts'
import { recruiterAt } from '../../test/person.ts'
import { place } from './place.ts'

/** A recruiter at the page of Northwind, which has one placement: Priya as Platform Engineer for $9,000 a month. */
export async function atPlacement(deal: Record<string, unknown> = {}) {
  const { id: companyId } = await make.company({ name: 'Northwind' })
  const usual = { title: 'Platform Engineer', companyBudget: '$9000', candidateBudget: '$7000' }
  const made = await place({ ...usual, ...deal, companyId }, { name: 'Priya Raman' })
  const ada = await recruiterAt(`/companies/${companyId}`)
  return { ...ada, ...made, panel: ada.page.getByRole('region', { name: 'Billing of Priya Raman' }) }
}
