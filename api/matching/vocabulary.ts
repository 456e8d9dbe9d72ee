import { commonWordList } from '@talentdesk/reader/words/common'
import { occupationsVersion } from '@talentdesk/reader/words/occupations'
import { namedLevels } from '@talentdesk/reader/words/resumes'
import { technologySpellings } from '@talentdesk/reader/words/technologies'
import { titleLanguages, titles } from '@talentdesk/reader/words/titles'
import { functionWords, impliedSkills, nearSkillLines, occupationFile } from './language/jobs.ts'
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
