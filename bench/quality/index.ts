/**
 * How well resumes are read and talents matched: `npm run bench:quality`. `--wrong` prints everything that was read
 * wrongly, `--seed=x` invents other people, `--rounds=3` three times as many, `--part=seen` or `--part=heldOut` takes one
 * part of the layout families, `--most=30` so many of the resumes; `--scans` or `--scans=photo` makes pictures of their
 * pages; `--write=folder` writes the resumes with their labels there and reads nothing;
 * `--jobs=file` and `--resumes=file` match other files; `--only=match` or `--only=read` runs one half.
 */
import { hasOption, option } from '../measure.ts'
import { scoreLanguages } from './languages.ts'
import { scoreMatcher } from './match.ts'
import { scoreEvaluation, scoreReader } from './reader.ts'
import { partOf } from './resumes/families.ts'
import { cameras } from './resumes/pictures.ts'
import { type Generation, generateResumes } from './resumes/resumes.ts'
import { writeResumes } from './write.ts'

const wrong = process.argv.includes('--wrong')

const only = option('only')

const folder = option('write')
const part = option('part')
const drawn: Generation = {
  seed: option('seed'),
  rounds: Number(option('rounds') ?? 1),
  most: option('most') === undefined ? undefined : Number(option('most')),
  camera: hasOption('scans') ? 'scan' : cameras.find(camera => camera === option('scans')),
  only: (family: string) => part === undefined || partOf(family) === part,
}

if (folder !== undefined) writeResumes(folder, await generateResumes(drawn))
else if (only !== 'match') {
  await scoreReader({ ...drawn, wrong })
  await scoreEvaluation({ wrong })
}
if (folder === undefined && only !== 'read') {
  await scoreLanguages({ wrong })
  await scoreMatcher({ jobs: option('jobs'), resumes: option('resumes'), wrong })
}
