/**
 * How long the built-in reader takes for one page, and what it does with broken files: `npm run bench:reading`. On one
 * core: `taskset -c 0 npm run bench:reading`. Exits with 1 when a goal is missed.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { families } from '@talentdesk/reader/bench/resumes/families'
import { generateResumes } from '@talentdesk/reader/bench/resumes/resumes'
import { PDFDocument } from 'pdf-lib'
import { Problem } from '../../api/problems.ts'
import { createExtraction } from '../../api/reading/extraction.ts'
import { demoPdfs, evaluationPdfs } from '../material.ts'
import { percentile } from '../measure.ts'

const generated = await generateResumes({
  only: (family, language) => families[family]?.producer !== 'word' && /en-US|pl/.test(language),
})
const all = [...evaluationPdfs('resumes'), ...demoPdfs(12), ...generated]
const pages = await Promise.all(all.map(async ({ bytes }) => (await PDFDocument.load(bytes)).getPageCount()))
const single = all.filter((_, index) => pages[index] === 1)

const extraction = createExtraction({ name: 'local' }, { readers: 1 })
for (const { bytes } of single.slice(0, 5)) await extraction.extractResume({ bytes })

/** A timer that is due every 5 ms tells how late it came; a busy machine makes it late without any reading. */
const delay = monitorEventLoopDelay({ resolution: 5 })
const latest = () => Math.round(delay.max / 1e6) - 5
delay.enable()
await new Promise(resolve => setTimeout(resolve, 5000))
const idle = latest()
delay.reset()
const times: number[] = []
for (let round = 0; round < 3; round += 1) {
  for (const { bytes } of single) {
    const from = performance.now()
    await extraction.extractResume({ bytes })
    times.push(performance.now() - from)
  }
}
delay.disable()

const at = (share: number) => percentile(times, share)
const blocked = latest()
console.log(
  `${single.length} resumes of one page, three times each: median ${at(0.5)} ms, 95 % below ${at(0.95)} ms, longest ${at(1)} ms`,
)
console.log(`The event loop was blocked for ${blocked} ms at most, while nothing was read for ${idle} ms`)

const rows: Record<string, { ends: string; milliseconds: number }> = {}
for (const { name, bytes } of evaluationPdfs('bad')) {
  const from = performance.now()
  const ends = await extraction.extractResume({ bytes }).then(
    ({ name: person }) => `read: ${person}`,
    (fault: unknown) => (fault instanceof Problem ? fault.message : `failed: ${fault}`),
  )
  rows[name] = { ends, milliseconds: Math.round(performance.now() - from) }
}
console.table(rows)
await extraction.close()
const slow = Object.values(rows).some(({ ends, milliseconds }) => milliseconds > 15_000 || ends.startsWith('failed'))
process.exitCode = at(0.5) > 300 || blocked > 50 || slow ? 1 : 0
