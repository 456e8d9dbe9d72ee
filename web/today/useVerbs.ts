import { graphql } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { USUAL_DAYS } from '../../api/shares/words.ts'
import type { useVerbsAddMutation } from '../__generated__/useVerbsAddMutation.graphql.ts'
import type { useVerbsApplicationMutation } from '../__generated__/useVerbsApplicationMutation.graphql.ts'
import type { useVerbsMoveMutation } from '../__generated__/useVerbsMoveMutation.graphql.ts'
import type { useVerbsProlongMutation } from '../__generated__/useVerbsProlongMutation.graphql.ts'
import type { useVerbsRatesMutation } from '../__generated__/useVerbsRatesMutation.graphql.ts'
import type { useVerbsReminderMutation } from '../__generated__/useVerbsReminderMutation.graphql.ts'
import type { useVerbsSeeMutation } from '../__generated__/useVerbsSeeMutation.graphql.ts'
import { formatDate } from '../components/format.ts'
import type { ToastWords } from '../components/Toasts.tsx'
import { type Act, useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** What settles an item at once. `onDone` takes it from the page. */
export function useVerbs(onDone: () => void) {
  const [move] = useRecordAction<useVerbsMoveMutation>(moveMutation)
  const [decide] = useRecordAction<useVerbsApplicationMutation>(applicationMutation)
  const [add] = useRecordAction<useVerbsAddMutation>(addMutation)
  const [prolong] = useRecordAction<useVerbsProlongMutation>(prolongMutation)
  const [confirm] = useRecordAction<useVerbsRatesMutation>(ratesMutation)
  const [finish] = useRecordAction<useVerbsReminderMutation>(reminderMutation)
  const [see] = useRecordAction<useVerbsSeeMutation>(seeMutation)
  const run = <M extends MutationParameters>(act: Act<M>, variables: M['variables'], done: ToastWords) =>
    act(variables, { done, onDone, failed: withReason('Error', 'Nothing was changed. Please try again.') })
  return {
    moveCandidate: (id: number, status: CandidateStatus) =>
      run(move, { input: { id, status } }, { title: `Moved to ${candidateStatuses[status]}` }),
    moveApplication: (id: number, status: CandidateStatus) =>
      run(decide, { input: { id, status } }, { title: `Moved to ${candidateStatuses[status]}` }),
    addTo: (dealId: number, talent: { databaseId: number; name: string }) =>
      run(add, { input: { dealId, talentId: talent.databaseId } }, { title: `${talent.name} is a candidate now` }),
    prolong({ databaseId: id, version }: { databaseId: number; version: number }) {
      const expiresAt = new Date(Date.now() + USUAL_DAYS * DAY).toISOString()
      return run(
        prolong,
        { input: { id, version, expiresAt } },
        { title: `The link works until ${formatDate(expiresAt)}` },
      )
    },
    confirmRates: (id: number) => run(confirm, { input: { id } }, { title: 'Rates confirmed' }),
    finish: (id: number) => run(finish, { input: { id, isDone: true } }, { title: 'Done' }),
    see: (id: number) => run(see, { input: { id } }, { title: 'Seen' }),
  }
}

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
    addCandidate(input: $input) { deal { candidateCount } }
  }
`

const prolongMutation = graphql`
  mutation useVerbsProlongMutation($input: UpdateShareInput!) {
    updateShare(input: $input) { share { version expiresAt } }
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
