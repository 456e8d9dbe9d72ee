import { changedSince, changedSinceHelp } from '../rows/changes.ts'
import type { Order } from '../rows/page.ts'
import { instantOf, wordOf } from './parameters.ts'

/** The parameters of a whole list for synchronization. The header `Next-Updated-Since` has the time to send next. */
export const changeQuery = {
  updatedSince: instantOf(changedSinceHelp('the header Next-Updated-Since')),
  order: wordOf(
    { updatedAt: 'updatedAt' },
    'In the order in which records were last changed. With updatedSince, they always are.',
  ),
}

type ChangeQuery = { updatedSince?: Date; order?: 'updatedAt' }

/** The order and condition of the requested records. */
export const changed = (order: Order, { updatedSince, order: asked }: ChangeQuery): [Order, object] =>
  updatedSince || asked
    ? [{ ...order, column: 'updatedAt', kind: 'instant', direction: 'asc' }, { AND: changedSince(updatedSince) }]
    : [order, {}]

/** The columns that these parameters filter and sort by. */
export const changeColumns = (asked: ChangeQuery) => (asked.updatedSince || asked.order ? (['updatedAt'] as const) : [])
