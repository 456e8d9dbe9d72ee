import { afterAll, beforeAll, expect, test } from 'vitest'
import { everydayFamilies } from '../../bench/quality/resumes/families.ts'
import { type GeneratedResume, generateResumes } from '../../bench/quality/resumes/resumes.ts'
import { meanOf, overallOf, type Score, scoreOf } from '../../bench/quality/score.ts'
import { unpackBrowser } from '../../web/test/browser.ts'
import { createExtraction } from './extraction.ts'

/** One resume of a usual person in each everyday family, each in another language than the one before. `npm run bench:quality` has them all. */
const languages = ['en-US', 'de', 'fr', 'pl', 'es', 'en-GB', 'nl', 'pt', 'it', 'ca']
const languageOf = (family: string) => languages[everydayFamilies.indexOf(family) % languages.length]

const extraction = createExtraction({ name: 'local' })
let resumes: GeneratedResume[] = []
beforeAll(async () => {
  await unpackBrowser()
  resumes = await generateResumes({
    people: 'usual',
    only: (family, language) => everydayFamilies.includes(family) && language === languageOf(family),
  })
})
afterAll(() => extraction.close())

test('reads resumes of every everyday family of layouts, in nine languages', async () => {
  const scores: Score[] = []
  for (const { bytes, labels } of resumes) scores.push(scoreOf(await extraction.extractResume({ bytes }), labels))
  expect(scores.length).toBeGreaterThanOrEqual(18)
  expect(meanOf(scores, 'name')).toBeGreaterThan(94)
  expect(meanOf(scores, 'email')).toBe(100)
  for (const field of ['phone', 'linkedinUrl', 'role', 'area', 'techStack', 'companies', 'titles'] as const) {
    expect(meanOf(scores, field), field).toBeGreaterThan(88)
  }
  expect(overallOf(scores)).toBeGreaterThan(95)
})
