/**
 * How well resumes are read and talents matched: `npm run bench:quality`. With `--wrong` everything that was read wrongly is told, `--seed=x`
 * makes other people, `--rounds=3` three times as many; `--jobs=file` and `--resumes=file` match others, and `--only=match`
 * or `--only=read` does half of it.
 */
import { scoreMatcher } from './match.ts'
import { scoreEvaluation, scoreReader } from './reader.ts'

const option = (name: string) => process.argv.find(argument => argument.startsWith(`--${name}=`))?.split('=')[1]
const wrong = process.argv.includes('--wrong')

const only = option('only')

if (only !== 'match') {
  await scoreReader({ seed: option('seed'), rounds: Number(option('rounds') ?? 1), wrong })
  await scoreEvaluation({ wrong })
}
if (only !== 'read') await scoreMatcher({ jobs: option('jobs'), resumes: option('resumes'), wrong })
