/**
 * How well resumes are read and talents matched: `npm run bench:quality`. `--wrong` prints everything that was read
 * wrongly, `--seed=x` invents other people, `--rounds=3` three times as many; `--jobs=file` and `--resumes=file` match
 * other files; `--only=match` or `--only=read` runs one half.
 */
import { option } from '../measure.ts'
import { scoreLanguages } from './languages.ts'
import { scoreMatcher } from './match.ts'
import { scoreEvaluation, scoreReader } from './reader.ts'

const wrong = process.argv.includes('--wrong')

const only = option('only')

if (only !== 'match') {
  await scoreReader({ seed: option('seed'), rounds: Number(option('rounds') ?? 1), wrong })
  await scoreEvaluation({ wrong })
}
if (only !== 'read') {
  await scoreLanguages({ wrong })
  await scoreMatcher({ jobs: option('jobs'), resumes: option('resumes'), wrong })
}
