import { makeStyles } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { EditProfile_talent$key } from '../../../__generated__/EditProfile_talent.graphql.ts'
import type { EditProfileQuery } from '../../../__generated__/EditProfileQuery.graphql.ts'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { laterDialog } from '../../../components/laterDialog.tsx'
import { phone } from '../../../components/styles.ts'

/** Opens the form that edits the profile, whose code is loaded on demand. */
export function EditProfile({ talent: key }: { talent: EditProfile_talent$key }) {
  const talent = useFragment(fragment, key)
  const environment = useRelayEnvironment()
  const styles = useStyles()

  // The timeline is not part of the form's answer. A failure is ignored.
  function refetchTimeline() {
    fetchQuery<EditProfileQuery>(environment, query, { id: talent.databaseId }).subscribe({ error() {} })
  }

  return (
    <DialogButton
      appearance="primary"
      icon={<EditRegular />}
      className={styles.root}
      dialog={close => (
        <EditTalentDialog
          talent={talent}
          onClose={() => {
            close()
            refetchTimeline()
          }}
        />
      )}
    >
      Edit Profile
    </DialogButton>
  )
}

const EditTalentDialog = laterDialog(async () => (await import('../../form/EditTalentDialog.tsx')).EditTalentDialog)

const fragment = graphql`
  fragment EditProfile_talent on Talent {
    databaseId
    ...talentFields_talent
  }
`

const query = graphql`
  query EditProfileQuery($id: Int!) {
    talent(id: $id) { updatedAt ...TalentTimeline_talent }
  }
`

const useStyles = makeStyles({ root: { [phone]: { flexGrow: 1 } } })
