import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { matchTalents } from '../../api/matching/match.ts'
import { recruiterOf, startDatabase } from '../database.ts'

const folder = path.join(import.meta.dirname, 'languages')

/** A line of a language's file: the kind of work, an advertisement for it, and two talents with that work. */
const lineRules = z
  .string()
  .transform(line => line.split(' | '))
  .pipe(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]))
  .transform(([work, title, text, ...talents]) => ({ work, title, text, talents }))

type Line = z.output<typeof lineRules> & { language: string; isHeldOut: boolean }

/** All lines. Every second line is held out: its misses were never looked at while the matcher was improved. */
const lines: Line[] = readdirSync(folder).flatMap(file => {
  const language = path.basename(file, '.json')
  const read = z.array(lineRules).parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  return read.map((line, at) => ({ ...line, language, isHeldOut: at % 2 === 1 }))
})

/**
 * Scores the matcher on jobs in each language, among invented talents of all languages. `found`: the share of talents
 * with this work, in any language, among the top ranks. `own`: the share of the two talents in the job's own language
 * that are among the top ranks.
 */
export async function scoreLanguages({ wrong }: { wrong: boolean }) {
  const database = await startDatabase()
  try {
    const people = new Map<number, Line>()
    for (const line of sortedByWork(lines)) {
      for (const [role = '', summary = ''] of line.talents.map(talent => talent.split(': '))) {
        const data = { name: role, role, summary, area: 'OTHER' as const, seniority: '' }
        people.set((await database.db.talent.create({ data })).id, line)
      }
    }
    const recruiter = recruiterOf(database)
    const scores: Score[] = []
    for (const job of lines) {
      const alike = [...people.values()].filter(({ work }) => work === job.work).length
      const { matches } = await matchTalents(recruiter, { jobDescription: `${job.title}\n${job.text}` })
      const first = matches.slice(0, alike).map(({ talent }) => ({ role: talent.role, line: people.get(talent.id) }))
      const fitting = first.filter(({ line }) => line?.work === job.work)
      const own = fitting.filter(({ line }) => line === job).length / job.talents.length
      scores.push({ job, found: fitting.length / alike, own })
      if (wrong && !job.isHeldOut && (own < 1 || fitting.length < alike * 0.8)) {
        const others = first.filter(({ line }) => line?.work !== job.work).map(({ role }) => role)
        console.log(
          `${job.language}, ${job.title}: own ${own}, ${fitting.length} of ${alike}, not ${others.join('; ')}`,
        )
        console.log(`  missing: ${missing(people, first, job.work).join('; ')}`)
      }
    }
    print(scores)
  } finally {
    await database.stop()
  }
}

type Score = { job: Line; found: number; own: number }

/** Lines sorted by work. On a tie, the matcher ranks older talents first, so this order favours no language. */
const sortedByWork = (all: Line[]) =>
  [...all].sort((one, other) => (one.work < other.work ? -1 : one.work > other.work ? 1 : 0))

function missing(people: Map<number, Line>, first: { role: string }[], work: string): string[] {
  return [...people.values()]
    .filter((line, at, all) => line.work === work && all.indexOf(line) === at)
    .flatMap(({ talents }) => talents.map(talent => talent.split(': ')[0] ?? ''))
    .filter(role => !first.some(other => other.role === role))
}

function print(scores: Score[]) {
  const languages = [...new Set(scores.map(({ job }) => job.language))]
  console.log(`\nThe matcher on ${scores.length} jobs in ${languages.length} languages, percent\n`)
  console.table(
    Object.fromEntries(
      [...languages, 'all'].map(language => {
        const of = scores.filter(({ job }) => language === 'all' || job.language === language)
        const heldOut = of.filter(({ job }) => job.isHeldOut)
        const seen = of.filter(({ job }) => !job.isHeldOut)
        return [
          language,
          {
            ...{ 'same work': percent(seen, 'found'), 'own language': percent(seen, 'own') },
            ...{ 'held out: same work': percent(heldOut, 'found'), 'own language (held out)': percent(heldOut, 'own') },
          },
        ]
      }),
    ),
  )
}

const percent = (scores: Score[], what: 'found' | 'own') =>
  Math.round((1000 * scores.reduce((sum, score) => sum + score[what], 0)) / scores.length) / 10
