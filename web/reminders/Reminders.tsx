import { graphql, useFragment } from 'react-relay'
import type { Reminders_company$key } from '../__generated__/Reminders_company.graphql.ts'
import type { Reminders_deal$key } from '../__generated__/Reminders_deal.graphql.ts'
import type { Reminders_talent$key } from '../__generated__/Reminders_talent.graphql.ts'
import { laterSection } from '../app/laterSection.tsx'
import type { OpenReminder } from './RemindersCard.tsx'

export const TalentReminders = ({ talent }: { talent: Reminders_talent$key }) => (
  <Reminders {...useFragment(talentFragment, talent)} />
)

export const DealReminders = ({ deal }: { deal: Reminders_deal$key }) => (
  <Reminders {...useFragment(dealFragment, deal)} />
)

export const CompanyReminders = ({ company }: { company: Reminders_company$key }) => (
  <Reminders {...useFragment(companyFragment, company)} />
)

type Edge = { readonly node: OpenReminder | null | undefined }

/** The viewer's open reminders about a record. Without reminders, nothing is rendered; they are added in the menu. */
function Reminders({ reminders }: { reminders: { readonly edges: readonly Edge[] } }) {
  const open = reminders.edges.flatMap(({ node }) => node ?? []) // A reminder deleted from the store is null.
  return open.length > 0 && <RemindersCard open={open} />
}

const RemindersCard = laterSection(async () => (await import('./RemindersCard.tsx')).RemindersCard, 96)

const talentFragment = graphql`
  fragment Reminders_talent on Talent { reminders(first: 20) { edges { node { id ...RemindersCard_reminderRow } } } }
`

const dealFragment = graphql`
  fragment Reminders_deal on Deal { reminders(first: 20) { edges { node { id ...RemindersCard_reminderRow } } } }
`

const companyFragment = graphql`
  fragment Reminders_company on Company { reminders(first: 20) { edges { node { id ...RemindersCard_reminderRow } } } }
`
