import { call } from '../rest/call.ts'
import { idOf } from '../rest/parameters.ts'
import { proofOf } from './proof.ts'

export const introductionCalls = [
  call('GET /api/shares/{id}/proof.pdf', {
    summary: 'The proof of an introduction',
    description: 'The recipient, the talents, the openings, and the records of the ledger with their hashes.',
    field: 'Query.share',
    params: { id: idOf('Share') },
    answer: { contentType: 'application/pdf' },
    columns: { Talent: ['name', 'role'] },
    run: async (context, { id }) => ({
      bytes: await proofOf(context, { id }),
      name: `Proof of introduction ${id}.pdf`,
    }),
  }),
]
