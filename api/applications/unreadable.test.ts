import { encryptedPdf } from '@talentdesk/reader/test/badFiles'
import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { docOf, docxOf, partsOf, zipOf } from '@talentdesk/reader/test/wordFiles'
import { expect, test } from 'vitest'
import { PROCESSING_FAILED } from '../candidates/words.ts'
import { storeBytes } from '../files/files.ts'
import { Unavailable } from '../problems.ts'
import { OverLimit } from '../reading/reading.ts'
import { as, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { samples } from '../test/samples.ts'
import { endForgotten, readApplication, readSoon } from './jobs.ts'
import { applicationsOf, type Form, openApplications, openDeal, sendForm, TAKEN } from './test/applying.ts'

openApplications()

const apply = (token: string, form: Form) => sendForm(`/api/public/deals/${encodeURIComponent(token)}/apply`, form)

const MB = 1024 * 1024

test('an unreadable application is marked as failed, and its file is kept', async () => {
  const deal = await openDeal()
  expect(await apply(deal.token, { file: samples.pdf(), phone: '1' })).toMatchObject(TAKEN)
  await expect
    .poll(async () => applicationsOf(deal.id))
    .toMatchObject([{ isProcessed: true, name: PROCESSING_FAILED, role: null, matchPercentage: null }])
  const [row] = await applicationsOf(deal.id)
  expect((await as(await make.user()).fetch({ method: 'GET', url: row?.resumeUrl ?? '' })).statusCode).toBe(200)
})

test('staff see why a resume could not be read', async () => {
  const staff = await make.user()
  const { id: dealId } = await openDeal()
  const file = { bytes: encryptedPdf({ opens: false }), filename: 'cv.pdf', kind: 'RESUME' as const }
  const { url } = await storeBytes(world, { ...file, uploadedById: staff.id })
  const { id } = await make.application(dealId, { name: null, isProcessed: false, resumeUrl: url })
  await readSoon(world.db, id)
  type Answer = { application: { isProcessed: boolean; readingProblem: string | null } }
  const ask = () =>
    as(staff).run<Answer>('query ($id: Int!) { application(id: $id) { isProcessed readingProblem } }', { id })
  await expect.poll(async () => (await ask()).application.isProcessed).toBe(true)
  const readingProblem = 'The file is protected by a password.'
  expect((await ask()).application).toEqual({ isProcessed: true, readingProblem })
})

test('a zip bomb is marked as failed, and Word files are read', { tags: ['deep'] }, async () => {
  const deal = await openDeal()
  const lines = [engineer.name, engineer.headline, 'SUMMARY', engineer.summary ?? '', 'SKILLS', 'Kafka, TypeScript']
  const bomb = { ...partsOf(''), 'word/document.xml': Buffer.alloc(60 * MB, 32) }
  await apply(deal.token, { file: docxOf(engineer), phone: '1', name: 'cv.docx' })
  await apply(deal.token, { file: docOf(lines), phone: '2', name: 'cv.doc' })
  await apply(deal.token, { file: zipOf(bomb), phone: '3', name: 'cv.docx' })
  await expect
    .poll(async () => applicationsOf(deal.id))
    .toMatchObject([
      { isProcessed: true, name: 'Zofia Kowalska', role: 'Senior Backend Engineer' },
      { isProcessed: true, name: 'Zofia Kowalska', techStack: expect.arrayContaining(['Kafka']) },
      { isProcessed: true, name: PROCESSING_FAILED },
    ])
})

test('a failed reading is retried until the last attempt, but a reading that took too long only once', {
  tags: ['deep'],
}, async () => {
  const deal = await openDeal()
  await apply(deal.token, { phone: '2' })
  await expect.poll(async () => (await applicationsOf(deal.id))[0]?.isProcessed).toBe(true)
  const id = (await applicationsOf(deal.id))[0]?.id ?? 0
  await world.db.externalApplication.update({ where: { id }, data: { isProcessed: false, name: null } })
  const extractResume = () => Promise.reject(new Unavailable('The AI service failed (HTTP 500)'))
  const context = {
    ...world,
    extraction: { extractResume },
    signal: new AbortController().signal,
    attempt: 1,
    isLastAttempt: false,
  }
  const state = () => world.db.externalApplication.findUniqueOrThrow({ where: { id } })
  await expect(readApplication.perform(context, { id })).rejects.toThrow('HTTP 500')
  expect(await state()).toMatchObject({ isProcessed: false, name: null })
  await expect(readApplication.perform({ ...context, isLastAttempt: true }, { id })).rejects.toThrow('HTTP 500')
  expect(await state()).toMatchObject({ isProcessed: true, name: PROCESSING_FAILED })

  await world.db.externalApplication.update({ where: { id }, data: { isProcessed: false, name: null } })
  const slow = { ...context, extraction: { extractResume: () => Promise.reject(new OverLimit('It took too long')) } }
  await expect(readApplication.perform(slow, { id })).rejects.toThrow('too long')
  expect(await state()).toMatchObject({ isProcessed: false })
  await readApplication.perform({ ...slow, attempt: 2 }, { id })
  expect(await state()).toMatchObject({ isProcessed: true, name: PROCESSING_FAILED })
})

test('an application is marked as failed when its job has disappeared', async () => {
  const deal = await make.deal()
  const [lost, waits] = await Promise.all(
    [1, 2].map(() => make.application(deal.id, { name: null, isProcessed: false })),
  )
  await world.db.$executeRaw`SELECT 1 FROM graphile_worker.add_job('none',
    job_key => ${`application:${waits?.id}`}, run_at => now() + interval '1 day')`
  await endForgotten.perform({ ...world, signal: new AbortController().signal, attempt: 1, isLastAttempt: true }, {})
  expect(await applicationsOf(deal.id)).toMatchObject(
    [lost, waits].sort((one, other) => Number(one?.id) - Number(other?.id)).map(row => ({ isProcessed: row === lost })),
  )
})
