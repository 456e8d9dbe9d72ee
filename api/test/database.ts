import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Makes an empty database of the newest form for one test file. */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('templateUrl').replace(/\/[^/]*$/, '')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(`${server}/postgres`, `CREATE DATABASE ${name} TEMPLATE talentdesk STRATEGY FILE_COPY`)
  return {
    url: `${server}/${name}`,
    drop: () => runOn(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function runOn(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
