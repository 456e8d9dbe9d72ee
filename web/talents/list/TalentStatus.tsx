import { graphql, useFragment } from 'react-relay'
import type { TalentStatus as Status } from '../../../api/talents/rules.ts'
import type { TalentStatus_talent$key } from '../../__generated__/TalentStatus_talent.graphql.ts'
import type { TalentStatusMutation } from '../../__generated__/TalentStatusMutation.graphql.ts'
import { StatusSelect } from '../../components/StatusSelect.tsx'
import { talentStatusWords } from '../../components/statuses.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** The status, changed where it stands: at once, and back again when the server refuses. */
export function TalentStatus({ talent: key }: { talent: TalentStatus_talent$key }) {
  const { id, databaseId, name, status } = useFragment(fragment, key)
  const [setStatus] = useMutation<TalentStatusMutation>(mutation)
  const refresh = useRefresh()
  const toast = useToast()

  async function choose(next: Status) {
    try {
      const optimisticResponse = { setTalentStatus: { talent: { id, status: next } } }
      const answer = await setStatus({ input: { id: databaseId, status: next } }, { optimisticResponse })
      if (!answer) return
      toast({
        title: 'Status updated',
        text: `Talent status has been updated to ${talentStatusWords[next].label}.`,
        intent: 'success',
      })
      refresh()
    } catch {
      toast({ title: 'Error', text: 'Failed to update talent status. Please try again.', intent: 'error' })
    }
  }
  if (status === '%future added value') return null
  return <StatusSelect label={`Status of ${name}`} words={talentStatusWords} value={status} onChange={choose} />
}

const fragment = graphql`
  fragment TalentStatus_talent on Talent {
    id
    databaseId
    name
    status
  }
`

const mutation = graphql`
  mutation TalentStatusMutation($input: SetTalentStatusInput!) @raw_response_type {
    setTalentStatus(input: $input) {
      talent {
        id
        status
      }
    }
  }
`
