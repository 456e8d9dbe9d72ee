import { seededRandom } from '@talentdesk/reader/bench/random'
import { families } from '@talentdesk/reader/bench/resumes/families'
import { generateResumes } from '@talentdesk/reader/bench/resumes/resumes'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { type DrawnResume, drawResume } from '@talentdesk/reader/test/drawResume'
import { beforeAll, expect, test } from 'vitest'
import { damages } from '../../bench/fuzz/damage.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { form } from './test/form.ts'

openApp()

let staff: Caller
beforeAll(async () => {
  staff = as(await make.user())
})

const random = seededRandom('savable')
const some = Object.keys(families).slice(0, 6)

test('the reading of any resume can be saved unchanged', { timeout: 120_000 }, async () => {
  const whole = (await generateResumes({ only: (layout, language) => language === 'es' && some.includes(layout) })).map(
    ({ bytes }) => bytes,
  )
  const files = [...whole, ...whole.flatMap(damaged), ...(await Promise.all(Array.from({ length: 30 }, drawn)))]
  let saved = 0
  let incomplete = 0
  for (const bytes of files) {
    const { status, body } = await call(staff, 'POST /api/extract-resume', resume(Buffer.from(bytes)))
    if (status !== 200) expect([415, 422]).toContain(status)
    else {
      const made = await call(staff, 'POST /api/talents', { ...body, ...missing(body) })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      saved += 1
      incomplete += (body.positionsWithoutEmployer as unknown[]).length
    }
  }
  expect(saved).toBeGreaterThan(whole.length + 30)
  expect(incomplete).toBeGreaterThan(0)
})

const resume = (value: Buffer) => form({ name: 'resume', filename: 'cv.pdf', value })

/** The values of fields that a talent needs and this resume lacks. */
function missing(body: Record<string, unknown>) {
  const needed = {
    ...{ name: 'Someone', role: 'Something', seniority: 'Mid', companies: 'Somewhere' },
    ...{ linkedinUrl: 'https://www.linkedin.com/in/someone' },
  }
  const empty = Object.entries(needed).filter(([field]) => !body[field])
  const portfolio = { portfolioUrls: ['https://someone.example'] }
  const stack = { techStack: ['Something'] }
  return {
    ...Object.fromEntries(empty),
    ...((body.portfolioUrls as unknown[]).length === 0 && portfolio),
    ...((body.techStack as unknown[]).length === 0 && stack),
  }
}

function damaged(bytes: Uint8Array) {
  const [, damage] = random.pick(damages)
  return [damage(Buffer.from(bytes), random, () => Buffer.from(bytes))]
}

/** A resume whose texts are missing, far too long, or in unusual characters. */
async function drawn(): Promise<Uint8Array> {
  const odd = (text: string) =>
    random.next() < 0.6
      ? text
      : random.pick(['', '-', `${text} `.repeat(40), `${text}, ${text}`, '"; DROP', '(2019 - 2021)', '\u00ad', '@'])
  const experience = Array.from({ length: random.between(0, 12) }, () => random.pick(jobs)).map(job => ({
    ...job,
    company: odd(job.company),
    title: odd(job.title),
    location: odd(job.location ?? ''),
  }))
  return drawResume(
    { ...sampleResume, name: odd(sampleResume.name), email: odd('olá@exämple.com'), phone: odd('+44 20'), experience },
    random.pick(['oneColumn', 'sidebar']),
  )
}

type Job = NonNullable<DrawnResume['experience']>[number]
const jobs = sampleResume.experience as [Job, ...Job[]]
