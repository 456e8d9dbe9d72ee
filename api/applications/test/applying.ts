import { Readable } from 'node:stream'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { afterAll, beforeAll } from 'vitest'
import { Upload } from '../../files/files.ts'
import { type JobWorker, startWorker } from '../../jobs/worker.ts'
import { as, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { applicationJobs } from '../jobs.ts'

/** Opens the product for this test file, with the worker that reads resumes. */
export function openApplications() {
  openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })
  let worker: JobWorker
  beforeAll(async () => {
    const quiet = () => undefined
    const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }
    worker = await startWorker({ databaseUrl: world.databaseUrl, jobs: applicationJobs, deps: world, logger })
  })
  afterAll(() => worker.stop())
}

/** Creates a deal with an apply link. */
export async function openDeal(values: Record<string, unknown> = {}) {
  const deal = await make.deal(values)
  const data = await as(await make.user()).run<{ shareDeal: { shareableUrl: string } }>(
    'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }',
    { id: deal.id },
  )
  return { ...deal, token: data.shareDeal.shareableUrl.split('/').at(-1) ?? '' }
}

/** The form of the apply call, with the sample resume by default. */
export type Form = {
  file?: Uint8Array | null
  name?: string
  type?: string
  email?: string
  phone?: string
  answers?: string
  mayWait?: string
}

export const resume = await drawResume(sampleResume, 'oneColumn')

/** Sends the form over HTTP. */
export async function sendForm(path: string, { file = resume, name = 'cv.pdf', type = '', ...contact }: Form) {
  const form = new FormData()
  for (const [field, value] of Object.entries(contact)) form.set(field, value)
  if (file) form.set('resume', new Blob([Buffer.from(file)], { type }), name)
  const response = await fetch(world.address + path, { method: 'POST', body: form })
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') }
}

export const TAKEN = { status: 201, body: { success: true } }

export const applicationsOf = (dealId: number) =>
  world.db.externalApplication.findMany({ where: { dealId }, orderBy: { id: 'asc' } })

/** The sample resume as an upload. A different `mark` gives a different file. */
export const upload = (mark = '', name = 'cv.pdf') =>
  new Upload(name, Readable.from([Buffer.from(resume), Buffer.from(mark)]))
