import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addApiToken } from '../auth/apiTokens.ts'
import { deliver, hook } from '../webhooks/test/hooks.ts'
import { openApp, world } from './harness.ts'
import { make, staffOf } from './make.ts'

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' }, { listen: true })

const page = await readFile('docs/integrators.md', 'utf8')

/** The files to save and the commands to run, in the page's order. */
const files = [...page.matchAll(/```\w+ file=(\S+)\n(.*?)```/gs)].map(([, name = '', text = '']) => ({ name, text }))
const commands = [...page.matchAll(/```console\n(.*?)```/gs)].flatMap(([, text = '']) => text.trim().split('\n'))

const run = promisify(execFile)
const hasCurl = await run('sh', ['-c', 'curl --version && paste --version']).then(
  () => true,
  () => false,
)

let folder: string
let env: NodeJS.ProcessEnv
const running: ChildProcess[] = []
/** The output of the programs that keep running. */
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-tasks-'))
  await copyFile(path.resolve('demo/files/sample-resume.pdf'), path.join(folder, 'cv.pdf'))
  for (const { name, text } of files) await writeFile(path.join(folder, name), text)
  const person = await make.user()
  await make.talent({ name: 'Ada "the first" Lovelace' })
  await make.deal()
  const { secret } = await addApiToken(staffOf(person), { name: 'Tasks', scope: 'READ_WRITE' })
  const { PATH = '' } = process.env
  env = { PATH, TALENTDESK_URL: world.address, TALENTDESK_TOKEN: secret, PORT: `${await freePort()}` }
})
afterAll(async () => {
  for (const child of running) child.kill()
  await rm(folder, { recursive: true, force: true })
})

const left = (name: string) => readFile(path.join(folder, name), 'utf8')
const commandWith = (text: string) => commands.find(command => command.includes(text)) ?? 'false'
const shell = (command: string) => run('sh', ['-ec', command], { cwd: folder, env })

/** Starts a long-running program of the page; resolves with its first output. */
async function start(command: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: folder,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`${command} ended with ${code}`)))
    child.stdout.on('data', chunk => {
      said.push(String(chunk))
      resolve(String(chunk))
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return address && typeof address === 'object' ? address.port : 0
}

test('a one-file program with a form creates an application', async () => {
  const first = await start(commandWith('node form.mjs'))
  const url = /http:\S+/.exec(first)?.[0] ?? ''
  expect(await (await fetch(url)).text()).toBe(await left('form.html'))
  const form = new FormData()
  form.set('email', 'olga@example.com')
  form.set('resume', new Blob([await readFile(path.join(folder, 'cv.pdf'))]), 'cv.pdf')
  const thanked = await fetch(`${url}/apply`, { method: 'POST', body: form })
  expect({ status: thanked.status, text: await thanked.text() }).toEqual({
    status: 200,
    text: 'Thank you. We have your application.',
  })
  form.set('email', ' ')
  const refused = await fetch(`${url}/apply`, { method: 'POST', body: form })
  expect(await refused.text()).toBe('Please provide either email or phone number')
  const application = { dealId: 1, viaToken: 'Tasks' }
  expect(await world.db.externalApplication.findMany()).toMatchObject([
    { ...application, email: 'olga@example.com', source: 'Careers page' },
  ])
})

test.skipIf(!hasCurl)('curl alone creates an application', async () => {
  await shell(commandWith("source='By hand'"))
  const where = { source: 'By hand' }
  expect(await world.db.externalApplication.findMany({ where })).toMatchObject([{ email: 'ada@example.com' }])
})

test('a CSV contains the changes since the last run', async () => {
  await shell(commandWith('node nightly.mjs'))
  const [heading, first = '', ...others] = (await left('talents.csv')).split('\r\n')
  expect(heading).toBe('"id","name","role","area","seniority","status"')
  expect(first).toContain('"Ada ""the first"" Lovelace"')
  expect(others).toEqual([''])
  await make.talent({ name: '=Formula' })
  const { id } = await make.talent()
  await world.db.talent.delete({ where: { id } })
  await shell(commandWith('node nightly.mjs'))
  expect(await left('talents.csv')).toContain(`"'=Formula"`)
  expect(await left('deleted.csv')).toBe(`id\r\n${id}\r\n`)
})

test.skipIf(!hasCurl)('curl alone writes a CSV', async () => {
  for (const part of ['ids.txt', 'changed.csv']) await shell(commandWith(part === 'ids.txt' ? '> ids.txt' : part))
  expect(await left('changed.csv')).toContain('Lovelace')
})

test('a receiver reacts to an application, but not to unsigned requests', async () => {
  const port = await freePort()
  const { secret } = await hook(`http://127.0.0.1:${port}/`)
  await start(commandWith('node receiver.mjs'), { WEBHOOK_SECRET: secret, RECEIVER_PORT: `${port}` })
  deliver()
  const forged = { method: 'POST', body: '{"kind":"application.created","dealId":1,"record":{"id":1}}' }
  expect((await fetch(`http://127.0.0.1:${port}/`, forged)).status).toBe(401)
  const { id } = await make.application(1, { source: 'Job board' })
  await expect.poll(() => said.join('')).toContain(`Application ${id} for deal 1, from Job board`)
  expect(said.join('').match(/^Application /gm)).toHaveLength(1)
})

test('polling returns each application once, and an open connection reports it', async () => {
  const asked = async () => (await shell(commandWith('node poll.mjs'))).stdout
  await asked()
  await start(commandWith('node follow.mjs'))
  const { id } = await make.application(1, { source: 'Fair' })
  expect(await asked()).toBe(`Application ${id} for deal 1\n`)
  expect(await asked()).toBe('')
  await expect.poll(() => said.at(-1)).toBe(`Application ${id} for deal 1\n`)
  expect((await left('last-event.txt')).slice(0, 4)).toBe('evt_')
})

test.skipIf(!hasCurl)('curl alone reads the events', async () => {
  await shell(commandWith('-o events.json'))
  expect(await left('events.json')).toContain('"application.created"')
})
