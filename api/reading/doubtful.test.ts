import { pagesOf } from '@talentdesk/reader/test/badFiles'
import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerWith, modelApis, providerOf, saysJson } from '../test/models.ts'
import { createExtraction } from './extraction.ts'

const { openai } = modelApis
const onStandIn = vi.fn()
const extraction = createExtraction(providerOf(openai, { reads: 'doubtful' }), {}, { onStandIn })
const alone = createExtraction({ name: 'local' })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  onStandIn.mockReset()
})
afterAll(async () => {
  server.close()
  await extraction.close()
  await alone.close()
})

/** A resume without headings, and without a title that could be a job's. */
const unclear = await pagesOf([
  'Jane Sample\njane@sample.example\nWas at Northwind from 2015 on and helped with many things there.\n' +
    'Before that at Brightside, 2011 to 2015, where she looked after the archive and the letters of the house.',
])

const answer = {
  ...{ name: 'Jane Sample', role: 'Archivist', area: 'Other', seniority: '', techStack: [], linkedinUrl: null },
  previousCompanies: [{ company: 'Northwind', title: '', description: '' }],
  ...{ portfolioUrls: [], email: 'jane@sample.example', phone: null, summary: '', keyHighlights: [] },
}

test('a file that the built-in reader is sure of is sent to no provider', async () => {
  const prompts = answerWith(server, openai, () => saysJson(openai, answer))
  const bytes = await drawResume(engineer, 'sidebar')
  await expect(extraction.extractResume({ bytes })).resolves.toEqual(await alone.extractResume({ bytes }))
  expect(prompts).toHaveLength(0)
})

test('a doubtful file is read by the model', async () => {
  const prompts = answerWith(server, openai, () => saysJson(openai, answer))
  const read = await extraction.extractResume({ bytes: unclear })
  expect(read).toMatchObject({ name: 'Jane Sample', companies: 'Northwind' })
  expect(read.evidence.find(({ field }) => field === 'role')).toMatchObject({ confidence: 0.2, page: null })
  expect(prompts).toHaveLength(1)
})

test('if the model fails, the built-in reading is returned with its doubts', async () => {
  const prompts = answerWith(server, openai, () => new HttpResponse(null, { status: 503 }))
  const read = await extraction.extractResume({ bytes: unclear })
  expect(read).toEqual(await alone.extractResume({ bytes: unclear }))
  expect(read.doubts).not.toEqual([])
  expect(prompts).toHaveLength(2)
  expect(onStandIn.mock.calls).toMatchObject([[{ message: 'The AI service failed (HTTP 503)' }]])
})

test('an aborted request gets no answer', async () => {
  const gone = new AbortController()
  answerWith(server, openai, () => {
    gone.abort(new Error('gone'))
    return new Promise<Response>(() => {})
  })
  await expect(extraction.extractResume({ bytes: unclear, signal: gone.signal })).rejects.toThrow('gone')
  expect(onStandIn).not.toHaveBeenCalled()
})
