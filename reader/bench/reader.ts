import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Answer, answerOf, endReading } from './answer.ts'
import { factScoreOf, scoredFacts } from './facts.ts'
import { evaluationFolder, percent, rounded } from './measure.ts'
import type { Part } from './resumes/families.ts'
import { type GeneratedResume, type Generation, generateResumes } from './resumes/resumes.ts'
import * as scores from './score.ts'

type Row = { resume: GeneratedResume; score: scores.Score; read: Answer | undefined }

/** Scores the built-in reader on generated resumes. Prints tables by part, producer, kind, language and family. */
export async function scoreReader({ wrong = false, ...generation }: Generation & { wrong?: boolean } = {}) {
  const rows: Row[] = []
  for (const resume of await generateResumes(generation)) {
    const read = await readOrRefuse(resume)
    rows.push({ resume, read, score: scores.scoreOf(read, resume.labels) })
  }
  await endReading()
  if (wrong) for (const row of rows) if (row.resume.part === 'seen') explain(row)
  console.log(`\nThe built-in reader on ${rows.length} generated resumes, percent`)
  for (const by of ['part', 'producer', 'kind', 'language', 'family'] as const) {
    const groups = [...new Set(rows.map(({ resume }) => resume[by]))]
    const tables = groups.map(group => [group, tableRow(rows.filter(({ resume }) => resume[by] === group))])
    console.log(`\nBy ${by}`)
    console.table({ ...Object.fromEntries(tables), ...(by === 'part' ? { all: tableRow(rows) } : {}) })
  }
  console.log('\nFacts beside the fields')
  console.table(Object.fromEntries((['seen', 'heldOut'] as const).map(part => [part, factsRow(rows, part)])))
  console.table(
    sureOf(
      rows.map(({ resume, read, score }) => ({
        ...{ read, found: score.fields.companies ?? 1, hasFirms: score.lostCompanies !== null },
        isWrong: firm => !resume.labels.previousCompanies.some(post => scores.isFirm(firm, post)),
      })),
    ),
  )
}

function tableRow(rows: Row[]) {
  const all = rows.map(({ score }) => score)
  const fields = scores.scoredFields.map(field => [field, rounded(scores.meanOf(all, field))])
  return {
    ...{ files: all.length, overall: rounded(scores.overallOf(all)) },
    ...{ worstTenth: rounded(worstTenth(all.map(score => scores.overallOf([score])))), ...Object.fromEntries(fields) },
    ...{ lostCompanies: rounded(scores.lostOf(all)), invented: rounded(scores.inventedOf(all)) },
  }
}

function factsRow(rows: Row[], part: Part) {
  const all = rows.flatMap(({ resume, read }) =>
    resume.part === part && read?.facts ? [factScoreOf(read.facts, resume.facts)] : [],
  )
  return Object.fromEntries(scoredFacts.map(fact => [fact, rounded(scores.shareOf(all.map(score => score[fact])))]))
}

/** The mean of the worst tenth of the values. */
function worstTenth(each: number[]): number {
  const worst = each.sort((one, other) => one - other).slice(0, Math.max(1, Math.round(each.length / 10)))
  return worst.reduce((sum, value) => sum + value, 0) / worst.length
}

/** Prints wrongly read values beside the right ones. */
function explain({ resume: { file, labels }, score: { fields, titles }, read }: Row) {
  const shares = { ...fields, titles: titles.of === 0 ? null : titles.found / titles.of }
  const posts = (all: object[] = []) => ({ companies: all, titles: all })
  const known: Record<string, unknown> = { ...labels, ...posts(labels.previousCompanies) }
  const got: Record<string, unknown> = {
    ...{ ...read, ...posts(read?.previousCompanies.map(({ company, title }) => ({ company, title }))) },
  }
  for (const field of scores.scoredFields) {
    const share = shares[field]
    if (share === null || share === 1) continue
    const [is, was] = [known, got].map(values => JSON.stringify(values[field]))
    console.log(`${file} ${field} ${Math.round(share * 100)}\n   is   ${is}\n   read ${was}`)
  }
}

/** Reads a file. Undefined if the reader refuses or cannot open it. */
async function readOrRefuse({ file, bytes }: { file: string; bytes: Uint8Array }): Promise<Answer | undefined> {
  const answer = await answerOf(bytes).catch((fault: unknown) => void console.log(`${file}: ${fault}`))
  if (!answer) console.log(`${file} was refused`)
  return answer
}

/** Scores the reader on a folder of resumes with a `labels.json`, by default the evaluation data, with its scorer. */
export async function scoreFolder({ folder = path.join(evaluationFolder, 'resumes'), wrong = false }) {
  const scorerFile = path.join(evaluationFolder, 'score_resumes.mjs')
  if (!existsSync(scorerFile)) return console.log(`\nSkipped: there is no ${scorerFile}`)
  const { scoreFile, aggregate, company } = (await import(scorerFile)) as Scorer
  const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as { file: string }[]
  const rows: { g: object; s: Scored; read: Answer | undefined }[] = []
  for (const g of labels) {
    const read = await readOrRefuse({ file: g.file, bytes: readFileSync(path.join(folder, g.file)) })
    const s = scoreFile(g, read)
    if (wrong) console.log(g.file, JSON.stringify(s))
    rows.push({ g, s, read })
  }
  await endReading()
  const { overall, fields, extra } = aggregate(rows)
  const percents = (shares: Record<string, number | null>) =>
    Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [name, rounded(share === null ? share : share * 100)]),
    )
  const worst = worstTenth(rows.map(row => aggregate([row]).overall))
  console.log(`\nThe built-in reader on ${labels.length} resumes of ${folder}, percent\n`)
  console.table({ all: percents({ overall, ...fields, worst }) })
  console.table(percents(extra))
  console.table(
    sureOf(
      rows.map(({ s: { companies }, read }) => ({
        ...{ read, found: companies.f1, hasFirms: (companies.titleAll ?? 0) > 0 },
        isWrong: firm => companies.extra?.includes(company(firm)) ?? false,
      })),
    ),
  )
}

type Scored = { companies: { f1: number; extra?: string[]; titleAll?: number } }
type Scorer = {
  company(name: string): string
  scoreFile(label: object, read: object | undefined): Scored
  aggregate(rows: object[]): {
    overall: number
    fields: Record<string, number>
    extra: Record<string, number | null>
  }
}

/** A list of posts as read, the share of posts that were found, and a function that recognises wrong firms. */
type List = { read: Answer | undefined; found: number; hasFirms: boolean; isWrong: (firm: string) => boolean }

/**
 * The share of wrong firms among firms shown as sure. Also for how many lists the form shows a warning: of lists
 * without a right firm, of lists with less than half of the firms, and of all other lists.
 */
function sureOf(lists: List[]) {
  const sure = lists.flatMap(({ read, isWrong }) =>
    (read?.evidence ?? [])
      .filter(({ field, confidence }) => field === 'companies' && confidence >= SURE)
      .map(({ value }) => isWrong(value ?? '')),
  )
  const warned = (some: List[]) => some.filter(({ read }) => !read || marksPosts(read)).length
  const some = lists.filter(({ hasFirms }) => hasFirms)
  const lost = some.filter(({ found }) => found === 0)
  const half = some.filter(({ found }) => found > 0 && found < 0.5)
  const others = some.filter(({ found }) => found >= 0.5)
  return {
    ...{ 'sure firms': sure.length, 'wrong of them, percent': percent(sure.filter(Boolean).length, sure.length) },
    ...{
      lost: lost.length,
      'lost and warned': warned(lost),
      'half lost': half.length,
      'half lost and warned': warned(half),
    },
    ...{ others: others.length, 'others warned': warned(others) },
  }
}

/** Minimum confidence of a value that is shown as sure. Other values are marked, so that the user checks them. */
const SURE = 0.85

/** Whether the form warns of missing positions, or asks for the employer of a position. */
const marksPosts = ({ doubts, positionsWithoutEmployer }: Answer) =>
  doubts.some(({ kind }) => kind.startsWith('COMPANIES_')) || positionsWithoutEmployer.length > 0
