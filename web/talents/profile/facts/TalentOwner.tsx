import { graphql, useFragment } from 'react-relay'
import type { TalentOwner_talent$key } from '../../../__generated__/TalentOwner_talent.graphql.ts'
import type { TalentOwnerMutation } from '../../../__generated__/TalentOwnerMutation.graphql.ts'
import { OwnerMenu } from '../../../owners/OwnerMenu.tsx'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** Who looks after the talent, to be changed. */
export function TalentOwner({ talent: key }: { talent: TalentOwner_talent$key }) {
  const { databaseId: id, name, owner } = useFragment(fragment, key)
  const [act] = useRecordAction<TalentOwnerMutation>(mutation)
  const choose = (ownerId: number | null) =>
    act(
      { input: { id, ownerId } },
      { done: { title: 'Owner changed' }, failed: withReason('Failed to change the owner', 'Please try again.') },
    )
  return <OwnerMenu of={name} owner={owner} onChoose={choose} />
}

const fragment = graphql`
  fragment TalentOwner_talent on Talent {
    databaseId name
    owner { ...OwnerMenu_user }
  }
`

const mutation = graphql`
  mutation TalentOwnerMutation($input: UpdateTalentInput!) {
    updateTalent(input: $input) {
      talent { version ...TalentOwner_talent }
    }
  }
`
