/**
 * How well resumes are read: `npm run bench:quality`. With `--wrong` everything that was read wrongly is told, `--seed=x`
 * makes other people, `--rounds=3` three times as many.
 */
import { scoreEvaluation, scoreReader } from './reader.ts'

const option = (name: string) => process.argv.find(argument => argument.startsWith(`--${name}=`))?.split('=')[1]
const wrong = process.argv.includes('--wrong')

await scoreReader({ seed: option('seed'), rounds: Number(option('rounds') ?? 1), wrong })
await scoreEvaluation({ wrong })
