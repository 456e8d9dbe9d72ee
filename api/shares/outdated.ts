import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { batched } from '../lists/batch.ts'
import { clientOf, columns, shownTo } from './freeze.ts'
import { isGone } from './gone.ts'
import { readShown } from './shown.ts'

/** The columns that tell whether an item may be outdated. */
export const FROZEN = {
  ...{ id: true, talentId: true, talentVersion: true },
  talent: { select: { version: true } },
} as const satisfies Prisma.ShareItemSelect

type Item = Prisma.ShareItemGetPayload<{ select: typeof FROZEN }>

/**
 * Tells whether the client would see something else of the talent today, or nothing anymore. A change of what the share does
 * not show, such as the status, makes it no older. Batched over a request.
 */
export async function isOutdated(
  context: Pick<Deps, 'db'>,
  { id, talentId, talentVersion, talent }: Item,
  dealId: number | null,
): Promise<boolean> {
  if (await isGone(context, { dealId, talentId })) return true
  if (talent?.version === talentVersion) return false
  return (await showsOther(context, id)) ?? true
}

const showsOther = batched(async ({ db }: Pick<Deps, 'db'>, ids: number[]) => {
  const items = await db.shareItem.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, kept: true, shown: true, talent: { select: columns } },
      share: { select: { sections: true, showsNames: true, keepsNamedLinks: true } },
    },
  })
  return new Map(
    items.map(({ id, kept, shown, talent, share }) => {
      if (!talent) return [id, true] // What was shown of them went with them.
      const today = readShown(shownTo(talent, clientOf(share, kept)).shown)
      return [id, !isDeepStrictEqual(today, readShown(shown))]
    }),
  )
})
