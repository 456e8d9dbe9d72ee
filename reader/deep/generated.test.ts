import { beforeAll, expect, test } from 'vitest'
import { unpackBrowser } from '../../web/test/browser.ts'
import { answerOf } from '../bench/answer.ts'
import { everydayFamilies } from '../bench/resumes/families.ts'
import { type GeneratedResume, generateResumes } from '../bench/resumes/resumes.ts'
import { meanOf, overallOf, type Score, scoreOf } from '../bench/score.ts'

/** One resume of a usual person in each everyday family, each in another language than the one before. `npm run bench:quality` has them all. */
const languages = ['en-US', 'de', 'fr', 'pl', 'es', 'en-GB', 'nl', 'pt', 'it', 'ca']
const languageOf = (family: string) => languages[everydayFamilies.indexOf(family) % languages.length]

let resumes: GeneratedResume[] = []
beforeAll(async () => {
  await unpackBrowser()
  resumes = await generateResumes({
    people: 'usual',
    only: (family, language) => everydayFamilies.includes(family) && language === languageOf(family),
  })
})

test('reads resumes of every everyday family of layouts, in nine languages', async () => {
  const scores: Score[] = []
  for (const { bytes, labels } of resumes) scores.push(scoreOf(await answerOf(bytes), labels))
  expect(scores.length).toBeGreaterThanOrEqual(18)
  expect(meanOf(scores, 'name')).toBeGreaterThan(94)
  expect(meanOf(scores, 'email')).toBe(100)
  for (const field of ['phone', 'linkedinUrl', 'role', 'area', 'techStack', 'companies', 'titles'] as const) {
    expect(meanOf(scores, field), field).toBeGreaterThan(88)
  }
  expect(overallOf(scores)).toBeGreaterThan(95)
})
