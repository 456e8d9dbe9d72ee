import type pg from 'pg'

/**
 * How many transactions have changed tables, indexes, functions and the like since the row of a migration was written: the
 * script of a migration is one. 'many' also where the rows do not tell when they were written, as after a restore.
 */
export async function findChanges(client: pg.Client, rowId: string): Promise<'none' | 'one' | 'many'> {
  const { rows } = await client.query<{ transactions: number; isRestored: boolean }>(CHANGES, [rowId])
  const { transactions = 0, isRestored = true } = rows[0] ?? {}
  if (isRestored || transactions > 1) return 'many'
  return transactions === 1 ? 'one' : 'none'
}

/** Each row of the catalog bears the transaction that wrote it. */
const CHANGES = `
  WITH "open" AS (SELECT xmin AS written FROM _prisma_migrations WHERE id = $1),
  space AS (SELECT current_schema()::regnamespace::oid AS id),
  relation AS (SELECT pg_class.oid, xmin FROM pg_class, space WHERE relnamespace = space.id),
  type AS (SELECT pg_type.oid, xmin FROM pg_type, space WHERE typnamespace = space.id),
  catalog AS (
    SELECT xmin FROM relation
    UNION ALL SELECT xmin FROM type
    UNION ALL SELECT xmin FROM pg_attribute WHERE attrelid IN (SELECT oid FROM relation)
    UNION ALL SELECT xmin FROM pg_attrdef WHERE adrelid IN (SELECT oid FROM relation)
    UNION ALL SELECT xmin FROM pg_trigger WHERE tgrelid IN (SELECT oid FROM relation)
    UNION ALL SELECT xmin FROM pg_constraint WHERE conrelid IN (SELECT oid FROM relation)
    UNION ALL SELECT xmin FROM pg_enum WHERE enumtypid IN (SELECT oid FROM type)
    UNION ALL SELECT xmin FROM pg_proc, space WHERE pronamespace = space.id
    UNION ALL SELECT xmin FROM pg_extension
  )
  SELECT
    (SELECT count(DISTINCT catalog.xmin::text)::int FROM catalog WHERE age(catalog.xmin) < age(written)) AS transactions,
    EXISTS (SELECT FROM _prisma_migrations WHERE id <> $1 AND xmin = written) AS "isRestored"
  FROM "open"`
