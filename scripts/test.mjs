import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'

/*
 * npm test                  checks, then all tests except the deep ones
 * npm test -- talents       the tests in folders of that name, also those tagged deep. Other arguments go to vitest
 * npm test -- --changed     the tests of folders that differ from the last commit; `--changed=main`: from a branch
 * npm run test:quick        checks and pure tests
 * npm run test:deep         generated and hostile calls, killed processes and the like, and pages in unusual conditions
 *
 * TEST_REPORT sets a folder for vitest's JSON reports.
 */

const [first = '', ...rest] = process.argv.slice(2)
const since = /^--changed(?:=(.+))?$/.exec(first)
const mode = { '--quick': 'quick', '--deep': 'deep' }[first] ?? 'usual'
const filters = since
  ? changedRooms(since[1] ?? 'HEAD')
  : (mode === 'usual' ? [first, ...rest] : rest).filter(Boolean).map(asFilter)
const isPart = filters.some(word => !word.startsWith('-'))

const checks = [
  ['tsc', ['--noEmit']],
  ['biome', ['ci', '.']],
  ['tsx', ['scripts/house.ts']],
  ['tsx', ['prisma/migrate.ts', 'check']],
]
const usual = isPart ? [] : ['--tags-filter=!deep', '--reporter=./scripts/tests/slowFiles.ts']
const runs = {
  quick: [vitest('quick', ['pure'])],
  usual: [vitest('usual', ['usual'], usual)],
  deep: [vitest('deep', ['deep']), vitest('tagged', ['usual'], ['--tags-filter=deep'])],
}[mode]

if (since && filters.length === 0) {
  console.log('No room has changed.')
  process.exit()
}
build(['database client', 'page documents']) // The checks read these generated files.
if (mode === 'quick') await Promise.all([inTurn(checks), runAll(runs)])
else {
  await Promise.all([inTurn([['node', ['scripts/build.mjs']]]), inTurn(isPart || mode === 'deep' ? [] : checks)])
  await runAll(runs)
}

/** The command that runs the tests of these projects. */
function vitest(name, projects, options = []) {
  const folder = process.env.TEST_REPORT
  const report = folder ? ['--reporter=json', `--outputFile=${path.join(folder, `${name}.json`)}`] : []
  const chosen = projects.flatMap(project => ['--project', project])
  // A noun may have no deep tests in one of the projects.
  const none = mode === 'deep' ? ['--passWithNoTests'] : []
  return ['vitest', ['run', ...none, ...chosen, ...filters, '--reporter=default', ...options, ...report]]
}

/** Runs commands one after the other. Exits the process at the first failure. */
async function inTurn(commands) {
  for (const [name, args] of commands) {
    console.log(`\n${name} ${args.join(' ')}`)
    const status = await statusOf(name, args)
    if (status !== 0) process.exit(status ?? 1)
  }
}

/** Runs all commands one after the other. The exit code is 1 if any failed. */
async function runAll(commands) {
  for (const [name, args] of commands) if ((await statusOf(name, args)) !== 0) process.exitCode = 1
}

function statusOf(name, args) {
  const child = spawn(name, args, {
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
}

/** A folder of the API or the pages as a filter of paths. Other words are returned unchanged. */
function asFilter(word) {
  const isRoom = ['api', 'web'].some(side => statSync(path.join(side, word), { throwIfNoEntry: false })?.isDirectory())
  return isRoom && !word.includes('/') ? `/${word}/` : word
}

/** Filters for the folders of files that differ from the commit or are new. `api/talents` includes `web/talents`. */
function changedRooms(commit) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  const rooms = files.map(file => {
    const [side = '', room = ''] = file.split('/')
    return ['api', 'web'].includes(side) && !room.includes('.') ? `/${room}/` : `${side}/`
  })
  return [...new Set(rooms)].filter(room => !['docs/', '.ci/'].includes(room))
}
