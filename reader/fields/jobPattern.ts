import { bestOf } from '../choose.ts'
import type { Part } from './jobParts.ts'

/**
 * The title and the firm among the pieces of a header. `evidence` is the weight of the words of this entry, and of those printed
 * like it, for this choice rather than the other way round.
 */
export type HeaderNames = { title: Part | undefined; company: Part | undefined; evidence: number }

/**
 * Finds the title and the firm of every entry of a section at once. The entries of a section are mostly printed alike, so
 * what is likely in one counts for the pieces of others in the same slots: in a few rounds, entries that are sure
 * decide about those of unknown words.
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

/** For each slot, how many pieces it has, how many more of them are titles than firms, and how many are neither. */
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

/** The leaning of a piece by its own words and its slots: above 0 to a title, below to a firm. */
const leaningIn = (part: Part, votes: Votes) => part.leaning + ofSlots(part, votes, 'sum')

/** The same for a piece that is neither. */
const strayIn = (part: Part, votes: Votes) => part.stray + ofSlots(part, votes, 'neither')

const ofSlots = ({ slots }: Part, votes: Votes, side: 'sum' | 'neither') =>
  slots.reduce((sum, slot) => {
    const vote = votes.get(slot)
    return vote ? sum + (worthOfSlot * vote[side]) / (vote.pieces + fewPieces) : sum
  }, 0)

/** The worth of a slot of which all pieces are titles, and the number of pieces for which it counts half. */
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
        // 'Freelance' is no title, and stands for a firm.
        const score = (leanings[one] ?? 0) - (costs[one] ?? 0) - withoutFirm
        return parts.some(part => part.aside) ? [] : [{ title, company: undefined, score }]
      }
      const first = one < other ? titleFirst : 0
      const cost = (costs[one] ?? 0) + (costs[other] ?? 0)
      return [{ title, company, score: (leanings[one] ?? 0) - (leanings[other] ?? 0) + first - cost }]
    }),
  )
}

/** Without any other evidence, a piece alone is a firm. */
const firmAlone = 0.8
/** Without any other evidence, the title stands before the firm, and both before the rest. */
const titleFirst = 0.4
/** A piece that looks so much like a title is no firm beside another. */
const withoutFirm = 4
const asideCost = 2
const placeCost = (index: number) => (index < 2 ? 0 : Math.min(0.7 * (index - 1), 2))
