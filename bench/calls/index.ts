/**
 * Sends generated calls over every REST call and every field of GraphQL's roots, valid and not, by visitors, sessions and tokens
 * of each scope: `npm run bench:calls`, with `-- --calls=2600 --seed=4711` by default, so many by each door. Exits with 1 when
 * a status is not documented, an answer does not fit the document, a problem has no code of the table, a documented header is
 * missing, a fault occurs, or fewer than a third by either door are answered with what was asked for.
 */
import { spawnSync } from 'node:child_process'
import { option } from '../measure.ts'

const env = { ...process.env, CALLS: option('calls') ?? '2600', SEED: option('seed') ?? '4711' }
const { status } = spawnSync('npx', ['vitest', 'run', 'api/http/generatedCalls.test.ts'], { stdio: 'inherit', env })
process.exit(status ?? 1)
