import pg from 'pg'

/** Counts the queries of the work. Nothing else may query the database at the same time. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    count++
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return count
}
