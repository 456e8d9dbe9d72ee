import type { FillDealDialogQuery$data } from '../../__generated__/FillDealDialogQuery.graphql.ts'
import { applicantName, withRowsOfTheirOwn } from '../../candidates/applicants.ts'
import { formatDate, formatMoney } from '../../components/format.ts'
import { candidateStatusWords } from '../../components/statuses.ts'
import type { Picked } from '../../forms/Picker.tsx'

export type Deal = NonNullable<FillDealDialogQuery$data['deal']>
export type Candidate = Deal['candidates'][number]

/** The decision about another candidate; `Picked` is the deal that the candidate moves to. */
export type Act = 'KEEP' | 'REJECT' | Picked

/** A candidate or applicant other than the winner. `key` identifies the decision about this person in the form. */
export type Other = { key: string; id: number; kind: 'candidates' | 'applications'; name: string; status: string } & {
  talentId: number | null
}

const isOut = ({ status }: { status: string }) => status === 'REJECTED' || status === 'WITHDRAWN'

/** The candidates who could win, the latest stage first: the first candidate is preselected. */
export function contenders({ candidates }: Deal): Candidate[] {
  const stage = ({ status }: Candidate) => Object.keys(candidateStatusWords).indexOf(status)
  return candidates
    .filter(candidate => candidate.talent && !isOut(candidate))
    .sort((one, other) => stage(other) - stage(one) || other.updatedAt.localeCompare(one.updatedAt))
}

/** The candidates and applicants except the winner and except those who are rejected or withdrawn. */
export function othersThan(winner: number | undefined, { candidates, applications }: Deal): Other[] {
  return [
    ...candidates.map(({ databaseId: id, talentId, status, talent }) => ({
      ...{ key: `candidate ${id}`, id, kind: 'candidates' as const, talentId, status },
      name: talent?.name ?? 'Unknown talent',
    })),
    ...withRowsOfTheirOwn(applications, candidates).map(({ databaseId: id, talentId, status, name }) => ({
      ...{ key: `application ${id}`, id, kind: 'applications' as const, talentId: talentId ?? null, status },
      name: applicantName(name),
    })),
  ].filter(other => !isOut(other) && (winner === undefined || other.talentId !== winner))
}

type Filled = {
  deal: Deal
  winner: Candidate | undefined
  startDate: string
  /** The typed amounts that differ from the deal's amounts, with their labels. */
  amounts: readonly { label: string; before: string; after: string }[]
  setAssigned: boolean
  others: readonly (Other & { act: Act })[]
}

/** The consequences of filling the deal, a sentence each. */
export function consequences({ deal, winner, startDate, amounts, setAssigned, others }: Filled): string[] {
  const name = winner?.talent?.name ?? 'Nobody'
  const former = deal.candidates.find(({ status }) => status === 'SELECTED')
  const rejected = others.filter(({ act }) => act === 'REJECT')
  const kept = others.filter(({ act }) => act === 'KEEP')
  return [
    `${name} becomes Selected`,
    ...(former?.talent && former !== winner ? [`${former.talent.name} goes back to Interviewed`] : []),
    `Deal becomes Filled${startDate && `, starts ${formatDate(startDate)}`}`,
    ...amounts.map(
      ({ label, before, after }) => `${label} becomes ${formatMoney(after)}${before && `, was ${formatMoney(before)}`}`,
    ),
    ...(setAssigned && winner?.talent?.status !== 'ASSIGNED' ? [`${name}’s status becomes Assigned`] : []),
    ...others.flatMap(other => (typeof other.act === 'object' ? `${other.name} moves to ${other.act.name}` : [])),
    ...(rejected.length > 0 ? [`${listed(rejected)} ${rejected.length === 1 ? 'becomes' : 'become'} Rejected`] : []),
    ...(kept.length > 0 ? [`${listed(kept)} ${kept.length === 1 ? 'stays on the deal' : 'stay on the deal'}`] : []),
  ]
}

/** Lists names as 'Ben, Cleo and 12 others'. */
function listed(others: readonly Other[]): string {
  const names = others.map(({ name }) => name)
  if (names.length > MOST_NAMES + 1)
    return `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} others`
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

const MOST_NAMES = 3
