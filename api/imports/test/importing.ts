import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { type DrawnResume, drawResume } from '@talentdesk/reader/test/drawResume'
import { startWorker } from '../../jobs/worker.ts'
import { hashToken, randomToken } from '../../secrets.ts'
import { as, type Refusal, world } from '../../test/harness.ts'
import type { Person } from '../../test/make.ts'
import { importJobs } from '../jobs.ts'

/** Starts a worker that reads imported resumes. */
export async function startReading() {
  const quiet = () => undefined
  const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  return startWorker({ databaseUrl: world.databaseUrl, jobs: importJobs, deps: world, logger })
}

/** Starts an import as the given person. */
export async function startImport(person: Person): Promise<number> {
  const { startResumeImport } = await as(person).run<{ startResumeImport: { import: { databaseId: number } } }>(
    'mutation { startResumeImport(input: {}) { import { databaseId } } }',
  )
  return startResumeImport.import.databaseId
}

type ResumeFile = { importId: number; bytes: Uint8Array; name: string; key?: string }
type AddedResume = {
  data?: { addImportedResume: { resume: { databaseId: number; status: string } } }
  errors?: Refused[]
}
type Refused = { message: string; extensions: Omit<Refusal, 'message'> }

/** Uploads a file over HTTP with the person's token. Returns the whole answer. */
export async function send(person: Person, { importId, bytes, name, key }: ResumeFile): Promise<AddedResume> {
  const secret = randomToken()
  const token = { userId: person.id, name: 'import', scope: 'READ_WRITE' as const, tokenHash: hashToken(secret) }
  await world.db.apiToken.create({ data: token })
  const query = `mutation ($input: AddImportedResumeInput!) { addImportedResume(input: $input) {
    resume { databaseId status } } }`
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables: { input: { importId, file: null, idempotencyKey: key } } }))
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.set('0', new Blob([Buffer.from(bytes)]), name)
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: form,
  })
  return response.json()
}

/** Adds a resume, by default the sample one. Returns its id. */
export async function addResume(person: Person, sent: Partial<ResumeFile> & { importId: number }): Promise<number> {
  const { data, errors } = await send(person, { bytes: await resumeOf(), name: 'cv.pdf', ...sent })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.addImportedResume.resume.databaseId
}

/** The sample resume with some of its texts replaced. */
export const resumeOf = (other: Partial<DrawnResume> = {}) => drawResume({ ...sampleResume, ...other }, 'oneColumn')

/** The fields of a resume after a user has checked them. */
export const reviewed = {
  name: 'Helena Reviewed',
  role: 'Engineer',
  area: 'TECH',
  seniority: 'Senior',
  companies: 'Acme',
  techStack: ['Go'],
  linkedinUrl: 'https://linkedin.com/in/helena',
}
