import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { ended, folder, freePort, ready, start } from '../test/process.ts'

const LIMIT = 5
const APPLICANTS = 50

openApp()

test('exactly as many applications as the limit allows are accepted and read although the process is killed twice', {
  timeout: 180_000,
}, async () => {
  const deal = await make.deal()
  await world.db.deal.update({ where: { id: deal.id }, data: { applyToken: 'crash', applicationLimit: LIMIT } })
  const resume = await drawResume(sampleResume, 'oneColumn')
  const env = {
    ...{ DATABASE_URL: world.databaseUrl, DATA_DIR: await folder(), PORT: String(await freePort()) },
    PUBLIC_APPLICATIONS_PER_HOUR: '0',
  }
  const applications = () => world.db.externalApplication.findMany({ where: { dealId: deal.id } })
  let answered = 0

  /** Sends an application again and again until there is a response, like a person. */
  async function apply(index: number): Promise<number> {
    const form = new FormData()
    form.set('phone', `+48 600 000 ${index}`)
    form.set('resume', new Blob([Buffer.from(resume)]), 'cv.pdf')
    const url = `http://127.0.0.1:${env.PORT}/api/public/deals/crash/apply`
    const answer = await fetch(url, { method: 'POST', body: form }).catch(() => null)
    if (answer && answer.status < 500) {
      answered += 1
      return answer.status
    }
    await new Promise(resolve => setTimeout(resolve, 300))
    return apply(index)
  }

  const first = await start(env)
  await ready(first)
  const everybody = Promise.all(Array.from({ length: APPLICANTS }, (_, index) => apply(index)))
  await expect.poll(async () => (await applications()).length, { interval: 25 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await ended(first.child)
  const answeredBefore = answered

  const second = await start(env)
  const readOnce = async () => (await applications()).filter(({ isProcessed }) => isProcessed).length
  await expect.poll(readOnce, { interval: 25, timeout: 60_000 }).toBeGreaterThan(0)
  second.child.kill('SIGKILL')
  await ended(second.child)
  expect(await readOnce()).toBeLessThan(LIMIT)

  const third = await start(env)
  const statuses = await everybody
  expect(answeredBefore).toBeLessThan(APPLICANTS)
  expect(statuses.filter(status => status === 201)).toHaveLength(LIMIT)
  expect(statuses.filter(status => status === 409)).toHaveLength(APPLICANTS - LIMIT)
  const read = { isProcessed: true, name: sampleResume.name, matchPercentage: expect.any(Number) }
  await expect.poll(applications, { timeout: 60_000 }).toMatchObject(Array(LIMIT).fill(read))
  expect(await world.db.storedFile.count({ where: { applicationId: { not: null } } })).toBe(LIMIT)
  third.child.kill('SIGTERM')
  expect(await ended(third.child)).toBe(0)
})
