import { expect, test } from 'vitest'
import { answerOf } from '../bench/answer.ts'
import { familyNames, partOf } from '../bench/resumes/families.ts'
import { generateResumes } from '../bench/resumes/resumes.ts'
import { meanOf, overallOf, type Score, scoreOf } from '../bench/score.ts'

/** Languages in turn: consecutive families have different languages. */
const languages = ['en-US', 'de', 'fr', 'pl', 'es', 'en-GB', 'nl', 'pt', 'it', 'ca']
const seen = familyNames.filter(family => partOf(family) === 'seen')
const languageOf = (family: string) => languages[seen.indexOf(family) % languages.length]

/**
 * One resume of a usual person for each seen family. `npm run bench:quality` scores all families and kinds of people.
 */
test('the reader reads resumes of every seen family of layouts, in nine languages', async () => {
  const resumes = await generateResumes({
    ...{ people: 'usual', only: (family, language) => seen.includes(family) && language === languageOf(family) },
  })
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
