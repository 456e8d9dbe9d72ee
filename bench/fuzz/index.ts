/**
 * Sends damaged PDFs through a real reading process, then damaged pictures and scans, and files that exceed limits:
 * `npm run bench:fuzz`, with `-- --files=2000 --pictures=60 --seed=fuzz` by default. Exits with 1 when a file is
 * neither read nor refused, takes longer than 15 seconds (85 when a page is recognised), or makes a process exceed its
 * limit of memory: this process may grow by 150 MB, a reading process has the limit of `mostOfReaders`.
 */

import { seededRandom } from '@talentdesk/reader/bench/random'
import { families } from '@talentdesk/reader/bench/resumes/families'
import { generateResumes } from '@talentdesk/reader/bench/resumes/resumes'
import { picturesOf, scanOf } from '@talentdesk/reader/test/scans'
import { Problem } from '../../api/problems.ts'
import { createExtraction } from '../../api/reading/extraction.ts'
import { demoPdfs, evaluationPdfs } from '../material.ts'
import { option, percentile } from '../measure.ts'
import { numberIn, processTree, readProc } from '../processes.ts'
import { makeBombs } from './bombs.ts'
import { damages } from './damage.ts'

const files = Number(option('files') ?? 2_000)
const pictures = Number(option('pictures') ?? 60)
const random = seededRandom(option('seed') ?? 'fuzz')

const generated = await generateResumes({
  only: (family, language) => families[family]?.producer !== 'word' && language === 'pl',
})
const sources = [...evaluationPdfs('resumes'), ...evaluationPdfs('bad'), ...demoPdfs(12), ...generated]
  .map(({ bytes }) => Buffer.from(bytes))
  .filter(bytes => bytes.length > 0) as [Buffer, ...Buffer[]]
console.log(`${files} damaged files out of ${sources.length}`)

const bombs = makeBombs()
const printed = demoPdfs(3).map(({ bytes }) => bytes)
const whole = (
  await Promise.all(
    printed.flatMap(bytes => [
      picturesOf(bytes, { dotsPerInch: 110, format: 'png' }),
      picturesOf(bytes, { dotsPerInch: 110 }),
      scanOf(bytes, { dotsPerInch: 110 }).then(scan => [scan]),
    ]),
  )
).flat() as [Buffer, ...Buffer[]]

const extraction = createExtraction({ name: 'local' }, { readers: 1 })
await extraction.extractResume({ bytes: sources[0] })
const before = process.memoryUsage.rss()
let highest = before
/** Peak memory of any reading process, in MB. */
let highestOfReaders = 0
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss())
  for (const pid of processTree(process.pid).filter(pid => pid !== process.pid)) {
    const command = readProc(pid, 'cmdline')
    if (!command.includes('reader.js')) continue
    highestOfReaders = Math.max(highestOfReaders, numberIn(readProc(pid, 'status'), 'VmRSS') / 1024)
  }
}, 50)

/** Maximum milliseconds for a file: the limits of the phases, and the time to start processes. */
const mostTime = { reading: 15_000, recognising: 85_000 }

/** Maximum MB of a reading process: 1,024 for pictures, and the possible growth between checks, 50 ms apart. */
const mostOfReaders = 1_024 + 256

const ends = new Map<string, number>()
const wrong: string[] = []
const times: number[] = []
const begun = performance.now()
await readAll()
report(`${files} damaged PDFs`)
await readPictures()
report(`${pictures} damaged pictures and scans`)
for (const [name, bytes] of bombs) {
  const end = await read(bytes, name)
  console.log(`${name}, ${Math.ceil(bytes.length / 1024)} KB: ${end}, ${Math.round(times.at(-1) ?? 0)} ms`)
}
report('Files that ask for too much')
clearInterval(watch)
await extraction.close()

const grown = Math.round((highest - before) / 2 ** 20)
console.log(
  `${Math.round((performance.now() - begun) / 1000)} s; the largest reading process held ${Math.round(highestOfReaders)} MB`,
)
console.log(`The process used ${Math.round(before / 2 ** 20)} MB before and grew by ${grown} MB at most`)
if (highestOfReaders > mostOfReaders) wrong.push('A reading process held more than it may')
if (grown > 150) wrong.push('The process grew by more than 150 MB')
for (const message of wrong) console.error(message)
process.exitCode = wrong.length > 0 ? 1 : 0

/** Prints the outcomes and times of the files since the last report. */
function report(what: string) {
  const at = (share: number) => percentile(times, share)
  console.log(`\n${what}: median ${at(0.5)} ms, 99 % below ${at(0.99)} ms, longest ${at(1)} ms`)
  console.table(Object.fromEntries([...ends].sort((one, other) => other[1] - one[1])))
  times.length = 0
  ends.clear()
}

async function readAll(): Promise<void> {
  for (let number = 0; number < files; number += 1) {
    const [name, damage] = random.pick(damages)
    await read(
      damage(random.pick(sources), random, () => random.pick(sources)),
      `File ${number} (${name})`,
    )
  }
}

async function readPictures(): Promise<void> {
  for (let number = 0; number < pictures; number += 1) {
    const [name, damage] = random.pick(damages)
    await read(
      damage(random.pick(whole), random, () => random.pick(whole)),
      `Picture ${number} (${name})`,
    )
  }
}

async function read(bytes: Uint8Array, name: string): Promise<string> {
  const from = performance.now()
  let most = mostTime.reading
  const onPage = () => {
    most = mostTime.recognising
  }
  const end = await extraction.extractResume({ bytes, picturesToo: true, onPage }).then(
    () => 'read',
    (fault: unknown) => {
      if (!(fault instanceof Problem)) wrong.push(`${name}: ${fault}`)
      return fault instanceof Problem ? fault.message : 'failed'
    },
  )
  const took = performance.now() - from
  if (took > most) wrong.push(`${name}: took ${Math.round(took)} ms, longer than ${most}`)
  times.push(took)
  ends.set(end, (ends.get(end) ?? 0) + 1)
  return end
}
