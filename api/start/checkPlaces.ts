import { once } from 'node:events'
import { access, constants, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { type Settings, WrongSetting } from '../settings.ts'

/** Checks at the start that the data folder and the address to listen on can be used. Throws WrongSetting. */
export async function checkPlaces({ dataDir, host, port }: Settings) {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refuse('DATA_DIR', dataDir, { error, accepted: 'a folder that can be written' })
  }
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const isPort = ['EADDRINUSE', 'EACCES'].includes(codeOf(error) ?? '')
    throw isPort
      ? refuse('PORT', String(port), { error, accepted: 'a free port' })
      : refuse('HOST', host, { error, accepted: 'an address of this machine' })
  }
  await new Promise(resolve => server.close(resolve))
}

type Refusal = { error: unknown; accepted: string }

function refuse(name: string, value: string, { error, accepted }: Refusal) {
  const code = codeOf(error)
  return new WrongSetting(`${name}: '${value}' is not accepted${code ? ` (${code})` : ''}; expected ${accepted}.`, {
    cause: error,
  })
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
