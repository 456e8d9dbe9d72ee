import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createExtraction, type ExtractedResume } from '../../api/extraction/extraction.ts'
import { Problem } from '../../api/problems.ts'
import { evaluationFolder } from '../material.ts'
import { alarmOf } from './alarm.ts'
import { calibrationOf } from './calibration.ts'
import { ownWordsKnown } from './ownWords.ts'
import type { Labels } from './resumes/labels.ts'
import { type GeneratedResume, type Generation, generateResumes } from './resumes/resumes.ts'
import { inventedOf, lostOf, meanOf, overallOf, type Score, scoredFields, scoreOf, worstTenthOf } from './score.ts'

type Row = { resume: GeneratedResume; score: Score }

/** Scores the built-in reader on generated resumes: tables by part, producer, kind of people, language and family. */
export async function scoreReader({ wrong = false, ...generation }: Generation & { wrong?: boolean } = {}) {
  console.log(`\n${ownWordsKnown()}`)
  const resumes = await generateResumes(generation)
  const extraction = createExtraction({ name: 'local' })
  const rows: Row[] = []
  const readRows: { read: ExtractedResume; labels: Labels; score: Score }[] = []
  for (const resume of resumes) {
    const read = await readOrRefuse(extraction, resume)
    const score = scoreOf(read, resume.labels)
    rows.push({ resume, score })
    if (read) readRows.push({ read, labels: resume.labels, score })
    if (wrong && resume.part === 'seen') explain(resume, score, read)
  }
  await extraction.close()
  console.log(`\nThe built-in reader on ${resumes.length} generated resumes, percent`)
  for (const by of ['part', 'producer', 'kind', 'language', 'family'] as const) {
    const groups = [...new Set(resumes.map(resume => resume[by]))]
    const tables = groups.map(group => [group, rowOf(rows.filter(({ resume }) => resume[by] === group))])
    console.log(`\nBy ${by}`)
    console.table({ ...Object.fromEntries(tables), ...(by === 'part' ? { all: rowOf(rows) } : {}) })
  }
  console.log('\nOf what is shown as sure (confidence 0.85 or more), percent that is wrong')
  console.table(calibrationOf(readRows))
  console.log('\nDoes the form warn of posts that were not found? Percent of the files whose posts are marked')
  console.table(alarmOf(readRows))
}

/** Undefined for a file that the reader refuses; any other fault ends the bench. */
async function readOrRefuse(
  extraction: ReturnType<typeof createExtraction>,
  { file, bytes }: GeneratedResume,
): Promise<ExtractedResume | undefined> {
  try {
    return await extraction.extractResume({ bytes })
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault
    console.log(`${file} was refused: ${fault.message}`)
    return undefined
  }
}

/** Scores the built-in reader on the material by other people, if it is there, with the scorer that came with it. */
export async function scoreEvaluation({ wrong = false } = {}) {
  const folder = evaluationFolder
  if (!existsSync(folder)) return console.log(`\nSkipped: no evaluation data in ${folder}`)
  const { scoreFile, aggregate } = (await import(path.join(folder, 'score_resumes.mjs'))) as Scorer
  const labels = JSON.parse(readFileSync(path.join(folder, 'resumes/labels.json'), 'utf8')) as { file: string }[]
  const extraction = createExtraction({ name: 'local' })
  const rows = []
  for (const g of labels) {
    const bytes = readFileSync(path.join(folder, 'resumes', g.file))
    const s = scoreFile(g, await extraction.extractResume({ bytes }))
    if (wrong) console.log(g.file, JSON.stringify(s))
    rows.push({ g, s })
  }
  await extraction.close()
  const { overall, fields, extra } = aggregate(rows)
  const each = rows.map(row => aggregate([row]).overall).sort((one, other) => one - other)
  console.log(`\nThe built-in reader on ${labels.length} resumes of other people, percent\n`)
  const percents = (shares: Record<string, number | null>) =>
    Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [name, round(share === null ? undefined : share * 100)]),
    )
  console.table({ all: { overall: round(overall * 100), ...percents(fields), worst: round((each[0] ?? 0) * 100) } })
  console.table(percents(extra))
}

type Scorer = {
  scoreFile(label: object, read: object): object
  aggregate(rows: object[]): {
    overall: number
    fields: Record<string, number>
    extra: Record<string, number | null>
  }
}

function rowOf(rows: Row[]) {
  const scores = rows.map(({ score }) => score)
  const cells = scoredFields.map(field => [field, round(meanOf(scores, field))])
  return {
    ...{ files: scores.length, overall: round(overallOf(scores)), worstTenth: round(worstTenthOf(scores)) },
    ...Object.fromEntries(cells),
    ...{ lostCompanies: round(lostOf(scores)), invented: round(inventedOf(scores)) },
  }
}

const round = (value: number | undefined) => (value === undefined ? '–' : Math.round(value * 10) / 10)

/** What was read wrongly, beside what is printed. */
function explain({ file, labels }: GeneratedResume, { fields, titles }: Score, read: ExtractedResume | undefined) {
  const shares = { ...fields, titles: titles.of === 0 ? null : titles.found / titles.of }
  const told = { ...labels, companies: labels.jobs, titles: labels.jobs } as Record<string, unknown>
  const jobs = read?.previousCompanies.map(({ company, title }) => ({ company, title }))
  const got = { ...read, companies: jobs, titles: jobs } as Record<string, unknown>
  for (const field of scoredFields) {
    const share = shares[field]
    if (share === null || share === 1) continue
    const [is, was] = [told, got].map(values => JSON.stringify(values[field]))
    console.log(`${file} ${field} ${Math.round(share * 100)}\n   is   ${is}\n   read ${was}`)
  }
}
