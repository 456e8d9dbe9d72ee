import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const own = path.resolve(import.meta.dirname, '..')

/** Node's arguments in `npm start`. */
const [, ...startArguments] = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')))
  .scripts.start.split(' ')

export type Answer = {
  /** The status, or the error code of a broken connection. */
  status: number | string
  milliseconds: number
  body: string
  headers: http.IncomingHttpHeaders
}

type Call = {
  method?: string
  path: string
  /** The body. An object is sent as JSON, a buffer unchanged. */
  body?: object | Buffer
  headers?: Record<string, string>
  agent?: http.Agent | undefined
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * Starts the product as `npm start` does, with the demo agency, in a temporary folder that `remove` deletes. `DATA_DIR`
 * sets another folder, `root` another built checkout.
 */
export async function startProduct(settings: Record<string, string> = {}, root = own) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'talentdesk-bench-')))
  const port = await freePort()
  // All requests use the same token, so its limit of points per minute is switched off.
  const unlimited = { TOKEN_POINTS_PER_MINUTE: '0' }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'error', ...unlimited, ...settings }
  const run = () =>
    spawn(process.execPath, startArguments, {
      cwd: root,
      env: { ...env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let child = run()
  let cookie = ''

  /** Sends a request. Never rejects: a broken connection is returned as an answer. */
  function call({ method = 'GET', path, body, headers = {}, agent }: Call): Promise<Answer> {
    const begun = performance.now()
    const json = body && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {}
    return new Promise(resolve => {
      const end = (status: number | string, parts: Buffer[] = [], answered: http.IncomingHttpHeaders = {}) =>
        resolve({
          ...{ status, milliseconds: performance.now() - begun },
          ...{ body: Buffer.concat(parts).toString(), headers: answered },
        })
      const all = { cookie, ...json, ...headers }
      const request = http.request({ host: '127.0.0.1', port, method, path, headers: all, agent }, response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('error', fault => end(`cut off: ${fault.message}`))
        response.on('end', () => end(response.statusCode ?? 0, parts, response.headers))
      })
      request.on('error', fault => end('code' in fault ? String(fault.code) : fault.message))
      request.end(Buffer.isBuffer(body) ? body : body && JSON.stringify(body))
    })
  }

  /** Waits until the product is ready and signs in. Returns the milliseconds until it was ready. */
  async function isReady() {
    const begun = performance.now()
    while ((await call({ path: '/readyz' })).status !== 200) {
      if (child.exitCode !== null) throw new Error('The product has ended')
      await pause(20)
    }
    const milliseconds = performance.now() - begun
    const [email, password] = (await readFile(path.join(dataDir, 'first-admin'), 'utf8')).split('\n')
    account = { email, password }
    const { headers } = await signIn()
    cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    return milliseconds
  }

  let account: { email?: string; password?: string } = {}
  const signIn = () => call({ method: 'POST', path: '/api/auth/login', body: account })

  await isReady()
  return {
    ...{ call, signIn, port, dataDir },
    pid: () => child.pid ?? 0,
    /** Stops the product by SIGTERM. Returns the exit code and the seconds until it ended. */
    async stop() {
      const begun = performance.now()
      child.kill('SIGTERM')
      const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
      return { code, seconds: (performance.now() - begun) / 1000 }
    },
    /** Starts the product again. Returns the milliseconds until it was ready. */
    startAgain() {
      child = run()
      return isReady()
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}
