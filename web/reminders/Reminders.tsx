import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ReminderRow_reminder$key } from '../__generated__/ReminderRow_reminder.graphql.ts'
import type { Reminders_company$key } from '../__generated__/Reminders_company.graphql.ts'
import type { Reminders_deal$key } from '../__generated__/Reminders_deal.graphql.ts'
import type { Reminders_talent$key } from '../__generated__/Reminders_talent.graphql.ts'
import { Card } from '../components/Section.tsx'
import { column, plainList } from '../components/styles.ts'
import { ReminderRow } from './ReminderRow.tsx'

export const TalentReminders = ({ talent }: { talent: Reminders_talent$key }) => (
  <Reminders {...useFragment(talentFragment, talent)} />
)

export const DealReminders = ({ deal }: { deal: Reminders_deal$key }) => (
  <Reminders {...useFragment(dealFragment, deal)} />
)

export const CompanyReminders = ({ company }: { company: Reminders_company$key }) => (
  <Reminders {...useFragment(companyFragment, company)} />
)

type Edge = { readonly node: (ReminderRow_reminder$key & { readonly id: string }) | null | undefined }

/** The viewer's open reminders about a record; nothing while there are none, as the menu of the record sets them. */
function Reminders({ reminders }: { reminders: { readonly edges: readonly Edge[] } }) {
  const styles = useStyles()
  const open = reminders.edges.flatMap(({ node }) => node ?? []) // A deleted one is gone from the store.
  if (open.length === 0) return null
  return (
    <Card title="My reminders">
      <ul className={styles.list}>
        {open.map(reminder => (
          <ReminderRow key={reminder.id} reminder={reminder} />
        ))}
      </ul>
    </Card>
  )
}

const talentFragment = graphql`
  fragment Reminders_talent on Talent { reminders(first: 20) { edges { node { id ...ReminderRow_reminder } } } }
`

const dealFragment = graphql`
  fragment Reminders_deal on Deal { reminders(first: 20) { edges { node { id ...ReminderRow_reminder } } } }
`

const companyFragment = graphql`
  fragment Reminders_company on Company { reminders(first: 20) { edges { node { id ...ReminderRow_reminder } } } }
`

const useStyles = makeStyles({ list: { ...column, ...plainList } })
