import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, fromTemplate, nounOf } from './files.ts'

/*
 * `npm run noun -- partner` writes the skeleton of a noun, its migration and its lines in central files, and prints the
 * contracts. `npm run noun -- person people` states an irregular plural.
 */

const [one = '', many] = process.argv.slice(2)
const noun = nounOf(one, many)
if (existsSync(`api/${noun.many}`)) throw new Error(`There is api/${noun.many} already`)

for (const [file, text] of filesOf(noun)) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
run('tsx', 'prisma/migrate.ts', 'draft', `add_${noun.many}`)
const folder = readdirSync('prisma/migrations').find(name => name.endsWith(`_add_${noun.many}`)) ?? ''
appendFileSync(path.join('prisma/migrations', folder, 'migration.sql'), fromTemplate('migration.sql', noun))
run('biome', 'check', '--write', 'api', 'web/app', `web/${noun.many}`)
run('npm', 'run', '--silent', 'schema')
run('node', 'scripts/build.mjs', 'page documents')
console.log(
  `Read the migration and say in the descriptions what a ${noun.one} is. Then: npx vitest run api/${noun.many}`,
)

function run(command: string, ...words: string[]) {
  execFileSync('npx', command === 'npm' || command === 'node' ? ['--no', command, ...words] : [command, ...words], {
    stdio: 'inherit',
  })
}
