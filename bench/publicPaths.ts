import type { Product } from './product.ts'

/** The paths of a shared profile and of an open apply link in the demo agency. */
export async function publicPaths({ call }: Product) {
  const ask = async (method: string, path: string) => JSON.parse((await call({ method, path, body: {} })).body)
  const deals: { id: number; status: string }[] = JSON.parse((await call({ path: '/api/deals' })).body)
  const open = deals.find(({ status }) => status === 'Open')
  const { shareableId } = await ask('POST', '/api/talents/1/generate-shareable-id')
  const { shareableUrl } = await ask('POST', `/api/deals/${open?.id}/shareable-link`)
  return { share: `/share/${shareableId}`, apply: new URL(shareableUrl).pathname }
}
