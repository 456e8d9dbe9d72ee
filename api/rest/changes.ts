import type { z } from 'zod'
import { CHANGED_SINCE } from '../lists/changes.ts'
import { instantOf, wordOf } from './parameters.ts'
import type { WholeList } from './wholeList.ts'

/** The parameters of a whole list that can be kept up to date. Its answer tells when to go on from: `Next-Updated-Since`. */
export const changeQuery = {
  updatedSince: instantOf(
    CHANGED_SINCE.replace('`nextUpdatedSince` told with', 'the header Next-Updated-Since told with'),
  ),
  order: wordOf(
    { updatedAt: 'updatedAt' },
    'In the order in which records were last changed. With updatedSince, they always are.',
  ),
}

type Asked = { updatedSince?: Date; order?: 'updatedAt' }

/** The rows of a list that are asked for. */
export const changedRows = <Answer extends z.ZodObject>(list: WholeList<Answer>, { updatedSince, order }: Asked) =>
  updatedSince || order ? list.with({ changed: { since: updatedSince?.toISOString() ?? null } }) : list

/** What these parameters filter and sort by. */
export const changeColumns = (asked: Asked) => (asked.updatedSince || asked.order ? (['updatedAt'] as const) : [])
