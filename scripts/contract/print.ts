import { readFile, writeFile } from 'node:fs/promises'
import { compareWithChangelog, released } from './changelog.ts'
import { BASELINE, breaksSince, CHANGELOG, compact, printContracts } from './contracts.ts'

/*
 * `npm run schema` writes the two contracts for review. `npm run schema -- release` makes them what later ones are compared
 * with, too, and dates what the changelog says of them.
 */

const contracts = await printContracts()
await writeFile('schema.graphql', contracts.graphql)
await writeFile('openapi.json', contracts.openapi)
if (process.argv[2] === 'release') await release()

async function release() {
  const changelog = await readFile(CHANGELOG, 'utf8')
  const { unannounced } = compareWithChangelog(await breaksSince(contracts), changelog)
  if (unannounced.length > 0) throw new Error(`Say why in ${CHANGELOG}:\n${unannounced.join('\n')}`)
  const { graphql, openapi } = compact(contracts)
  await writeFile(BASELINE.graphql, graphql)
  await writeFile(BASELINE.openapi, openapi)
  await writeFile(CHANGELOG, released(changelog, new Date().toISOString().slice(0, 10)))
}
