/**
 * How well talents are matched: `npm run bench:matches`, across languages, on the evaluation data, and how advertisements are
 * read. `--jobs=file` and `--resumes=file` match other files, `--wrong` prints what was ranked wrongly.
 */
import { hasOption, option } from '../measure.ts'
import { scoreLanguages } from './languages.ts'
import { scoreMatcher } from './match.ts'
import { scoreNeeds } from './needs.ts'

const wrong = hasOption('wrong')
await scoreLanguages({ wrong })
await scoreMatcher({ jobs: option('jobs'), resumes: option('resumes'), wrong })
await scoreNeeds()
