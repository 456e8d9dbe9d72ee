import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { TalentActions_talent$key } from '../../__generated__/TalentActions_talent.graphql.ts'
import { RowMenu } from '../../components/table/RowMenu.tsx'
import { useDeleteTalent } from './useDeleteTalent.ts'

type Props = { talent: TalentActions_talent$key; onDeleted: () => void }

/** What can be done with one talent of the list. */
export function TalentActions({ talent: key, onDeleted }: Props) {
  const { databaseId, name } = useFragment(fragment, key)
  const navigate = useNavigate()
  const deleteTalent = useDeleteTalent(onDeleted)
  return (
    <RowMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'Open profile', icon: <PersonRegular />, onChoose: () => navigate(`/talent/${databaseId}`) },
        { label: 'Delete', icon: <DeleteRegular />, onChoose: () => deleteTalent({ id: databaseId, name }) },
      ]}
    />
  )
}

const fragment = graphql`
  fragment TalentActions_talent on Talent {
    databaseId
    name
  }
`
