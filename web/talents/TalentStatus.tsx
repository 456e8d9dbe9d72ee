import { type GraphQLTaggedNode, graphql, useFragment } from 'react-relay'
import type { TalentStatus as Status } from '../../api/talents/words.ts'
import type { SetTalentStatusInput } from '../__generated__/TalentRowStatusMutation.graphql.ts'
import type { TalentStatus_talent$key } from '../__generated__/TalentStatus_talent.graphql.ts'
import { StatusSelect } from '../components/StatusSelect.tsx'
import { talentStatusWords } from '../components/statuses.ts'
import { type ActionOptions, useRecordAction } from '../relay/useRecordAction.ts'

type Mutation = { response: Record<string, unknown>; variables: { input: SetTalentStatusInput } }

type Props = Pick<ActionOptions<Mutation>, 'failed' | 'onDone'> & {
  talent: TalentStatus_talent$key
  /** The mutation that sets the status; its response must have at least the status and version. */
  mutation: GraphQLTaggedNode
}

/** Selects the status of a talent, with an optimistic update. */
export function TalentStatus({ talent: key, mutation, ...options }: Props) {
  const { id, databaseId, name, status } = useFragment(fragment, key)
  const [act] = useRecordAction<Mutation>(mutation)
  const choose = (next: Status) =>
    act(
      { input: { id: databaseId, status: next } },
      {
        optimisticUpdater: store => store.get(id)?.setValue(next, 'status'),
        done: { title: 'Status updated', text: `Talent status has been updated to ${talentStatusWords[next].label}.` },
        ...options,
      },
    )
  if (status === '%future added value') return null
  return <StatusSelect label={`Status of ${name}`} words={talentStatusWords} value={status} onChange={choose} />
}

const fragment = graphql`
  fragment TalentStatus_talent on Talent { id databaseId name status }
`
