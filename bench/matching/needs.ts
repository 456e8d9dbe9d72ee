import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { alternativesOf } from '../../api/matching/alternatives.ts'
import { type Requirement, readRequirements } from '../../api/matching/requirements.ts'
import { evaluationFolder } from '../material.ts'

/** Kinds of requirements, by their names in the labels. */
const KINDS = { ROLE: 'role', SENIORITY: 'level', YEARS: 'years', SKILL: 'skill', LANGUAGE: 'language' } as const

/** Scores the requirements read from labelled advertisements, with the scorer of the evaluation data. */
export async function scoreNeeds() {
  const [gold, scorer] = ['ads.jsonl', 'score_ads.mjs'].map(file => path.join(evaluationFolder, 'ads', file)) as [
    string,
    string,
  ]
  if (!existsSync(gold)) return console.log(`Requirements are not scored: there is no ${gold}`)
  const ads = readFileSync(gold, 'utf8').trim().split('\n')
  const read = ads.map(line => {
    const { id, text }: { id: string; text: string } = JSON.parse(line)
    return JSON.stringify({ id, needs: readRequirements(text).map(needOf) })
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-needs-'))
  try {
    const predicted = path.join(folder, 'needs.jsonl')
    await writeFile(predicted, read.join('\n'))
    const kinds = ['--kinds', Object.values(KINDS).join(',')]
    console.log(
      `\nRequirements\n\n${execFileSync('node', [scorer, '--gold', gold, '--pred', predicted, ...kinds], { encoding: 'utf8' })}`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function needOf({ kind, label, importance }: Requirement) {
  const need = { kind: KINDS[kind], strength: importance === 'MUST' ? 'must' : 'wish' }
  if (kind !== 'YEARS') return { ...need, anyOf: kind === 'SKILL' ? alternativesOf(label) : [label] }
  const [, years, of = 'experience'] = /^(\d+) years?(?: of (.+))?$/.exec(label) ?? []
  return { ...need, anyOf: [of], value: Number(years) }
}
