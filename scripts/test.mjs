import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'

/*
 * `npm test`: everything that must hold, the quick checks first, beside the longer builds. `npm test -- talents`: only the
 * tests in the folders of that name, of the API and of the web; whatever else is given goes to vitest. TEST_REPORT names a
 * file for vitest's own report. The deep tests of the reader run when something of it is not committed yet; CI asks for them by
 * `npm run test:deep`.
 */

const report = process.env.TEST_REPORT
const asked = process.argv.slice(2).map(word => (isRoom(word) ? `/${word}/` : word))
const isPart = asked.some(word => !word.startsWith('-'))
const projects = ['api', 'web', 'journeys', ...(isReaderChanged() ? ['deep'] : [])]
const checks = [
  ['tsc', ['--noEmit']],
  ['biome', ['ci', '.']],
  ['tsx', ['scripts/house.ts']],
  ['tsx', ['prisma/migrate.ts', 'check']],
]
const tests = [
  'vitest',
  [
    'run',
    ...projects.flatMap(name => ['--project', name]),
    ...asked,
    ...(report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []),
  ],
]

build(['database client', 'page documents']) // The checks read what these make.
await Promise.all([inTurn([['node', ['scripts/build.mjs']]]), inTurn(isPart ? [] : checks)])
await inTurn([tests])

/** Runs commands one after the other, and ends the process with the first that fails. */
async function inTurn(commands) {
  for (const [name, args] of commands) {
    console.log(`\n${name} ${args.join(' ')}`)
    const status = await statusOf(name, args)
    if (status !== 0) process.exit(status ?? 1)
  }
}

function statusOf(name, args) {
  const child = spawn(name, args, {
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
}

/** Whether a folder of the API or the web is called so. */
function isRoom(word) {
  const isFolder = side => statSync(path.join(side, word), { throwIfNoEntry: false })?.isDirectory()
  return !word.includes('/') && ['api', 'web'].some(isFolder)
}

/** Whether the reader has changes that are not committed. False where there is no git, as in a downloaded copy. */
function isReaderChanged() {
  return Boolean(spawnSync('git', ['status', '--porcelain', 'reader'], { encoding: 'utf8' }).stdout)
}
