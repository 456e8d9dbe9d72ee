import type { Asked, Deal } from './dealBase.ts'

/** A page of these rows. The cursor of a row is its number among them. */
export function pageOf(rows: Deal[], { first, last, after, before }: Asked) {
  const start = after ? Number(after) + 1 : 0
  const end = before ? Number(before) : rows.length
  const from = last ? Math.max(start, end - last) : start
  const upTo = first ? Math.min(end, start + first) : end
  return {
    totalCount: rows.length,
    edges: rows.slice(from, upTo).map(node => ({ node })),
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: upTo < rows.length,
      startCursor: `${from}`,
      endCursor: `${upTo - 1}`,
    },
  }
}

/** Compares two deals by the column that is asked for. */
export function isBefore({ field, direction }: Asked['orderBy']) {
  const of = (deal: Deal) => {
    if (field === 'COMPANY') return deal.company?.name ?? ''
    if (field === 'WEEKLY_HOURS') return deal.weeklyHours
    if (field === 'CREATED_AT') return deal.databaseId
    return (field === 'STATUS' ? deal.status : field === 'DEADLINE' ? deal.deadline : deal.title) ?? ''
  }
  return (one: Deal, other: Deal) => {
    const [a, b] = direction === 'ASC' ? [of(one), of(other)] : [of(other), of(one)]
    return a < b ? -1 : a > b ? 1 : one.databaseId - other.databaseId
  }
}
