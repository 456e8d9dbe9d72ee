/**
 * Scores matching across languages and on the evaluation data, and the reading of advertisements: `npm run
 * bench:matches`. `--jobs=file` and `--resumes=file` match other files, `--wrong` prints wrong rankings.
 */
import { hasOption, option } from '../measure.ts'
import { scoreLanguages } from './languages.ts'
import { scoreMatcher } from './match.ts'
import { scoreNeeds } from './needs.ts'

const wrong = hasOption('wrong')
await scoreLanguages({ wrong })
await scoreMatcher({ jobs: option('jobs'), resumes: option('resumes'), wrong })
await scoreNeeds()
