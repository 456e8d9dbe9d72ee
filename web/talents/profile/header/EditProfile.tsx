import { Button, makeStyles } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState, useTransition } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { EditProfile_talent$key } from '../../../__generated__/EditProfile_talent.graphql.ts'
import type { EditProfileQuery } from '../../../__generated__/EditProfileQuery.graphql.ts'
import { lazyDialog } from '../../../app/lazyDialog.tsx'

/** Opens the form that changes the profile. Its code comes when it is wanted. */
export function EditProfile({ talent: key }: { talent: EditProfile_talent$key }) {
  const talent = useFragment(fragment, key)
  const environment = useRelayEnvironment()
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [, startOpening] = useTransition()

  // The form's answer knows nothing of the timeline. What it tells is of no hurry, so a failure is left alone.
  function close() {
    setOpen(false)
    fetchQuery<EditProfileQuery>(environment, query, { id: talent.databaseId }).subscribe({ error() {} })
  }

  return (
    <>
      <Button
        appearance="primary"
        icon={<EditRegular />}
        className={styles.root}
        onClick={() => startOpening(() => setOpen(true))}
      >
        Edit Profile
      </Button>
      {open && <EditTalentDialog talent={talent} onClose={close} />}
    </>
  )
}

const [EditTalentDialog] = lazyDialog(async () => (await import('../../form/EditTalentDialog.tsx')).EditTalentDialog)

const fragment = graphql`
  fragment EditProfile_talent on Talent {
    databaseId
    ...talentFields_talent
  }
`

const query = graphql`
  query EditProfileQuery($id: Int!) {
    talent(id: $id) {
      updatedAt
      ...TalentTimeline_talent
    }
  }
`

const useStyles = makeStyles({ root: { '@media (max-width: 640px)': { flexGrow: 1 } } })
