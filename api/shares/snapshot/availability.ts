import type { Prisma } from '../../generated/prisma/client.ts'

/** The columns that `isUnavailable` needs. */
export const AVAILABILITY_COLUMNS = {
  talent: {
    select: { version: true, consents: { select: { dealId: true, withdrawnAt: true }, orderBy: { id: 'asc' } } },
  },
} as const satisfies Prisma.ShareItemSelect

type Item = Prisma.ShareItemGetPayload<{ select: typeof AVAILABILITY_COLUMNS }>

/** Whether an item of a share is hidden, because its talent was deleted or withdrew consent for the share's deal. */
export function isUnavailable({ talent }: Item, { dealId }: { dealId: number | null }): boolean {
  if (!talent) return true
  const latest = talent.consents.findLast(consent => consent.dealId === dealId)
  return Boolean(latest?.withdrawnAt)
}
