import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../api/test/process.ts'

/*
 * Drives Firefox and WebKit from Debian's packages by WebDriver commands: Firefox over its own socket (Marionette),
 * WebKit through WebKitWebDriver. Playwright cannot drive these browsers, but only its own builds.
 */

export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)
export const WEBKIT = ['/usr/bin/WebKitWebDriver'].find(existsSync)

/** A browser window. Elements are found by CSS selector. */
export type OtherBrowser = {
  goes(address: string): Promise<void>
  /** Runs the body of an async function in the page. */
  runs<Result>(body: string): Promise<Result>
  /** Waits until the expression is truthy in the page. */
  waitsFor(expression: string): Promise<void>
  clicks(selector: string): Promise<void>
  types(selector: string, text: string): Promise<void>
  quits(): Promise<void>
}

type Send = (command: Command, parameters?: object) => Promise<unknown>
type Command = 'SetWindowRect' | 'Navigate' | 'ExecuteAsyncScript' | 'FindElement' | 'ElementClick' | 'ElementSendKeys'

/** The key under which WebDriver returns an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE = 30_000

async function browser(send: Send, quits: () => Promise<void>): Promise<OtherBrowser> {
  await send('SetWindowRect', { width: 1440, height: 900 })
  const find = async (selector: string) => {
    const found = (await send('FindElement', { using: 'css selector', value: selector })) as Record<string, string>
    return { id: found[ELEMENT], [ELEMENT]: found[ELEMENT] }
  }
  const runs = async <Result>(body: string) => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then(value => done({ value }), error => done({ error: String(error) }))`
    const answer = (await send('ExecuteAsyncScript', { script, args: [] })) as { value: Result; error?: string }
    if (answer.error) throw new Error(answer.error)
    return answer.value
  }
  const waitsFor = async (expression: string) => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(100)) {
      if (await runs<boolean>(`return Boolean(${expression})`)) return
    }
    throw new Error(`Not seen: ${expression}\n${await runs<string>('return document.body.innerText.slice(0, 2000)')}`)
  }
  const present = async (selector: string) => {
    await waitsFor(`document.querySelector(${JSON.stringify(selector)})`)
    return find(selector)
  }
  return {
    runs,
    waitsFor,
    quits,
    goes: async address => void (await send('Navigate', { url: address })),
    clicks: async selector => void (await send('ElementClick', await present(selector))),
    types: async (selector, text) => void (await send('ElementSendKeys', { ...(await present(selector)), text })),
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

export async function openFirefox(binary: string): Promise<OtherBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'talentdesk-firefox-'))
  await writeFile(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);')
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' })
  const portFile = path.join(profile, 'MarionetteActivePort')
  await until(() => existsSync(portFile))
  const socket = connect(Number(await readFile(portFile, 'utf8')), '127.0.0.1')
  const call = await marionette(socket)
  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { script: PATIENCE } } } })
  const send: Send = async (command, parameters) => {
    const answer = await call(`WebDriver:${command}`, parameters)
    return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer
  }
  return browser(send, async () => {
    socket.destroy()
    await end(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
}

/** Speaks Firefox's protocol: a message is `length:[type, id, …]`, an answer is `[1, id, error, result]`. */
async function marionette(socket: Socket) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let arrived = Buffer.alloc(0)
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.on('data', chunk => {
      arrived = Buffer.concat([arrived, chunk])
      for (let at = arrived.indexOf(':'); at > 0; at = arrived.indexOf(':')) {
        const length = Number(arrived.subarray(0, at))
        if (arrived.length < at + 1 + length) return
        const message = JSON.parse(arrived.subarray(at + 1, at + 1 + length).toString())
        arrived = arrived.subarray(at + 1 + length)
        if (!Array.isArray(message)) resolve()
        else if (message[2]) waiting.get(message[1])?.reject(new Error(message[2].message))
        else waiting.get(message[1])?.resolve(message[3])
      }
    })
  })
  await greeted
  let last = 0
  return (command: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      const message = JSON.stringify([0, last, command, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

/** Starts WebKit, on a virtual screen (Xvfb) if there is no display. */
export async function openWebKit(driver: string): Promise<OtherBrowser> {
  const port = await freePort()
  const screen = process.env.DISPLAY ? undefined : spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24'])
  const display = screen ? `:${await firstLine(screen)}` : process.env.DISPLAY
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } })
  const address = `http://127.0.0.1:${port}/session`
  await until(() =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const post = async (url: string, body: object) => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: { message?: string } | null }
    if (!answer.ok) throw new Error(value?.message ?? answer.statusText)
    return value
  }
  const options = { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } }
  const made = (await post(address, {
    capabilities: { alwaysMatch: { ...options, timeouts: { script: PATIENCE } } },
  })) as { sessionId: string }
  const send: Send = (command, parameters = {}) =>
    post(`${address}/${made.sessionId}/${pathOf(command, parameters)}`, parameters)
  return browser(send, async () => {
    await fetch(`${address}/${made.sessionId}`, { method: 'DELETE' })
    await end(child)
    if (screen) await end(screen)
  })
}

function pathOf(command: Command, parameters: object): string {
  const id = 'id' in parameters ? parameters.id : ''
  const paths: Record<Command, string> = {
    SetWindowRect: 'window/rect',
    Navigate: 'url',
    ExecuteAsyncScript: 'execute/async',
    FindElement: 'element',
    ElementClick: `element/${id}/click`,
    ElementSendKeys: `element/${id}/value`,
  }
  return paths[command]
}

function miniBrowser(): string {
  const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap(machine =>
    ['4.1', '4.0', '6.0'].map(version => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
  )
  const found = folders.find(existsSync)
  if (!found) throw new Error('WebKitWebDriver is there, but not its MiniBrowser')
  return found
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>(resolve => child.stdout?.once('data', chunk => resolve(String(chunk).trim())))

async function until(holds: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(100)) if (await holds()) return
  throw new Error('The browser does not start')
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  await ended
}
