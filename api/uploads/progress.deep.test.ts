import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { scanOf } from '@talentdesk/reader/test/scans'
import { beforeAll, expect, test } from 'vitest'
import { storeBytes } from '../files/files.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { type Progress, progressOf } from './progress.ts'

openApp()

let staff: Caller
beforeAll(async () => {
  staff = as(await make.user())
})

test('the pages of a scan are announced to those who follow its reading', { timeout: 90_000 }, async () => {
  const bytes = await scanOf(await drawResume(sampleResume, 'oneColumn'), { tilt: 1 })
  const { key, url } = await storeBytes(world, { bytes, filename: 'scan.pdf', kind: 'RESUME', uploadedById: null })
  const news = world.live.follow(`reading of ${key}`, async () => true)
  expect((await news.next()).value).toBeNull()
  const reading = staff.run<{ extractResume: { resume: { role: string } } }>(
    'mutation ($url: String!) { extractResume(input: { resumeUrl: $url }) { resume { role } } }',
    { url },
  )
  const told: Progress[] = []
  while (told.length < 2) {
    const { value: one } = await news.next()
    if (one !== null) told.push(progressOf(one)) // Null after the connection for announcements was opened.
  }
  expect(told).toEqual([
    { page: 1, of: 2 },
    { page: 2, of: 2 },
  ])
  await news.return()
  expect((await reading).extractResume.resume.role).toBe(sampleResume.headline)
})
