import { graphql } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { USUAL_DAYS } from '../../api/shares/words.ts'
import type { useVerbsAddMutation } from '../__generated__/useVerbsAddMutation.graphql.ts'
import type { useVerbsApplicationMutation } from '../__generated__/useVerbsApplicationMutation.graphql.ts'
import type { useVerbsDeadlineMutation } from '../__generated__/useVerbsDeadlineMutation.graphql.ts'
import type { useVerbsMoveMutation } from '../__generated__/useVerbsMoveMutation.graphql.ts'
import type { useVerbsProlongMutation } from '../__generated__/useVerbsProlongMutation.graphql.ts'
import type { useVerbsRatesMutation } from '../__generated__/useVerbsRatesMutation.graphql.ts'
import type { useVerbsReminderMutation } from '../__generated__/useVerbsReminderMutation.graphql.ts'
import type { useVerbsRemoveMutation } from '../__generated__/useVerbsRemoveMutation.graphql.ts'
import type { useVerbsSeeMutation } from '../__generated__/useVerbsSeeMutation.graphql.ts'
import { formatDate, localTime } from '../components/format.ts'
import { useRefresh } from '../list/useRefresh.ts'
import type { Answered } from '../relay/readAnswer.ts'
import { type Act, useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** The status before an action, which undo restores. */
type Former = NonNullable<useVerbsMoveMutation['variables']['input']['status']>
type Candidate = { databaseId: number; status: Former; statusSince: string }
type Application = { databaseId: number; status: Former }

/**
 * The actions that settle an item at once. `hide` removes the item from the page, or shows it again when the action is
 * undone. In both cases, the page and the number in the sidebar are loaded again.
 */
export function useVerbs(hide: (hidden: boolean) => void) {
  const [move] = useRecordAction<useVerbsMoveMutation>(moveMutation)
  const [decide] = useRecordAction<useVerbsApplicationMutation>(applicationMutation)
  const [add] = useRecordAction<useVerbsAddMutation>(addMutation)
  const [remove] = useRecordAction<useVerbsRemoveMutation>(removeMutation)
  const [prolong] = useRecordAction<useVerbsProlongMutation>(prolongMutation)
  const [postpone] = useRecordAction<useVerbsDeadlineMutation>(deadlineMutation)
  const [confirm] = useRecordAction<useVerbsRatesMutation>(ratesMutation)
  const [finish] = useRecordAction<useVerbsReminderMutation>(reminderMutation)
  const [see] = useRecordAction<useVerbsSeeMutation>(seeMutation)
  const refresh = useRefresh()
  const settle = (hidden: boolean) => {
    hide(hidden)
    refresh()
  }
  const failed = withReason('Error', 'Nothing was changed. Please try again.')
  const back = <M extends MutationParameters>(act: Act<M>, variables: M['variables']) =>
    void act(variables, { failed, onDone: () => settle(false) })
  /** Runs an action. `undo` reverses the action, and is missing if that is impossible. */
  const run = <M extends MutationParameters>(
    act: Act<M>,
    variables: M['variables'],
    { title, undo }: { title: string; undo?: (response: Answered<M>) => void },
  ) =>
    act(variables, {
      done: response => ({ title, ...(undo && { undo: () => undo(response) }) }),
      onDone: () => settle(true),
      failed,
    })
  return {
    moveCandidate: ({ databaseId: id, status: before, statusSince }: Candidate, status: CandidateStatus) =>
      run(
        move,
        { input: { id, status } },
        {
          title: `Moved to ${candidateStatuses[status]}`,
          undo: () => back(move, { input: { id, status: before, statusSince } }),
        },
      ),
    moveApplication: ({ databaseId: id, status: before }: Application, status: CandidateStatus) =>
      run(
        decide,
        { input: { id, status } },
        {
          title: `Moved to ${candidateStatuses[status]}`,
          undo: () => back(decide, { input: { id, status: before } }),
        },
      ),
    addTo: (dealId: number, talent: { databaseId: number; name: string }) =>
      run(
        add,
        { input: { dealId, talentId: talent.databaseId } },
        {
          title: `${talent.name} is a candidate now`,
          undo: ({ addCandidate: { candidate } }) => back(remove, { input: { id: candidate.databaseId } }),
        },
      ),
    prolong({ databaseId: id, version, expiresAt: before }: Versioned & { expiresAt: string | null | undefined }) {
      const expiresAt = new Date(Date.now() + USUAL_DAYS * DAY).toISOString()
      return run(
        prolong,
        { input: { id, version, expiresAt } },
        {
          title: `The link works until ${formatDate(expiresAt)}`,
          undo: ({ updateShare: { share } }) =>
            back(prolong, { input: { id, version: share.version, expiresAt: before } }),
        },
      )
    },
    extend({ databaseId: id, version, deadline: before }: Versioned & { deadline: string | null | undefined }) {
      const deadline = localTime(new Date(Date.now() + 7 * DAY)).slice(0, 10)
      return run(
        postpone,
        { input: { id, version, deadline } },
        {
          title: `The deadline is ${formatDate(deadline)} now`,
          undo: ({ updateDeal: { deal } }) =>
            back(postpone, { input: { id, version: deal.version, deadline: before } }),
        },
      )
    },
    confirmRates: (id: number) => run(confirm, { input: { id } }, { title: 'Rates confirmed' }),
    finish: (id: number) =>
      run(
        finish,
        { input: { id, isDone: true } },
        {
          title: 'Done',
          undo: () => back(finish, { input: { id, isDone: false } }),
        },
      ),
    see: (id: number) => run(see, { input: { id } }, { title: 'Seen' }),
  }
}

type Versioned = { databaseId: number; version: number }

const DAY = 86_400_000

const moveMutation = graphql`
  mutation useVerbsMoveMutation($input: UpdateCandidateInput!) {
    updateCandidate(input: $input) { candidate { status } }
  }
`

const applicationMutation = graphql`
  mutation useVerbsApplicationMutation($input: UpdateApplicationInput!) {
    updateApplication(input: $input) { application { status } }
  }
`

const addMutation = graphql`
  mutation useVerbsAddMutation($input: AddCandidateInput!) {
    addCandidate(input: $input) {
      candidate { databaseId }
      deal { candidateCount }
    }
  }
`

const removeMutation = graphql`
  mutation useVerbsRemoveMutation($input: RemoveCandidateInput!) {
    removeCandidate(input: $input) { deal { candidateCount } }
  }
`

const prolongMutation = graphql`
  mutation useVerbsProlongMutation($input: UpdateShareInput!) {
    updateShare(input: $input) { share { version expiresAt } }
  }
`

const deadlineMutation = graphql`
  mutation useVerbsDeadlineMutation($input: UpdateDealInput!) {
    updateDeal(input: $input) { deal { version deadline } }
  }
`

const ratesMutation = graphql`
  mutation useVerbsRatesMutation($input: ConfirmTalentRatesInput!) {
    confirmTalentRates(input: $input) { talent { version ratesConfirmedAt } }
  }
`

const reminderMutation = graphql`
  mutation useVerbsReminderMutation($input: SetReminderDoneInput!) {
    setReminderDone(input: $input) { reminder { doneAt } }
  }
`

const seeMutation = graphql`
  mutation useVerbsSeeMutation($input: SeeMentionInput!) {
    seeMention(input: $input) { mention { seenAt } }
  }
`
