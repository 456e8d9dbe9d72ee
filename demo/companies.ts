import { companyStatuses } from '../api/companies/words.ts'
import type { Tx } from '../api/db.ts'
import type { DemoCompany } from './data.ts'
import { type Activity, follow, type Ids, idIn } from './history.ts'

/** Inserts the companies in the given order. */
export async function insertCompanies(tx: Tx, companies: DemoCompany[], colleagues: Ids) {
  const told = companies.map(companyStory)
  const data = told.map(({ present, createdAt, updatedAt, version }) => ({ ...present, createdAt, updatedAt, version }))
  const rows = await tx.company.createManyAndReturn({ data, select: { id: true, name: true } })
  const ids: Ids = new Map(rows.map(({ id, name }) => [name, id]))
  const activity = told.flatMap(({ present, steps }) =>
    steps.map(
      ({ at, by, changes }, index): Activity => ({
        kind: index === 0 ? 'company.created' : 'company.statusChanged',
        ...{ companyId: idIn(ids, present.name), actorId: idIn(colleagues, by), at, changes },
      }),
    ),
  )
  return { ids, activity }
}

export const companyStory = (company: DemoCompany) => follow(company, { status: companyStatuses })
