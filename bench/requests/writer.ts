import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between the changes. */
const PAUSE = 100

/** Changes one talent after another, from outside of the product, until it is stopped. */
export function startWriter(databaseUrl: string) {
  let isOver = false
  async function write() {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    for (let id = 1; !isOver; id += 1) {
      await client.query('UPDATE "Talent" SET phone = $2, version = version + 1 WHERE id = $1', [
        id,
        `+44 20 7946 ${id}`,
      ])
      await setTimeout(PAUSE)
    }
    await client.end()
  }
  const writing = write()
  return {
    stop() {
      isOver = true
      return writing
    },
  }
}
