import { isDeepStrictEqual } from 'node:util'
import { keepsNamedLinks } from '../../agency/agency.ts'
import type { Deps } from '../../deps.ts'
import type { Prisma, Share } from '../../generated/prisma/client.ts'
import { batched } from '../../rows/batch.ts'
import { AVAILABILITY_COLUMNS, isUnavailable } from '../snapshot/availability.ts'
import { readSnapshot } from '../snapshot/snapshot.ts'
import { audienceOf, snapshotFor, TALENT_COLUMNS } from '../snapshot/takeSnapshots.ts'

/** The columns that `isOutdated` needs. */
export const OUTDATED_COLUMNS = {
  id: true,
  talentVersion: true,
  ...AVAILABILITY_COLUMNS,
} as const satisfies Prisma.ShareItemSelect

type Item = Prisma.ShareItemGetPayload<{ select: typeof OUTDATED_COLUMNS }>

/**
 * Whether the client would now see a different profile of the talent, or no profile. Changes of columns that the share
 * does not show are ignored. Batched over a request.
 */
export async function isOutdated(
  context: Pick<Deps, 'db' | 'versions'>,
  item: Item,
  { dealId, ...share }: Pick<Share, 'dealId' | 'keepsNamedLinks'>,
): Promise<boolean> {
  if (isUnavailable(item, { dealId })) return true
  const isAsAgencyChose = share.keepsNamedLinks === (await keepsNamedLinks(context))
  if (item.talent?.version === item.talentVersion && isAsAgencyChose) return false
  return (await differsToday(context, item.id)) ?? true
}

const differsToday = batched(async (context: Pick<Deps, 'db' | 'versions'>, ids: number[]) => {
  const today = { keepsNamedLinks: await keepsNamedLinks(context) }
  const items = await context.db.shareItem.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, kept: true, shown: true, talent: { select: TALENT_COLUMNS } },
      share: { select: { sections: true, showsNames: true } },
    },
  })
  return new Map(
    items.map(({ id, kept, shown, talent, share }) => {
      if (!talent) return [id, true] // The snapshot was deleted with the talent.
      const seen = readSnapshot(snapshotFor(talent, audienceOf({ ...share, ...today }, kept)).shown)
      return [id, !isDeepStrictEqual(seen, readSnapshot(shown))]
    }),
  )
})
