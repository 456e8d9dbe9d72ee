import * as api from './generated/rest.ts'
import { product } from './product.ts'

api.defaults.baseUrl = product.url
api.defaults.headers = product.headers

/** Creates a company, repeats the request, updates at the present and an old version, and lists changed companies. */
export async function rest() {
  const body = { name: 'Difference Engines', mainStakeholder: 'Ada Lovelace', status: 'Active' as const }
  const made = await api.createCompany({ idempotencyKey: 'clients-rest-1', body })
  if (made.status !== 201) throw new Error(made.data.message)
  const { id } = made.data
  const again = await api.createCompany({ idempotencyKey: 'clients-rest-1', body })

  const ifMatch = made.headers.get('etag') ?? ''
  const changed = await api.updateCompany({ id, ifMatch, body: { notes: 'Call in May' } })
  const late = await api.updateCompany({ id, ifMatch, body: { notes: 'Call in June' } })
  const wrong = await api.createCompany({ body: { name: '', mainStakeholder: '' } })
  const listed = await api.listCompanies({ updatedSince: '2020-01-01T00:00:00Z' })
  const deal = await api.createDeal({
    body: {
      ...{ title: 'Data Lead', companyId: id, jobDescription: 'Leads the data team.' },
      ...{ companyBudget: '$8,000', candidateBudget: '$6,000' },
    },
  })
  return {
    again: again.status === 201 && again.data.id === id,
    notes: changed.status === 200 && changed.data.notes,
    late: late.status === 412 && late.data.code,
    wrong: wrong.status === 400 && wrong.data.errors,
    listed: listed.status === 200 && listed.data.map(({ name }) => name),
    next: Number.isFinite(Date.parse(listed.headers.get('next-updated-since') ?? '')),
    deal: deal.status === 201 ? deal.data.title : deal.data.errors,
    gone: (await api.getCompany({ id: 4_711 })).status,
  }
}
