import { execFile } from 'node:child_process'
import { access, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addApiToken } from '../auth/apiTokens.ts'
import { LIMITS } from '../http/graphql/limits.ts'
import { openApp, world } from './harness.ts'
import { make, staffOf } from './make.ts'

const pages = await Promise.all(
  ['integrators.md', ...(await readdir('docs/integrators')).sort().map(name => `integrators/${name}`)].map(
    async name => ({
      name,
      text: await readFile(`docs/${name}`, 'utf8'),
    }),
  ),
)
const wholeText = pages.map(({ text }) => text).join('\n')

/** Each runnable example of a page, with the answer shown below it. */
const examplesOf = (text: string) =>
  [...text.matchAll(/```(sh|ts)\n(.*?)```\n\n```(json|csv)\n(.*?)```/gs)].map(
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
})
afterAll(() => rm(folder, { recursive: true }))

// Each page starts with a separate database, so that its examples can be read and changed independently.
for (const { name: page, text } of pages.filter(({ text }) => /```(sh|ts)\n/.test(text))) {
  describe(page, () => {
    openApp({}, { listen: true })
    beforeAll(async () => {
      const person = await make.user({ email: 'robin@example.com' })
      await make.talent()
      const { id: companyId } = await make.company()
      await make.deal({ companyId, title: 'Data Lead' })
      const { secret } = await addApiToken(staffOf(person), { name: 'Guide', scope: 'READ_WRITE' })
      env = { ...process.env, TALENTDESK_URL: world.address, TALENTDESK_TOKEN: secret, FOLDER: folder }
    })

    const examples = examplesOf(text)
    test('shows an answer for each example', () => {
      expect(examples.length).toBe(text.match(/```(sh|ts)\n/g)?.length ?? 0)
    })

    for (const { name, language, code, format, answer } of examples) {
      test.skipIf(language === 'sh' && !hasCurl)(name, async () => {
        const output = language === 'sh' ? await shell(code) : await typescript(code)
        if (format === 'csv') expect(output.replace('\uFEFF', '')).toBe(answer)
        else expect(JSON.parse(output)).toMatchObject(likeThat(JSON.parse(answer)))
      })
    }
  })
}

describe('the integrators’ guide', () => {
  test('links to all its pages', () => {
    const [start, ...others] = pages
    for (const { name } of others) expect(start?.text).toContain(`](${name})`)
  })

  test('links only to existing pages and files', async () => {
    for (const { name, text } of pages) {
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
        await expect(access(path.join('docs', path.dirname(name), target)), `${name}: ${target}`).resolves.toBe(
          undefined,
        )
      }
    }
  })

  test('lists the actual limits', () => {
    const told = [...wholeText.matchAll(/^\| `([a-z]+)` \| ([\d,]+) \|/gm)].map(([, name, most]) => [
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

/** Converts the shown answer to an expectation; a text that ends with '…' need only begin that way. */
function likeThat<Value>(shown: Value): Value {
  if (typeof shown === 'string' && shown.endsWith('…')) {
    return expect.stringMatching(new RegExp(`^${shown.slice(0, -1)}`))
  }
  if (Array.isArray(shown)) return shown.map(likeThat) as Value
  if (shown === null || typeof shown !== 'object') return shown
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, likeThat(value)])) as Value
}
