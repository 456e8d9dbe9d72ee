import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * Builds all generated files: the Prisma client, Relay's artifacts with the persisted documents, the pages, and the
 * programs of the server and of the reading processes. A step runs only if the files that it reads have changed, so a
 * second start does not wait. `node scripts/build.mjs reader` runs only the named steps.
 */

const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)

/** The steps, each with the files that it reads, the files that it makes, and its function. */
const steps = [
  {
    name: 'database client',
    reads: ['prisma/schema.prisma', 'package-lock.json'],
    makes: ['api/generated/pothos.ts', 'api/generated/prisma/client.ts'],
    // Without this path, the CLI downloads its schema engine. `generate` does not use it, so any executable will do.
    run: () => command('prisma', ['generate'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }),
  },
  {
    name: 'page documents',
    reads: ['web', 'schema.graphql', 'relay.config.json', 'package-lock.json'],
    makes: ['persisted-documents.json', 'web/__generated__'],
    run() {
      // The compiler never removes old documents, and adds only documents of artifacts that it writes.
      writeFileSync('persisted-documents.json', '{}')
      rmSync('web/__generated__', { recursive: true, force: true })
      mkdirSync('web/__generated__')
      command('relay-compiler', ['--output', 'quiet-with-errors'])
    },
  },
  {
    name: 'pages',
    reads: [
      ...['web', 'api/problems.ts', 'schema.graphql', 'vite.config.ts', 'scripts/precompress.mjs', 'package-lock.json'],
      ...ruleFiles(),
    ],
    makes: ['dist/web/index.html', 'dist/web/index.html.br', 'dist/web/.vite/manifest.json'],
    run() {
      command('vite', ['build', '--logLevel', 'warn'])
      command('node', ['scripts/precompress.mjs', 'dist/web'])
    },
  },
  {
    name: 'reader',
    reads: [
      ...['api/reading', 'api/contacts', 'api/rules', 'reader'],
      ...['vite.reader.config.ts', 'scripts/packedOccupations.ts', 'package-lock.json'],
    ],
    makes: ['dist/reader/reader.js'],
    run: () => command('vite', ['build', '--logLevel', 'warn', '--config', 'vite.reader.config.ts']),
  },
  {
    name: 'server',
    reads: [
      'api',
      'reader',
      'openapi.json',
      'demo',
      'prisma',
      'vite.api.config.ts',
      'scripts/packedOccupations.ts',
      'package-lock.json',
    ],
    makes: ['main', 'matcher', 'printer', 'seed', 'ledger', 'admin'].map(program => `dist/api/${program}.js`),
    run: () => command('vite', ['build', '--logLevel', 'warn', '--config', 'vite.api.config.ts']),
  },
]

export function build(only = steps.map(step => step.name)) {
  for (const { name, reads, makes, run } of steps.filter(step => only.includes(step.name))) {
    const stamp = path.join('dist', `.built-${name.replaceAll(' ', '-')}`) // Not deleted by `npm ci --omit=dev`.
    const before = fingerprint(reads)
    const isFresh = makes.every(made => existsSync(made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === before
    if (isFresh) continue
    const start = Date.now()
    process.stdout.write(`Building the ${name} … `)
    run()
    mkdirSync('dist', { recursive: true })
    writeFileSync(stamp, before)
    console.log(`${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
}

/** Runs a tool with NODE_ENV=production, even if called by a test runner, which sets another NODE_ENV. */
function command(name, args, env = {}) {
  const tools = path.resolve('node_modules/.bin')
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  if (!existsSync('node_modules/vite')) console.error('\nBuilding needs the development packages: run `npm ci`.')
  console.error(`\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`)
  process.exit(1)
}

function ruleFiles() {
  return readdirSync('api', { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(entry => ['rules.ts', 'words.ts'].map(file => path.join('api', entry.name, file)))
    .concat('api/rules', 'api/money')
    .filter(file => existsSync(file))
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(entry) {
  if (!existsSync(entry)) return []
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry)
    .sort()
    .filter(name => !['__generated__', 'test'].includes(name) && !name.includes('.test.'))
    .flatMap(name => filesBelow(path.join(entry, name)))
}

const named = process.argv.slice(2)
if (process.argv[1] === import.meta.filename) build(named.length > 0 ? named : undefined)
