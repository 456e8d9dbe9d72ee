/** Prints a document's lines with their sections, and its fields: `npx tsx reader/bench/show.ts file.pdf` */
import { readFileSync } from 'node:fs'
import { readPlausibly } from '../mostPlausible.ts'
import { documentKind, readDocument } from '../readResume.ts'

const bytes = readFileSync(process.argv[2] ?? '')
const kind = documentKind(bytes)
if (!kind) throw new Error('Not a document')
const layout = await readDocument(bytes, kind)
const { way, sections, fields, jobs } = readPlausibly(layout)
console.log(`${kind}, pictures ${layout.pictures}, way ${way.columns} ${way.headings}`)
for (const { kind: section, heading, lines } of sections) {
  console.log(`\n== ${section}: ${heading?.text ?? ''}`)
  for (const line of lines) {
    const look = `${line.bold ? 'b' : ' '}${line.bullet ? '•' : ' '}${line.size.toFixed(1)} x${line.x.toFixed(0)} g${line.gap.toFixed(1)}`
    console.log(`${look.padEnd(18)} ${line.cells.map(cell => cell.text).join(' | ')}`)
  }
}
console.log()
for (const job of jobs) {
  console.log(
    `${job.confidence.toFixed(2)} ${job.dates?.text ?? '-'} | ${job.title} | ${job.company} | others: ${job.others.join(' / ')}`,
  )
}
console.log({ ...fields, previousCompanies: undefined })
