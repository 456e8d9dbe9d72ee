import type { Tx } from '../../api/db.ts'
import { emailsOfColleagues } from './colleagues.ts'

/** Ways to look at the list of deals, as the page would save them. */
const demoViews = [
  { viewName: 'In interview', statuses: ['Candidate in interview'], field: 'deadline', direction: 'asc' },
  { viewName: 'Needs candidates', statuses: ['Open', 'Candidate sent'], field: 'deadline', direction: 'asc' },
]

/** Gives the saved views to the administrators who are there: nobody can sign in as one of the colleagues. */
export async function insertViews(tx: Tx) {
  const where = { role: 'ADMIN' as const, email: { notIn: emailsOfColleagues() } }
  const admins = await tx.user.findMany({ where, select: { id: true } })
  const data = admins.flatMap(({ id }) =>
    demoViews.map(({ viewName, statuses, field, direction }) => ({
      userId: id,
      viewName,
      tableName: 'deals',
      filters: { statusFilter: statuses, areaFilter: [], searchTerm: '', sortField: field, sortDirection: direction },
      sorting: { field, direction },
    })),
  )
  await tx.savedView.createMany({ data })
}
