import { openDatabase } from '../db.ts'
import { openStorage } from '../files/storage.ts'
import { verifyLedger } from '../introductions/verify.ts'
import { visitEmbeddedPostgres } from '../postgres/postgres.ts'
import { parseSettings, WrongSetting } from '../settings.ts'
import { printFault } from '../start/stop.ts'

/*
 * `npm run ledger:verify`: checks the ledger of introductions, even while the product runs. Each argument is a record
 * that must exist, in the form of a printed proof: `12:` and its hash. Exits with 1 if anything has been altered.
 */

try {
  process.exitCode = await run(process.argv.slice(2).map(readExpected))
} catch (error) {
  printFault(error)
  process.exitCode = 1
}

async function run(expected: { id: number; hash: string }[]): Promise<number> {
  const settings = parseSettings(process.env)
  const { databaseUrl } = settings
  const server = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await visitEmbeddedPostgres(settings.dataDir)
  const { close, db } = openDatabase(server.url, printFault, { readers: 1, writers: 1 })
  const storage = await openStorage(settings.storageUrl)
  try {
    const { records, erased, head, faults } = await verifyLedger({ db, storage }, expected)
    console.log(`${records} records read, ${erased} of them with erased content. The last is ${head.id}:${head.hash}`)
    for (const { record, what } of faults) console.log(record > 0 ? `Record ${record} ${what}.` : `A record ${what}.`)
    console.log(faults.length === 0 ? 'The chain is whole.' : 'The ledger is not as it was written.')
    return faults.length === 0 ? 0 : 1
  } finally {
    await close()
    storage.close()
    await server.stop()
  }
}

function readExpected(text: string) {
  const [, id, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!id || !hash)
    throw new WrongSetting(`'${text}' is not accepted; expected a record's number and hash, as in 12:0a1b…`)
  return { id: Number(id), hash }
}
