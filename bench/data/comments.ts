import { seededRandom } from '@talentdesk/reader/bench/random'
import type { Row } from './copy.ts'
import { instantOf } from './talents.ts'
import { pick } from './words.ts'

const openings = [
  ...['Called this morning.', 'Met in person.', 'Answered by e-mail.', 'Left a message.', 'Long talk about plans.'],
  ...['Reference checked.', 'Interviewed with the client.', 'Came by recommendation.'],
]
const middles = [
  ...['Calm and precise, knows the subject well.', 'Wants to move within the year.', 'Prefers remote work.'],
  ...['Has another offer and decides next week.', 'Strong on the technical side, needs a team.'],
  ...['Notice period of three months.', 'Salary expectation is at the upper end.'],
]
const ends = ['Will call again.', 'Sent the profile.', 'Asked for an updated resume.', 'Nothing to do for now.', '']

/** Every tenth talent has 21 comments, any other talent has a single comment: three per talent on average. */
const OFTEN_EVERY = 10
const OFTEN = 21

/** True for a talent with more comments than a profile shows at first. */
export const isOftenTalkedAbout = (talentId: number) => talentId % OFTEN_EVERY === 0

/** The comments on a talent, by random colleagues. */
export function commentRows(talentId: number, colleagues: number[]): Row[] {
  const random = seededRandom(`comments ${talentId}`)
  return Array.from({ length: isOftenTalkedAbout(talentId) ? OFTEN : 1 }, () => ({
    talentId,
    userId: pick(random, colleagues),
    comment: `${pick(random, openings)} ${pick(random, middles)} ${pick(random, ends)}`.trim(),
    createdAt: instantOf(random),
  }))
}

/** The entry of a talent's timeline for its creation. */
export function activityRow(talentId: number, colleagues: number[]): Row {
  const random = seededRandom(`activity ${talentId}`)
  return { kind: 'talent.created', talentId, actorId: pick(random, colleagues), at: instantOf(random) }
}
