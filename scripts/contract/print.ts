import { readFile, writeFile } from 'node:fs/promises'
import { CHANGELOG, compareWithChangelog, lastRelease, released } from './changelog.ts'
import { breaksBetween, contractsAt, git, printContracts } from './contracts.ts'

/*
 * `npm run schema` writes the two contracts for review. `npm run schema -- release` dates the section 'Next' of the
 * changelog and writes the present commit there. Later contracts are compared with those of this commit.
 */

const contracts = await printContracts()
await writeFile('schema.graphql', contracts.graphql)
await writeFile('openapi.json', contracts.openapi)
if (process.argv[2] === 'release') await release()

async function release() {
  const commit = git('.', 'rev-parse', 'HEAD')
  if (!commit || git('.', 'status', '--porcelain', 'schema.graphql', 'openapi.json') !== '')
    throw new Error('Commit the contracts first: a release is a commit')
  const changelog = await readFile(CHANGELOG, 'utf8')
  const former = contractsAt(lastRelease(changelog))
  if (!former) throw new Error('Release from a whole clone: this one does not hold the last release')
  const { unannounced } = compareWithChangelog(await breaksBetween(former, contracts), changelog)
  if (unannounced.length > 0) throw new Error(`Say why in ${CHANGELOG}:\n${unannounced.join('\n')}`)
  await writeFile(CHANGELOG, released(changelog, new Date().toISOString().slice(0, 10), commit))
}
