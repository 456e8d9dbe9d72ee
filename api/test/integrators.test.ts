import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addApiToken } from '../auth/apiTokens.ts'
import { LIMITS } from '../http/limits.ts'
import { openApp, world } from './harness.ts'
import { make, staffOf } from './make.ts'

openApp({}, { listen: true })

const guide = await readFile('docs/integrators.md', 'utf8')

/** Each runnable example, with the answer shown below it. */
const examples = [...guide.matchAll(/```(sh|ts)\n(.*?)```\n\n```(json|csv)\n(.*?)```/gs)].map(
  ([, language = '', code = '', format = '', answer = ''], i) => ({
    ...{ name: `example ${i + 1}, ${language}`, language, code, format, answer },
  }),
)

const run = promisify(execFile)
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)

const sampleResume = path.resolve(import.meta.dirname, '../../demo/files/sample-resume.pdf')
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-guide-'))
  await copyFile(sampleResume, path.join(folder, 'sample-resume.pdf'))
  const person = await make.user({ email: 'robin@example.com' })
  await make.talent()
  const { secret } = await addApiToken(staffOf(person), { name: 'Guide', scope: 'READ_WRITE' })
  env = { ...process.env, TALENTDESK_URL: world.address, TALENTDESK_TOKEN: secret, FOLDER: folder }
})
afterAll(() => rm(folder, { recursive: true }))

describe('the integrators’ guide', () => {
  test('has examples in shell and TypeScript, each with its answer', () => {
    expect(examples.length).toBe(guide.match(/```(sh|ts)\n/g)?.length)
    expect(examples.map(({ language }) => language)).toEqual(expect.arrayContaining(['sh', 'ts']))
  })

  for (const { name, language, code, format, answer } of examples) {
    test.skipIf(language === 'sh' && !hasCurl)(name, async () => {
      const output = language === 'sh' ? await shell(code) : await typescript(code)
      if (format === 'csv') expect(output.replace('\uFEFF', '')).toBe(answer)
      else expect(JSON.parse(output)).toMatchObject(likeThat(JSON.parse(answer)))
    })
  }

  test('lists the actual limits', () => {
    const told = [...guide.matchAll(/^\| `([a-z]+)` \| ([\d,]+) \|/gm)].map(([, name, most]) => [
      name,
      Number(most?.replaceAll(',', '')),
    ])
    expect(Object.fromEntries(told)).toEqual(LIMITS)
  })
})

const shell = async (code: string) => (await run('sh', ['-c', code], { cwd: folder, env })).stdout

async function typescript(code: string) {
  const file = path.join(folder, 'example.mts')
  await writeFile(file, code)
  return (await run(process.execPath, ['--import', 'tsx', file], { env })).stdout
}

/** The shown answer as an expectation; a text that ends with '…' need only begin that way. */
function likeThat<Value>(shown: Value): Value {
  if (typeof shown === 'string' && shown.endsWith('…')) {
    return expect.stringMatching(new RegExp(`^${shown.slice(0, -1)}`))
  }
  if (Array.isArray(shown)) return shown.map(likeThat) as Value
  if (shown === null || typeof shown !== 'object') return shown
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, likeThat(value)])) as Value
}
