import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createExtraction } from '../../api/extraction/extraction.ts'
import { evaluationFolder } from '../material.ts'
import { familyNames, type GeneratedResume, type Generation, generateResumes } from './resumes/resumes.ts'
import { meanOf, overallOf, type Score, scoredFields, scoreOf } from './score.ts'

/** Scores the built-in reader on generated resumes: a table by field for each layout and language. */
export async function scoreReader(options: Generation & { wrong?: boolean } = {}) {
  const resumes = await generateResumes(options)
  const extraction = createExtraction({ name: 'local' })
  const rows: { resume: GeneratedResume; score: Score }[] = []
  for (const resume of resumes) {
    const read = await extraction.extractResume({ bytes: resume.bytes }).catch(() => undefined)
    const score = scoreOf(read, resume.labels)
    rows.push({ resume, score })
    if (options.wrong) explain(resume, score, read)
  }
  await extraction.close()
  console.log(`\nThe built-in reader on ${resumes.length} generated resumes, percent\n`)
  const scores = (rows: { score: Score }[]) => rows.map(({ score }) => score)
  console.table({
    ...Object.fromEntries(
      familyNames
        .filter(family => resumes.some(resume => resume.family === family))
        .map(family => [family, rowOf(scores(rows.filter(({ resume }) => resume.family === family)))]),
    ),
    ...Object.fromEntries(
      [...new Set(resumes.map(({ language }) => language))].map(language => [
        `in ${language}`,
        rowOf(scores(rows.filter(({ resume }) => resume.language === language))),
      ]),
    ),
    all: rowOf(scores(rows)),
  })
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
  const { overall, fields } = aggregate(rows)
  console.log(`\nThe built-in reader on ${labels.length} resumes of other people, percent\n`)
  const percents = Object.entries(fields).map(([field, share]) => [field, round(share * 100)])
  console.table({ all: { overall: round(overall * 100), ...Object.fromEntries(percents) } })
}

type Scorer = {
  scoreFile(label: object, read: object): object
  aggregate(rows: object[]): { overall: number; fields: Record<string, number> }
}

function rowOf(scores: Score[]) {
  const cells = scoredFields.map(field => [field, round(meanOf(scores, field))])
  return { files: scores.length, overall: round(overallOf(scores)), ...Object.fromEntries(cells) }
}

const round = (value: number | undefined) => (value === undefined ? '–' : Math.round(value * 10) / 10)

/** What was read wrongly, beside what is printed. */
function explain({ file, labels }: GeneratedResume, score: Score, read: object | undefined) {
  const told = { ...labels, companies: labels.jobs, titles: labels.jobs } as Record<string, unknown>
  const got = {
    ...read,
    companies: (read as { previousCompanies?: { company: string; title: string }[] })?.previousCompanies?.map(
      ({ company, title }) => ({ company, title }),
    ),
  } as Record<string, unknown>
  for (const field of scoredFields) {
    if (score[field] === null || score[field] === 1) continue
    const seen = field === 'titles' ? got.companies : got[field]
    console.log(
      `${file} ${field} ${Math.round((score[field] ?? 0) * 100)}\n   is   ${JSON.stringify(told[field])}\n   read ${JSON.stringify(seen)}`,
    )
  }
}
