import { readFile } from 'node:fs/promises'
import type { Product } from './product.ts'

/**
 * The paths of a shared profile, a shortlist of four, a request for consent, an open apply link and an application in
 * the demo agency.
 */
export async function publicPaths({ call }: Product) {
  const ask = async (method: string, path: string) => JSON.parse((await call({ method, path, body: {} })).body)
  const deals: { id: number; status: string }[] = JSON.parse((await call({ path: '/api/deals' })).body)
  const open = deals.find(({ status }) => status === 'Open')
  const { shareableId } = await ask('POST', '/api/talents/1/generate-shareable-id')
  const { shareableUrl } = await ask('POST', `/api/deals/${open?.id}/shareable-link`)
  const run = async (query: string, input: object) => {
    // With a session, documents that are not persisted are accepted only from GraphiQL.
    const headers = { 'x-requested-with': 'graphiql' }
    const { body } = await call({ method: 'POST', path: '/graphql', body: { query, variables: { input } }, headers })
    return JSON.parse(body).data
  }
  const { createShare } = await run(
    'mutation ($input: CreateShareInput!) { createShare(input: $input) { share { url } } }',
    { recipientName: 'Jane Smith', dealId: open?.id, talents: [1, 2, 3, 4].map(talentId => ({ talentId })) },
  )
  const { requestConsent } = await run(
    'mutation ($input: RequestConsentInput!) { requestConsent(input: $input) { consent { url } } }',
    { talentId: 1, dealId: open?.id },
  )
  const statusUrl = await applied({ call }, new URL(shareableUrl).pathname.split('/').at(-1) ?? '')
  return {
    share: `/share/${shareableId}`,
    shortlist: new URL(createShare.share.url).pathname,
    consent: new URL(requestConsent.consent.url).pathname,
    apply: new URL(shareableUrl).pathname,
    application: new URL(statusUrl).pathname,
  }
}

/** Sends an application as the page does. Returns the address of its status page. */
async function applied({ call }: Pick<Product, 'call'>, token: string): Promise<string> {
  const query = 'mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { statusUrl } }'
  const form = new FormData()
  form.set(
    'operations',
    JSON.stringify({ query, variables: { input: { token, email: 'ines@example.com', resume: null } } }),
  )
  form.set('map', JSON.stringify({ 0: ['variables.input.resume'] }))
  form.set('0', new Blob([await readFile('demo/files/sample-resume.pdf')]), 'ines.pdf')
  const sent = new Response(form)
  const headers = { 'x-requested-with': 'graphiql', 'content-type': sent.headers.get('content-type') ?? '' }
  const body = Buffer.from(await sent.arrayBuffer())
  return JSON.parse((await call({ method: 'POST', path: '/graphql', body, headers })).body).data.submitApplication
    .statusUrl
}
