import { commonWordList, functionWords, impliedSkills, nearSkillLines, occupationFile } from '../language/jobs.ts'
import { occupationsVersion } from '../language/occupations.ts'
import { namedLevels } from '../language/resumes.ts'
import { technologySpellings } from '../language/technologies.ts'
import { titleLanguages, titles } from '../language/titles.ts'
import { keyOf } from './terms.ts'

/** Raised by whoever changes how terms are read of a profile. */
const READING = 7

/** A number for the words by which profiles are read: when they change, all profiles are read anew. */
export const vocabulary = keyOf(
  'word',
  JSON.stringify([
    ...[READING, occupationFile, technologySpellings, nearSkillLines, impliedSkills],
    ...[functionWords, commonWordList],
    ...[titleLanguages, titles.endings, namedLevels, occupationsVersion()],
  ]),
)
