import { expect, test } from 'vitest'
import { familyNames } from './families.ts'
import { languages } from './languages.ts'
import { missingFrom } from './printed.ts'
import { generateResumes } from './resumes.ts'

/** One person for each family. Consecutive families have different languages. */
test('resumes of every family show all their labels', async () => {
  const languageOf = (family: string) => languages[familyNames.indexOf(family) % languages.length]?.key
  const resumes = await generateResumes({
    ...{ seed: 'printed', only: (family, language) => languageOf(family) === language },
  })
  const missing: string[] = []
  for (const resume of resumes) missing.push(...(await missingFrom(resume)).map(value => `${resume.file}: ${value}`))
  expect(missing).toEqual([])
})
