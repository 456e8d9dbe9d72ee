/** A share of two talents with a client, as the pages query it. */
export const share = {
  __typename: 'Share',
  id: 'share-1',
  databaseId: 1,
  version: 3,
  url: 'http://localhost:4000/shared/token-1',
  proofUrl: '/api/shares/1/proof.pdf',
  state: 'ACTIVE',
  recipientName: 'Carla Client',
  recipientCompany: 'Streamhaus',
  company: { id: 'company-3', databaseId: 3 } as object | null,
  deal: { id: 'deal-4', databaseId: 4, title: 'Fleet Engineer' },
  expiresAt: '2026-12-21T09:00:00.000Z' as string | null,
  revokedAt: null as string | null,
  frozenAt: '2026-11-21T09:00:00.000Z',
  isOutdated: false,
  isGuessed: false,
  openCount: 0,
  firstOpenedAt: null as string | null,
  lastOpenedAt: null as string | null,
  items: [item(1, 'Mara Olsen'), item(2, 'Ben Adeyemi')],
  pdfUrl: '/api/files/pdf',
}

/** A talent of the share, with the client's answer. */
export function item(id: number, name: string, answer: object | null = null) {
  return { id: `item-${id}`, talent: { id: `talent-${id}`, name }, answer }
}

/** A page of shares. */
export const sharesOf = (...shares: (typeof share)[]) => ({
  edges: shares.map(node => ({ node, cursor: node.id })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

/** The client's wish for an interview, as the row of a candidate shows it. */
export const wish = {
  answer: 'INTERVIEW',
  times: ['2026-12-01T10:00:00.000Z', '2026-12-02T14:30:00.000Z'],
  comment: 'Looks great, next week?',
  answeredAt: '2026-11-22T08:30:00.000Z',
  suggestedStatus: 'INTERVIEWED' as string | null,
  share: { id: share.id, recipientName: share.recipientName, recipientCompany: share.recipientCompany },
}
