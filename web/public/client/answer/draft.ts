import type { ClientAnswer } from '../../../../api/shares/words.ts'
import { localTime } from '../../../components/format.ts'

/** A client's answer about a profile, as stored by the server. */
export type StoredAnswer = {
  answer: ClientAnswer
  times: readonly string[]
  comment: string | null | undefined
  answeredAt: string
  version: number
  /** True while the answer is being sent. */
  isSending?: true
}

/** An answer that is being written. Times have the format of a date-time field, in the client's own time zone. */
export type Draft = { answer: ClientAnswer; times: readonly string[]; comment: string }

/** The problem that the form shows when an answer was not sent. */
export type AnswerProblem = { text: string; times?: string | undefined; comment?: string | undefined }

/** The draft with another choice. Typed entries stay in the draft, even if they are not sent with this choice. */
export function chosen(answer: ClientAnswer, draft: Draft | undefined, given: StoredAnswer | null): Draft {
  if (draft) return { ...draft, answer }
  const times = given?.times.map(localTime) ?? []
  return { answer, times: times.length > 0 ? times : [''], comment: given?.comment ?? '' }
}

/** The part of the mutation's input that is made from a draft. */
export function sendable({ answer, times, comment }: Draft) {
  return {
    answer,
    times: answer === 'INTERVIEW' ? times.filter(Boolean).map(time => new Date(time).toISOString()) : [],
    comment: comment.trim() || null,
  }
}
