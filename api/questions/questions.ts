import { z } from 'zod'
import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Id, Staff } from '../deps.ts'
import { checkVersion, InvalidInput } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { answersRules, type Question, questionsRules } from './rules.ts'

/** A version of a deal's questions. Version 0 has no questions. */
export type Questions = { version: number; questions: Question[] }

/** An answer with the wording of its question. */
export type Answer = { question: string; answer: string; isWrong: boolean }

const NO_QUESTIONS: Questions = { version: 0, questions: [] }

/**
 * Sets the questions of a deal. Applicants who opened the form with a former version still answer that version. Throws
 * InvalidInput, NotFound, and Conflict when `version` is not current.
 */
export function setQuestions(
  { viewer, transaction }: Staff,
  { id, version, ...input }: Id & { version?: number | null; questions: object[] },
): Promise<Id> {
  const { questions } = parse(questionsRules, input)
  return transaction(async tx => {
    await lockDeal(tx, id)
    const before = await latestOf(tx, id)
    checkVersion('list of questions', before, version)
    if (JSON.stringify(before.questions) === JSON.stringify(questions)) return { id }
    await tx.questionSet.create({ data: { dealId: id, version: before.version + 1, questions } })
    await record(tx, viewer, 'deal.questionsSet', { dealId: id }, [
      { field: 'questions', before: inWords(before), after: inWords({ questions }) },
    ])
    return { id }
  })
}

/** The current questions of a deal. */
export const latestOf = async (db: Tx, dealId: number): Promise<Questions> =>
  questionsIn(await db.questionSet.findMany({ ...LATEST, where: { dealId } }))

/** Selects the current version of a deal's questions. */
export const LATEST = {
  select: { version: true, questions: true },
  orderBy: { version: 'desc' },
  take: 1,
} as const

type Stored = { version: number; questions: unknown }

export const questionsIn = ([latest]: Stored[]): Questions => (latest ? read(latest) : NO_QUESTIONS)

const read = ({ version, questions }: Stored): Questions => ({
  version,
  questions: questionsRules.shape.questions.parse(questions),
})

type SentAnswers = { dealId: number; version?: number | null; answers?: unknown }

/**
 * Checks answers against the questions of `version`, by default the current version, and returns them with the wording
 * of the questions. The documented calls may omit `answers`; then no answer is required. Throws InvalidInput.
 */
export async function takeAnswers(db: Tx, { dealId, version, answers: sent }: SentAnswers): Promise<Answer[]> {
  if (sent == null) return []
  const given = new Map(parse(answersRules, sent).map(({ number, answer }) => [number, answer ?? '']))
  const { questions } = await versionOf(db, dealId, version)
  const unknown = [...given.keys()].find(number => !questions[number - 1])
  if (unknown !== undefined) throw new InvalidInput(`There is no question ${unknown}`)
  return questions.flatMap((question, index) => {
    const answer = given.get(index + 1) ?? ''
    const fault = faultOf(question, answer)
    if (fault) throw new InvalidInput(fault, { [`answers.${index + 1}`]: fault })
    if (!answer) return []
    return [{ question: question.text, answer, isWrong: question.wrongAnswers.includes(answer) }]
  })
}

function faultOf({ text, kind, choices, isRequired }: Question, answer: string): string | null {
  if (!answer) return isRequired ? `Please answer: ${text}` : null
  return kind === 'TEXT' || choices.includes(answer) ? null : `Please choose one of the answers: ${text}`
}

async function versionOf(db: Tx, dealId: number, version: number | null | undefined): Promise<Questions> {
  if (version == null) return latestOf(db, dealId)
  if (version === 0) return NO_QUESTIONS
  const set = await db.questionSet.findUnique({ where: { dealId_version: { dealId, version } } })
  if (!set) throw new InvalidInput('These questions were never asked')
  return read(set)
}

/** Parses the stored answers of an application. */
export const readAnswers = (stored: unknown): Answer[] => storedAnswers.parse(stored)

const storedAnswers = z.array(z.object({ question: z.string(), answer: z.string(), isWrong: z.boolean() }))

const inWords = ({ questions }: Pick<Questions, 'questions'>) => questions.map(({ text }) => text).join('\n') || null
