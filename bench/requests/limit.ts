import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { endProcess, processTree } from '../processes.ts'
import { asJson, type Contender } from './contender.ts'

/** The bare limit on the same database: what any server could reach at best that asks Postgres each time. */
export async function startLimit(databaseUrl: string): Promise<Contender> {
  const server = fork(path.join(import.meta.dirname, 'limitServer.ts'), [databaseUrl])
  const [port] = await once(server, 'message')
  return {
    name: 'limit',
    origin: `http://127.0.0.1:${port}`,
    pids: () => processTree(server.pid ?? 0),
    requestOf: ask => asJson('/', ask),
    contentOf: answer => JSON.parse(answer),
    stop: () => endProcess(server),
  }
}
