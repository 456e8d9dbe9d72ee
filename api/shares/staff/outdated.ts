import { isDeepStrictEqual } from 'node:util'
import { keepsNamedLinks } from '../../agency/agency.ts'
import type { Deps } from '../../deps.ts'
import type { Prisma, Share } from '../../generated/prisma/client.ts'
import { batched } from '../../lists/batch.ts'
import { isGone, KNOWN } from '../snapshot/availability.ts'
import { readShown } from '../snapshot/snapshot.ts'
import { clientOf, columns, shownTo } from '../snapshot/takeSnapshots.ts'

/** The columns that tell whether an item may be outdated. */
export const FROZEN = { id: true, talentVersion: true, ...KNOWN } as const satisfies Prisma.ShareItemSelect

type Item = Prisma.ShareItemGetPayload<{ select: typeof FROZEN }>

/**
 * Tells whether the client would see something else of the talent today, or nothing anymore. A change of what the share does
 * not show, such as the status, makes it no older. Batched over a request.
 */
export async function isOutdated(
  context: Pick<Deps, 'db' | 'versions'>,
  item: Item,
  { dealId, ...share }: Pick<Share, 'dealId' | 'keepsNamedLinks'>,
): Promise<boolean> {
  if (isGone(item, { dealId })) return true
  const isAsAgencyChose = share.keepsNamedLinks === (await keepsNamedLinks(context))
  if (item.talent?.version === item.talentVersion && isAsAgencyChose) return false
  return (await showsOther(context, item.id)) ?? true
}

const showsOther = batched(async (context: Pick<Deps, 'db' | 'versions'>, ids: number[]) => {
  const today = { keepsNamedLinks: await keepsNamedLinks(context) }
  const items = await context.db.shareItem.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, kept: true, shown: true, talent: { select: columns } },
      share: { select: { sections: true, showsNames: true } },
    },
  })
  return new Map(
    items.map(({ id, kept, shown, talent, share }) => {
      if (!talent) return [id, true] // What was shown of them went with them.
      const seen = readShown(shownTo(talent, clientOf({ ...share, ...today }, kept)).shown)
      return [id, !isDeepStrictEqual(seen, readShown(shown))]
    }),
  )
})
