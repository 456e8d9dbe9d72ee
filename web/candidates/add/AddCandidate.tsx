import { Button } from '@fluentui/react-components'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AddCandidate_deal$key } from '../../__generated__/AddCandidate_deal.graphql.ts'
import { useActionStyles } from '../../deals/profile/header/useActionStyles.ts'
import { AddCandidateDialog } from './AddCandidateDialog.tsx'

/** Opens the dialog that puts a talent on the deal. */
export function AddCandidate({ deal: key }: { deal: AddCandidate_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useActionStyles()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button appearance="primary" icon={<PersonAddRegular />} className={styles.root} onClick={() => setOpen(true)}>
        Add Candidate
      </Button>
      {open && <AddCandidateDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  )
}

const fragment = graphql`
  fragment AddCandidate_deal on Deal {
    ...AddCandidateDialog_deal
  }
`
