/**
 * Sends damaged PDFs through a real reading process: `npm run bench:fuzz`, with `-- --files=2000 --seed=fuzz` by default.
 * Exits with 1 when a file is neither read nor refused, takes longer than 15 seconds, or makes the asking process grow by
 * more than 150 MB; the reading process has a limit of its own.
 */
import { createExtraction } from '../../api/extraction/extraction.ts'
import { Problem } from '../../api/problems.ts'
import { demoPdfs, evaluationPdfs } from '../material.ts'
import { option, percentile } from '../measure.ts'
import { families } from '../quality/resumes/families.ts'
import { generateResumes } from '../quality/resumes/resumes.ts'
import { seededRandom } from '../random.ts'
import { damages } from './damage.ts'

const files = Number(option('files') ?? 2_000)
const random = seededRandom(option('seed') ?? 'fuzz')

const generated = await generateResumes({
  only: (family, language) => families[family]?.producer !== 'word' && language === 'pl',
})
const sources = [...evaluationPdfs('resumes'), ...evaluationPdfs('bad'), ...demoPdfs(12), ...generated]
  .map(({ bytes }) => Buffer.from(bytes))
  .filter(bytes => bytes.length > 0) as [Buffer, ...Buffer[]]
console.log(`${files} damaged files out of ${sources.length}`)

const extraction = createExtraction({ name: 'local' }, { readers: 1 })
await extraction.extractResume({ bytes: sources[0] })
const before = process.memoryUsage.rss()
let highest = before
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss())
}, 20)

const ends = new Map<string, number>()
const wrong: string[] = []
const times: number[] = []
let next = 0
const begun = performance.now()
await readAll()
clearInterval(watch)
await extraction.close()

const at = (share: number) => percentile(times, share)
const grown = Math.round((highest - before) / 2 ** 20)
console.table(Object.fromEntries([...ends].sort((one, other) => other[1] - one[1])))
console.log(
  `${Math.round((performance.now() - begun) / 1000)} s; a file: median ${at(0.5)} ms, 99 % below ${at(0.99)} ms, longest ${at(1)} ms`,
)
console.log(`The process used ${Math.round(before / 2 ** 20)} MB before and grew by ${grown} MB at most`)
if (at(1) > 15_000) wrong.push('A file took longer than 15 seconds')
if (grown > 150) wrong.push('The process grew by more than 150 MB')
for (const message of wrong) console.error(message)
process.exitCode = wrong.length > 0 ? 1 : 0

async function readAll(): Promise<void> {
  for (let number = next++; number < files; number = next++) {
    const [name, damage] = random.pick(damages)
    const bytes = damage(random.pick(sources), random, () => random.pick(sources))
    const from = performance.now()
    const end = await extraction.extractResume({ bytes }).then(
      () => 'read',
      (fault: unknown) => {
        if (!(fault instanceof Problem)) wrong.push(`File ${number} (${name}): ${fault}`)
        return fault instanceof Problem ? fault.message : 'failed'
      },
    )
    times.push(performance.now() - from)
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
}
