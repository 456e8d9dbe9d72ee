/**
 * Scores the reading of resumes: `npm run bench:quality`.
 * - `--folder=path` reads the resumes of a folder that has a labels.json, in place of invented resumes.
 * - `--wrong` prints wrongly read values, but never those of families that are held out.
 * - `--seed=x` invents other people, `--rounds=3` three times as many people. `--part=seen` or `--part=heldOut` selects
 *   a part of the layout families, `--most=30` limits the number of resumes. `--scans` or `--scans=photo` turns pages
 *   into pictures.
 * - `--write=folder` only writes the resumes with their labels. `--check` prints labels that a resume does not show.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasOption, option } from './measure.ts'
import { scoreFolder, scoreReader } from './reader.ts'
import { type Part, partOf } from './resumes/families.ts'
import { cameras } from './resumes/pictures.ts'
import { missingFrom } from './resumes/printed.ts'
import { type GeneratedResume, type Generation, generateResumes } from './resumes/resumes.ts'

const wrong = hasOption('wrong')
const folder = option('write')
const real = option('folder')
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
else if (real !== undefined) await scoreFolder({ folder: real, wrong })
else {
  await scoreReader({ ...drawn, wrong })
  await scoreFolder({ wrong })
}

/** Writes resumes and labels in the format of the evaluation data, so that its scorer accepts them. */
function writeResumes(folder: string, resumes: GeneratedResume[]) {
  mkdirSync(folder, { recursive: true })
  for (const { file, bytes } of resumes) writeFileSync(path.join(folder, file), bytes)
  const rows = resumes.map(({ bytes: _, headings: __, labels, ...resume }) => ({ ...resume, ...labels }))
  writeFileSync(path.join(folder, 'labels.json'), `${JSON.stringify(rows, null, 1)}\n`)
  console.log(`Wrote ${resumes.length} resumes to ${folder}`)
}

/** Prints the labels that a resume does not show. Pictures are skipped, as they have no text. */
async function checkLabels(resumes: GeneratedResume[]) {
  for (const resume of resumes.filter(({ producer }) => producer !== 'scan' && producer !== 'photo'))
    for (const value of await missingFrom(resume)) console.log(`${resume.file} does not print ${value}`)
}

function oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const given = option(name)
  const found = values.find(value => value === given)
  if (given !== undefined && !found) throw new Error(`--${name} is one of ${values.join(', ')}`)
  return found
}
