import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Answer, answerOf, endReading } from './answer.ts'
import { alarmOf, calibrationOf, isMarked, marksPosts, type ReadRow } from './marks.ts'
import { evaluationFolder, percent } from './measure.ts'
import { ownWordsKnown } from './ownWords.ts'
import { type GeneratedResume, type Generation, generateResumes } from './resumes/resumes.ts'
import { inventedOf, lostOf, meanOf, overallOf, type Score, scoredFields, scoreOf, worstTenthOf } from './score.ts'

type Row = { resume: GeneratedResume; score: Score }

/** Scores the built-in reader on generated resumes: tables by part, producer, kind of people, language and family. */
export async function scoreReader({ wrong = false, ...generation }: Generation & { wrong?: boolean } = {}) {
  console.log(`\n${ownWordsKnown()}`)
  const resumes = await generateResumes(generation)
  const rows: Row[] = []
  const readRows: ReadRow[] = []
  for (const resume of resumes) {
    const read = await readOrRefuse(resume)
    const score = scoreOf(read, resume.labels)
    rows.push({ resume, score })
    if (read) readRows.push({ read, labels: resume.labels, score })
    if (wrong && resume.part === 'seen') explain(resume, score, read)
  }
  await endReading()
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

/** Undefined for a file that the reader refuses or cannot open. */
async function readOrRefuse({ file, bytes }: { file: string; bytes: Uint8Array }): Promise<Answer | undefined> {
  const answer = await answerOf(bytes).catch((fault: unknown) => void console.log(`${file}: ${fault}`))
  if (!answer) console.log(`${file} was refused`)
  return answer
}

/** Scores the reader on a folder of resumes with a `labels.json`, by default that of other people, with the scorer that came with it. */
export async function scoreFolder({ folder = path.join(evaluationFolder, 'resumes'), wrong = false }) {
  const scorerFile = path.join(evaluationFolder, 'score_resumes.mjs')
  if (!existsSync(scorerFile)) return console.log(`\nSkipped: there is no ${scorerFile}`)
  const { scoreFile, aggregate, company } = (await import(scorerFile)) as Scorer
  const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as FolderLabel[]
  const rows: { g: FolderLabel; s: Scored; read: Answer | undefined }[] = []
  for (const g of labels) {
    const read = await readOrRefuse({ file: g.file, bytes: readFileSync(path.join(folder, g.file)) })
    const s = scoreFile(g, read)
    if (wrong) console.log(g.file, JSON.stringify(s))
    rows.push({ g, s, read })
  }
  await endReading()
  const { overall, fields, extra } = aggregate(rows)
  const each = rows.map(row => aggregate([row]).overall).sort((one, other) => one - other)
  const worst = each.slice(0, Math.max(1, Math.round(each.length / 10)))
  console.log(`\nThe built-in reader on ${labels.length} resumes of ${folder}, percent\n`)
  const percents = (shares: Record<string, number | null>) =>
    Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [name, round(share === null ? undefined : share * 100)]),
    )
  const worstTenth = (100 * worst.reduce((sum, value) => sum + value, 0)) / worst.length
  console.table({ all: { overall: round(overall * 100), ...percents(fields), worst: round(worstTenth) } })
  console.table(percents(extra))
  console.table(sureOf(rows, company))
}

type FolderLabel = { file: string }
type Scored = { companies: { f1: number; extra?: string[]; titleAll?: number } }

/**
 * Of the firms that are shown as sure, the share that is wrong; and of the lists without one right firm, and with less than half
 * of them, how many the form warns of.
 */
function sureOf(rows: { g: FolderLabel; s: Scored; read: Answer | undefined }[], company: (name: string) => string) {
  let [sure, wrong] = [0, 0]
  for (const { s, read } of rows) {
    const firms = read?.evidence.filter(row => row.field === 'companies' && !isMarked(row)) ?? []
    sure += firms.length
    wrong += firms.filter(({ value }) => s.companies.extra?.includes(company(value ?? ''))).length
  }
  const told = (some: typeof rows) => some.filter(({ read }) => !read || marksPosts(read)).length
  const withFirms = rows.filter(({ s }) => (s.companies.titleAll ?? 0) > 0)
  const lost = withFirms.filter(({ s }) => s.companies.f1 === 0)
  const half = withFirms.filter(({ s }) => s.companies.f1 > 0 && s.companies.f1 < 0.5)
  const others = withFirms.filter(({ s }) => s.companies.f1 >= 0.5)
  return {
    ...{
      'sure firms': sure,
      'wrong of them, percent': percent(wrong, sure),
      lost: lost.length,
      'lost and told': told(lost),
    },
    ...{
      'half lost': half.length,
      'half lost and told': told(half),
      others: others.length,
      'others told': told(others),
    },
  }
}

type Scorer = {
  company(name: string): string
  scoreFile(label: object, read: object | undefined): Scored
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
function explain({ file, labels }: GeneratedResume, { fields, titles }: Score, read: Answer | undefined) {
  const shares = { ...fields, titles: titles.of === 0 ? null : titles.found / titles.of }
  const posts = labels.previousCompanies
  const told = { ...labels, companies: posts, titles: posts } as Record<string, unknown>
  const jobs = read?.previousCompanies.map(({ company, title }) => ({ company, title }))
  const got = { ...read, companies: jobs, titles: jobs } as Record<string, unknown>
  for (const field of scoredFields) {
    const share = shares[field]
    if (share === null || share === 1) continue
    const [is, was] = [told, got].map(values => JSON.stringify(values[field]))
    console.log(`${file} ${field} ${Math.round(share * 100)}\n   is   ${is}\n   read ${was}`)
  }
}
