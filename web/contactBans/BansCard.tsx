import { makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { ReactElement, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BansCard_companyBans$key } from '../__generated__/BansCard_companyBans.graphql.ts'
import type { BansCard_talentBans$key } from '../__generated__/BansCard_talentBans.graphql.ts'
import { DialogButton } from '../components/DialogButton.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { Card } from '../components/Section.tsx'
import { column, plainList } from '../components/styles.ts'
import { Ban } from './Ban.tsx'

type Props = {
  /** The entries, as items of a list. */
  children: readonly ReactNode[]
  dialog: (onClose: () => void) => ReactElement
}

/** The companies or talents that must not meet this record; only a button while there are none. */
export function BansCard({ children, dialog }: Props) {
  const styles = useStyles()
  const add = (
    <DialogButton
      size="small"
      appearance="subtle"
      icon={<AddRegular />}
      aria-label="Add to the do-not-contact list"
      dialog={dialog}
    >
      Add
    </DialogButton>
  )
  return (
    <div ref={takesFocusOver}>
      <Card title="Do not contact" actions={add}>
        {children.length > 0 && <ul className={styles.list}>{children}</ul>}
      </Card>
    </div>
  )
}

/** The talents who must not be presented to a company. */
export function CompanyBans({ company: key }: { company: BansCard_companyBans$key }) {
  const { databaseId: id, name, contactBans } = useFragment(companyFragment, key)
  return (
    <BansCard dialog={onClose => <AddBanDialog company={{ id, name }} onClose={onClose} />}>
      {contactBans.map(ban => (
        <Ban key={ban.id} ban={ban} page="company" />
      ))}
    </BansCard>
  )
}

const AddBanDialog = laterDialog(async () => (await import('./AddBanDialog.tsx')).AddBanDialog)

/** The companies that a talent must not be presented to. */
export function TalentBans({ talent: key }: { talent: BansCard_talentBans$key }) {
  const { databaseId: id, name, contactBans } = useFragment(talentFragment, key)
  return (
    <BansCard dialog={onClose => <AddBanDialog talent={{ id, name }} onClose={onClose} />}>
      {contactBans.map(ban => (
        <Ban key={ban.id} ban={ban} page="talent" />
      ))}
    </BansCard>
  )
}

const companyFragment = graphql`
  fragment BansCard_companyBans on Company {
    databaseId name
    contactBans { id ...Ban_contactBan }
  }
`

const talentFragment = graphql`
  fragment BansCard_talentBans on Talent {
    databaseId name
    contactBans { id ...Ban_contactBan }
  }
`

const useStyles = makeStyles({ list: { ...column, ...plainList, gap: tokens.spacingVerticalM } })
