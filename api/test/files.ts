import { readdir } from 'node:fs/promises'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { systemClock } from '../clock.ts'
import { openStorage } from '../files/storage.ts'
import { registerFileRoutes } from '../http/files/sendFile.ts'
import { registerUploadDoors } from '../http/multipart.ts'
import { PROBLEM_STATUS, Problem } from '../problems.ts'
import { startTestDatabase } from './database.ts'

/** A database and a storage folder for a test file, with access to their content. */
export async function startFiles() {
  const database = await startTestDatabase()
  const folder = path.join(database.folder, 'files')
  const storage = await openStorage(`file:${folder}`)
  return {
    ...database,
    storage,
    clock: systemClock,
    storageFolder: folder,
    /** The keys of all stored files, and any other entries of the folder. */
    async bytes() {
      const entries = await readdir(folder, { recursive: true })
      return entries.filter(entry => entry !== '.arriving')
    },
    rows: () => database.db.storedFile.findMany(),
    async stop() {
      storage.close()
      await database.stop()
    },
  }
}

type Files = Awaited<ReturnType<typeof startFiles>>

/** An application with the file routes, as in server.ts. Staff requests send `x-staff: 1`. */
export async function makeApp(files: Files, addRoutes: (app: FastifyInstance) => void = () => undefined) {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Problem)) return reply.code(500).send({ message: String(error) })
    return reply.code(PROBLEM_STATUS[error.code]).send({ message: error.message })
  })
  await registerUploadDoors(app)
  app.decorateRequest('context')
  app.addHook('onRequest', async request => {
    Object.assign(request, {
      context: { ...files, viewer: request.headers['x-staff'] === '1' ? { via: { session: 'test' } } : null },
    })
  })
  registerFileRoutes(app)
  addRoutes(app)
  return app
}
