import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'

/*
 * npm test                  everything that guards a user's path: checks, then all tests but the deep ones
 * npm test -- talents       the tests in the folders of that name; any other argument goes to vitest
 * npm test -- --changed     the tests of the rooms that differ from the last commit; `--changed=main` compares with a branch
 * npm run test:quick        checks and pure tests
 * npm run test:deep         sweeps: generated and hostile calls, killed processes, other browsers, invented people
 *
 * TEST_REPORT names a file for vitest's report as JSON.
 */

const [first = '', ...rest] = process.argv.slice(2)
const since = /^--changed(?:=(.+))?$/.exec(first)
const mode = { '--quick': 'quick', '--deep': 'deep' }[first] ?? 'usual'
const filters = since
  ? changedRooms(since[1] ?? 'HEAD')
  : (mode === 'usual' ? [first, ...rest] : rest).filter(Boolean).map(asFilter)
const isPart = filters.some(word => !word.startsWith('-'))

const projects = { quick: ['pure'], usual: ['pure', 'api', 'pages'], deep: ['deep'] }[mode]
const checks = [
  ['tsc', ['--noEmit']],
  ['biome', ['ci', '.']],
  ['tsx', ['scripts/house.ts']],
  ['tsx', ['prisma/migrate.ts', 'check']],
]
const report = process.env.TEST_REPORT
const tests = [
  'vitest',
  [
    'run',
    ...projects.flatMap(name => ['--project', name]),
    ...filters,
    ...(mode === 'usual' && !isPart ? ['--reporter=default', '--reporter=./scripts/tests/slowFiles.ts'] : []),
    ...(report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []),
  ],
]

if (since && filters.length === 0) {
  console.log('No room has changed.')
  process.exit()
}
build(['database client', 'page documents']) // The checks read their results.
if (mode === 'quick') await Promise.all([inTurn(checks), inTurn([tests])])
else {
  await Promise.all([inTurn([['node', ['scripts/build.mjs']]]), inTurn(isPart || mode === 'deep' ? [] : checks)])
  await inTurn([tests])
}

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

/** The name of a room of the API or the pages as a filter of paths; other words as they are. */
function asFilter(word) {
  const isRoom = ['api', 'web'].some(side => statSync(path.join(side, word), { throwIfNoEntry: false })?.isDirectory())
  return isRoom && !word.includes('/') ? `/${word}/` : word
}

/** Filters for the rooms of all files that differ from the commit, new files too: `api/talents` stands for `web/talents` as well. */
function changedRooms(commit) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  const rooms = files.map(file => {
    const [side = '', room = ''] = file.split('/')
    return ['api', 'web'].includes(side) && !room.includes('.') ? `/${room}/` : `${side}/`
  })
  return [...new Set(rooms)].filter(room => !['docs/', '.ci/'].includes(room))
}
