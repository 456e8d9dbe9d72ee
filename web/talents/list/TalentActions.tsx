import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { TalentActions_talent$key } from '../../__generated__/TalentActions_talent.graphql.ts'
import type { TalentStatus_talent$key } from '../../__generated__/TalentStatus_talent.graphql.ts'
import { AddToDealDialog } from '../../candidates/add/addDialogs.ts'
import { useDialog } from '../../components/DialogHost.tsx'
import { shortened } from '../../components/format.ts'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { TalentStatus } from '../TalentStatus.tsx'
import { useDeleteTalent } from '../useDeleteTalent.ts'

type Props = { talent: TalentActions_talent$key; onDeleted: () => void }

/** The menu of a talent in the list. */
export function TalentActions({ talent: key, onDeleted }: Props) {
  const { databaseId: id, name } = useFragment(fragment, key)
  const navigate = useNavigate()
  const show = useDialog()
  const [deleteTalent] = useDeleteTalent()
  const remove = () => deleteTalent(id, { title: `Delete ${shortened(name)}?`, onDone: onDeleted, onGone: onDeleted })
  return (
    <RowMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'Open profile', icon: <PersonRegular />, onChoose: () => navigate(`/talent/${id}`) },
        {
          label: 'Add to deal',
          icon: <PersonAddRegular />,
          onChoose: () => show(onClose => <AddToDealDialog talentId={id} name={name} onClose={onClose} />),
        },
        { label: 'Delete', icon: <DeleteRegular />, onChoose: remove },
      ]}
    />
  )
}

/** The status in the list. A change reloads the list, which may be filtered or sorted by it. */
export function ListedStatus({ talent }: { talent: TalentStatus_talent$key }) {
  const refresh = useRefresh()
  const failed = { title: 'Error', text: 'Failed to update talent status. Please try again.' }
  return <TalentStatus talent={talent} mutation={statusMutation} onDone={() => refresh()} failed={failed} />
}

const fragment = graphql`
  fragment TalentActions_talent on Talent { databaseId name }
`

const statusMutation = graphql`
  mutation TalentActionsStatusMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) {
      talent { status version }
    }
  }
`
