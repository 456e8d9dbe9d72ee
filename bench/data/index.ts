/**
 * Fills an empty database with an agency of any size: `npm run bench:data -- --talents=100000 --url=postgres://…`.
 * `--folder=…` in place of `--url` makes a data folder for `DATA_DIR`, with an embedded database and a first admin.
 * Without `--deals=…` and `--companies=…`, their numbers are in proportion to the talents.
 */
import { option } from '../measure.ts'
import { fillDatabase } from './fill.ts'
import { makeFolder } from './folder.ts'

const number = (name: string) => (option(name) ? { [name]: Number(option(name)) } : {})
const counts = { talents: 100_000, ...number('talents'), ...number('deals'), ...number('companies') }
const { url, folder } = { url: option('url'), folder: option('folder') }
const begun = performance.now()
if (url) await fillDatabase(url, counts)
else if (folder) await makeFolder(folder, counts)
else throw new Error('--url or --folder is missing')
console.log(`${counts.talents} talents in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
