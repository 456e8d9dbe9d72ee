import { bestOf } from '../choose.ts'
import type { Part } from './jobParts.ts'

/**
 * The title and the firm among the pieces of a header. `evidence`: how strongly the words of this entry, and of entries
 * with the same layout, support this choice against the opposite one, with title and firm exchanged.
 */
export type HeaderNames = { title: Part | undefined; company: Part | undefined; evidence: number }

/**
 * Finds the title and the firm of every entry of a section at once. The entries of a section mostly have the same
 * layout, so the likely kind of a piece also counts for pieces of other entries in the same slots. After a few rounds,
 * clear entries have decided about entries of unknown words.
 */
export function nameHeaders(headers: Part[][]): HeaderNames[] {
  let votes: Votes = new Map()
  for (let round = 0; round < rounds; round += 1) votes = votesOf(headers, votes)
  const named = headers.map(parts => bestOf(choicesOf(parts, votes), choice => choice.score))
  const evidence = new Map<string, number>()
  for (const choice of named) evidence.set(patternOf(choice), (evidence.get(patternOf(choice)) ?? 0) + wordsSay(choice))
  return named.map(choice => ({
    title: choice?.title,
    company: choice?.company,
    evidence: evidence.get(patternOf(choice)) ?? 0,
  }))
}

const patternOf = (choice: Choice | undefined) =>
  [choice?.title, choice?.company].map(part => part?.place ?? '').join(' ')

const wordsSay = (choice: Choice | undefined) => (choice?.title?.leaning ?? 0) - (choice?.company?.leaning ?? 0)

const rounds = 4

/** For each slot: the number of its pieces, the number of titles minus firms (`sum`), and that of other pieces. */
type Votes = Map<string, { sum: number; neither: number; pieces: number }>

function votesOf(headers: Part[][], before: Votes): Votes {
  const votes: Votes = new Map()
  for (const parts of headers) {
    if (parts.length === 0) continue
    const choices = choicesOf(parts, before)
    const best = Math.max(...choices.map(choice => choice.score))
    const weights = choices.map(choice => Math.exp(choice.score - best))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    for (const part of parts) {
      const shareOf = (side: 'title' | 'company') =>
        choices.reduce((sum, choice, index) => sum + (choice[side] === part ? (weights[index] ?? 0) / total : 0), 0)
      const [title, company] = [shareOf('title'), shareOf('company')]
      for (const slot of part.slots) {
        const { sum, neither, pieces } = votes.get(slot) ?? { sum: 0, neither: 0, pieces: 0 }
        votes.set(slot, { sum: sum + title - company, neither: neither + 1 - title - company, pieces: pieces + 1 })
      }
    }
  }
  return votes
}

/** The evidence of a piece's own words and slots: above 0 for a title, below 0 for a firm. */
const leaningIn = (part: Part, votes: Votes) => part.leaning + ofSlots(part, votes, 'sum')

/** The evidence of a piece's own words and slots that the piece is neither title nor firm. */
const strayIn = (part: Part, votes: Votes) => part.stray + ofSlots(part, votes, 'neither')

const ofSlots = ({ slots }: Part, votes: Votes, side: 'sum' | 'neither') =>
  slots.reduce((sum, slot) => {
    const vote = votes.get(slot)
    return vote ? sum + (worthOfSlot * vote[side]) / (vote.pieces + fewPieces) : sum
  }, 0)

/** The weight of a slot with many pieces, all of them titles, and the number of pieces for half of this weight. */
const worthOfSlot = 0.5
const fewPieces = 0.5

type Choice = { title: Part | undefined; company: Part | undefined; score: number }

function choicesOf(parts: Part[], votes: Votes): Choice[] {
  const [only] = parts
  if (only && parts.length === 1) {
    const leaning = leaningIn(only, votes) - firmAlone
    return [
      { title: only, company: undefined, score: leaning },
      { title: undefined, company: only, score: -leaning },
    ]
  }
  const leanings = parts.map(part => leaningIn(part, votes))
  const costs = parts.map((part, index) => strayIn(part, votes) + placeCost(index) + (part.aside ? asideCost : 0))
  return parts.flatMap((title, one) =>
    parts.flatMap((company, other): Choice[] => {
      if (one === other) {
        // A remark such as 'Freelance' may be the firm. In a header with a remark, only a title with a firm is chosen.
        const score = (leanings[one] ?? 0) - (costs[one] ?? 0) - withoutFirm
        return parts.some(part => part.aside) ? [] : [{ title, company: undefined, score }]
      }
      const first = one < other ? titleFirst : 0
      const cost = (costs[one] ?? 0) + (costs[other] ?? 0)
      return [{ title, company, score: (leanings[one] ?? 0) - (leanings[other] ?? 0) + first - cost }]
    }),
  )
}

/** In points of evidence: the preference for a firm if a header has only one piece. */
const firmAlone = 0.8
/** In points of evidence: the preference for the title before the firm. */
const titleFirst = 0.4
/** In points of evidence: the penalty for a title without a firm in a header of several pieces. */
const withoutFirm = 4
const asideCost = 2
const placeCost = (index: number) => (index < 2 ? 0 : Math.min(0.7 * (index - 1), 2))
