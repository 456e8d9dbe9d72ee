import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build } from './build.mjs'

/* `npm test`: everything that must hold, the quick checks first. TEST_REPORT names a file for vitest's own report. */

const report = process.env.TEST_REPORT
const checks = [
  ['tsc', ['--noEmit']],
  ['biome', ['ci', '.']],
  ['tsx', ['prisma/migrate.ts', 'check']],
  [
    'vitest',
    [
      'run',
      ...process.argv.slice(2),
      ...(report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []),
    ],
  ],
]

build()
for (const [name, args] of checks) {
  console.log(`\n${name} ${args.join(' ')}`)
  const { status } = spawnSync(name, args, {
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
