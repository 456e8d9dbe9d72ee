import path from 'node:path'
import { endless } from '@talentdesk/reader/test/badFiles'
import { expect, test } from 'vitest'
import { storeBytes } from '../files/files.ts'
import { createServer } from '../http/server.ts'
import { startWorker } from '../jobs/worker.ts'
import { openLog } from '../log.ts'
import { hashToken, randomToken } from '../secrets.ts'
import { as, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { applicationJobs, readSoon } from './jobs.ts'

openApp({}, { ownReader: true })

test('a client that disconnects while its resume is read causes no error in the log', async () => {
  const lines: string[] = []
  const app = await createServer(
    { ...world, log: openLog('info', { write: line => lines.push(line) }) },
    { documents: new Map(), pages: path.join(import.meta.dirname, '../../dist/web') },
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const token = randomToken()
  const { id: userId } = await make.user()
  await world.db.apiToken.create({ data: { userId, name: 'test', scope: 'READ_WRITE', tokenHash: hashToken(token) } })
  const form = new FormData()
  form.set('resume', new Blob([new Uint8Array(endless())]), 'cv.pdf')
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const answer = fetch(`${address}/api/extract-resume`, { method: 'POST', body: form, headers, signal: gone.signal })
  await expect.poll(() => world.db.storedFile.count({ where: { uploadedById: userId } })).toBe(1)
  gone.abort()
  await expect(answer).rejects.toThrow()
  // This second reading ends only after the aborted reading.
  await expect(world.extraction.extractResume({ bytes: Buffer.from('no PDF') })).rejects.toThrow()
  await app.close()
  expect(lines.filter(line => JSON.parse(line).level >= 40)).toEqual([])
})

test('a shutdown while resumes are read sends 503 and returns the job to the queue', async () => {
  const lines: string[] = []
  const noted = (level: string) => (_details: object, message: string) => {
    lines.push(`${level}: ${message}`)
  }
  const logger = { debug: () => undefined, info: noted('info'), warn: noted('warn'), error: noted('error') }
  const worker = await startWorker({ databaseUrl: world.databaseUrl, jobs: applicationJobs, deps: world, logger })

  const person = await make.user()
  const { id: dealId } = await make.deal()
  const { url } = await storeBytes(world, {
    ...{ bytes: endless(), filename: 'cv.pdf', kind: 'RESUME' },
    uploadedById: person.id,
  })
  const { id } = await make.application(dealId, { name: null, isProcessed: false, resumeUrl: url })
  await readSoon(world.db, id)
  const refused = as(person).refusal(
    'mutation ($url: String) { extractResume(input: { resumeUrl: $url }) { resumeUrl } }',
    { url },
  )
  const job = async () => {
    const [row] = await world.db.$queryRaw<{ attempts: number; isLocked: boolean }[]>`
      SELECT attempts, locked_at IS NOT NULL AS "isLocked" FROM graphile_worker.jobs
      WHERE task_identifier = 'applications.read'`
    return row
  }
  await expect.poll(job).toEqual({ attempts: 1, isLocked: true })

  await world.extraction.close()
  await worker.stop(2_500)
  expect(await refused).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The product is stopping. Please try again in a moment.',
  })
  expect(await job()).toEqual({ attempts: 0, isLocked: false })
  expect(await world.db.externalApplication.findUnique({ where: { id } })).toMatchObject({
    isProcessed: false,
    name: null,
  })
  expect(lines).toEqual(['info: Job handed back'])
})
