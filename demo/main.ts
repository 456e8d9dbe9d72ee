import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../api/db.ts'
import { openStorage } from '../api/files/storage.ts'
import { parseSettings, WrongSetting } from '../api/settings.ts'
import { pathOf } from './data.ts'
import { seedDemoData } from './seed.ts'

/*
 * `npm run seed`, and the first start of the product: seeds the configured database and storage, and puts the sample
 * resume into the data folder.
 */

const settings = parseSettings(process.env)
if (!settings.databaseUrl)
  throw new WrongSetting('DATABASE_URL is missing; the embedded database is filled at its start')
const { close, ...database } = openDatabase(settings.databaseUrl, error => console.error(error))
const storage = await openStorage(settings.storageUrl)
await seedDemoData({ ...database, storage })
await mkdir(settings.dataDir, { recursive: true })
await copyFile(pathOf('sample-resume.pdf'), path.join(settings.dataDir, 'sample-resume.pdf'))
await close()
storage.close()
