import { graphql, useFragment } from 'react-relay'
import type { TalentOwner_talent$key } from '../../../__generated__/TalentOwner_talent.graphql.ts'
import { OwnerMenu } from '../../../owners/OwnerMenu.tsx'

/** Who looks after the talent, to be changed. */
export function TalentOwner({ talent: key }: { talent: TalentOwner_talent$key }) {
  const { databaseId: id, name, owner } = useFragment(fragment, key)
  return <OwnerMenu id={id} of={name} owner={owner} mutation={mutation} />
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
