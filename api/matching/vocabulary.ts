import { commonWordList } from '@talentdesk/reader/words/common'
import { occupationsVersion } from '@talentdesk/reader/words/occupations'
import { namedLevels } from '@talentdesk/reader/words/resumes'
import { technologySpellings } from '@talentdesk/reader/words/technologies'
import { titleLanguages, titles } from '@talentdesk/reader/words/titles'
import { functionWords, impliedSkills, nearSkillLines, occupationFile } from './language/jobs.ts'
import { keyOf } from './terms.ts'

/** The version of the reading, which must be raised when the reading of terms from a profile changes. */
const READING = 7

/** A hash of the words by which profiles are read: when the hash changes, all profiles are read again. */
export const vocabulary = keyOf(
  'word',
  JSON.stringify([
    ...[READING, occupationFile, technologySpellings, nearSkillLines, impliedSkills],
    ...[functionWords, commonWordList],
    ...[titleLanguages, titles.endings, namedLevels, occupationsVersion()],
  ]),
)
