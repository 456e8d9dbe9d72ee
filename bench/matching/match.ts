import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { areaOf } from '@talentdesk/reader'
import { readPlainText } from '@talentdesk/reader/bench/plainText'
import { matchTalents } from '../../api/matching/match.ts'
import { type BenchDatabase, recruiterOf, startDatabase } from '../database.ts'
import { evaluationFolder } from '../material.ts'
import { advertisements } from './advertisements.ts'

type Job = { id: string; category: string; title: string; text: string }
type Resume = { id: string; category: string; text: string }

/**
 * Scores the matcher on the jobs and resumes of the evaluation data: reads the resumes by our own reader, stores them
 * as talents, and matches them as the product does. Matches twice and reports whether the results are the same. `jobs`
 * and `resumes` name other files of the same format.
 */
export async function scoreMatcher(options: { jobs?: string; resumes?: string; wrong: boolean }) {
  const files = {
    jobs: options.jobs ?? path.join(evaluationFolder, 'matching/jobs.dev.jsonl'),
    resumes: options.resumes ?? path.join(evaluationFolder, 'matching/resumes.jsonl'),
  }
  const missing = [files.jobs, files.resumes, path.join(evaluationFolder, 'score_matching.mjs')].find(
    file => !existsSync(file),
  )
  if (missing) return console.log(`The matcher is not scored: there is no ${missing}`)
  const database = await startDatabase()
  const { folder } = database
  try {
    const resumes = readLines<Resume>(files.resumes)
    const ids = await keep(database, resumes)
    const sets = [
      { name: 'the given jobs', jobs: readLines<Job>(files.jobs) },
      { name: 'advertisements of our own', jobs: advertisements },
    ]
    for (const { name, jobs } of sets) {
      const [ranking, again] = [await rank(database, jobs, ids), await rank(database, jobs, ids)]
      const same = ranking === again ? 'the same twice' : 'NOT THE SAME TWICE'
      console.log(`\nThe matcher on ${jobs.length} jobs: ${name}, ${resumes.length} resumes, ${same}\n`)
      const [jobFile, rankFile] = [path.join(folder, 'jobs.jsonl'), path.join(folder, 'ranking.jsonl')]
      await writeFile(jobFile, jobs.map(job => JSON.stringify(job)).join('\n'))
      await writeFile(rankFile, ranking)
      const flags = ['--jobs', jobFile, '--resumes', files.resumes, '--pred', rankFile]
      const score = [
        path.join(evaluationFolder, 'score_matching.mjs'),
        ...flags,
        ...(options.wrong ? ['--verbose'] : []),
      ]
      console.log(execFileSync('node', score, { encoding: 'utf8' }))
    }
  } finally {
    await database.stop()
  }
}

const readLines = <Entry>(file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Entry)

/** Stores a talent for each resume. Returns the id of the resume by the id of its talent. */
async function keep({ db }: BenchDatabase, resumes: Resume[]): Promise<Map<number, string>> {
  const ids = new Map<number, string>()
  for (const { id, text } of resumes) {
    const talent = await db.talent.create({ data: talentOf(text) })
    ids.set(talent.id, id)
  }
  await db.$executeRaw`ANALYZE "Talent"`
  return ids
}

function talentOf(text: string) {
  const fields = readPlainText(text)
  const { name, role, area, seniority, techStack, previousCompanies, summary, keyHighlights } = fields
  return { name, role, area: areaOf(area), seniority, techStack, previousCompanies, summary, keyHighlights }
}

/** The rankings of all jobs, with a line of JSON for each job. */
async function rank(database: BenchDatabase, jobs: Job[], ids: Map<number, string>): Promise<string> {
  const recruiter = recruiterOf(database)
  const lines: string[] = []
  for (const { id, title, text } of jobs) {
    const { matches } = await matchTalents(recruiter, { jobDescription: `${title}\n${text}` })
    lines.push(JSON.stringify({ jobId: id, ranked: matches.map(({ talent }) => ids.get(talent.id)) }))
  }
  return lines.join('\n')
}
