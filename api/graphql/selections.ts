import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import type { Selection } from '../rows/selection.ts'

type Field = { context: Context; info: GraphQLResolveInfo }

type Below = {
  /** The path from the field to the rows, if the field itself is not a row. */
  path?: string[]
  /** Columns that are needed in addition to the selected columns. */
  select: Record<string, true>
}

const known = new WeakMap<Context, Map<string, Selection>>()

/**
 * The columns and related rows that a client selects below a field, for a batched read, so that nothing is read twice.
 * Returns the same object for all rows of a list, so that a batch recognises which rows to read together. Must be
 * called for each row, as Pothos records for each row what was read.
 */
export function selectedBelow({ context, info }: Field, { path, select }: Below): Selection {
  const { select: asked } = queryFromInfo({ context, info, select, ...(path && { path }) }) as { select: Selection }
  const ofRequest = known.get(context) ?? new Map<string, Selection>()
  known.set(context, ofRequest)
  const pathKey = pathKeyOf(info.path)
  const first = ofRequest.get(pathKey) ?? asked
  ofRequest.set(pathKey, first)
  return first
}

/** The field names on the path to a value; all rows of a list have the same path. */
const pathKeyOf = ({ prev, key }: GraphQLResolveInfo['path']): string =>
  `${prev ? pathKeyOf(prev) : ''}${typeof key === 'string' ? ` ${key}` : ''}`
