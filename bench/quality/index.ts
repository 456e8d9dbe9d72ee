/**
 * How well resumes are read and talents matched: `npm run bench:quality`.
 * - `--only=match` or `--only=read` runs one half. `--wrong` prints what was read wrongly, never of the families that are
 *   held out. `--jobs=file` and `--resumes=file` match other files.
 * - `--seed=x` invents other people, `--rounds=3` three times as many, `--part=seen` or `--part=heldOut` takes one part of
 *   the layout families, `--most=30` so many of the resumes; `--scans` or `--scans=photo` makes pictures of their pages.
 * - `--write=folder` writes the resumes with their labels and reads nothing; `--check` tells which labels are not printed.
 */
import { hasOption, option } from '../measure.ts'
import { scoreLanguages } from './languages.ts'
import { scoreMatcher } from './match.ts'
import { scoreNeeds } from './needs.ts'
import { checkLabels } from './printed.ts'
import { scoreEvaluation, scoreReader } from './reader.ts'
import { type Part, partOf } from './resumes/families.ts'
import { cameras } from './resumes/pictures.ts'
import { type Generation, generateResumes } from './resumes/resumes.ts'
import { writeResumes } from './write.ts'

const wrong = hasOption('wrong')
const folder = option('write')
const only = oneOf('only', ['read', 'match'])
const part = oneOf<Part>('part', ['seen', 'heldOut'])
const most = option('most')
const drawn: Generation = {
  seed: option('seed'),
  rounds: Number(option('rounds') ?? 1),
  most: most === undefined ? undefined : Number(most),
  camera: hasOption('scans') ? 'scan' : oneOf('scans', cameras),
  only: family => part === undefined || partOf(family) === part,
}

if (folder !== undefined) writeResumes(folder, await generateResumes(drawn))
else if (hasOption('check')) await checkLabels(await generateResumes(drawn))
else {
  if (only !== 'match') {
    await scoreReader({ ...drawn, wrong })
    await scoreEvaluation({ wrong })
  }
  if (only !== 'read' && !drawn.camera) {
    await scoreLanguages({ wrong })
    await scoreMatcher({ jobs: option('jobs'), resumes: option('resumes'), wrong })
    await scoreNeeds()
  }
}

function oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const given = option(name)
  const found = values.find(value => value === given)
  if (given !== undefined && !found) throw new Error(`--${name} is one of ${values.join(', ')}`)
  return found
}
